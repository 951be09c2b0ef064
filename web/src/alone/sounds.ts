/** What is heard in ALONE, as far as this seat is told. */
import type { SoundParts } from '../lib/board'
import { isEvil, sectorsOf } from './model'
import type { AloneView } from './view'

const HEARD: SoundParts['events'] = {
  'hero-stepped': 'step',
  'door-changed': 'door',
  'light-changed': 'light',
  'item-gained': 'find',
  'item-upgraded': 'find',
  'mission-completed': 'good',
  'boss-came': 'bad',
  'nightmare-begun': 'bad',
}

/** Where it is, and how little Life and Self-control are left of what one begins with. */
const mood = (view: AloneView) => {
  if (!view.labyrinth?.length && !view.map) return null
  const lit = sectorsOf(view).some((sector) => sector.hero && sector.lit)
  const left = Math.min(view.life, view.sc) / Math.max(1, view.sheet.health)
  return { place: view.nightmare ? 'nightmare' : isEvil(view) ? 'evil' : lit ? 'lit' : 'dark', dread: isEvil(view) ? 0 : 1 - left }
}

export const sounds: SoundParts = { events: HEARD, mood }
