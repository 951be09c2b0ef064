/** What is heard in Etherfields. */
import type { SoundParts } from '../lib/board'
import type { EtherfieldsView } from './view'

const HEARD: SoundParts['events'] = {
  'dreamer-moved': 'step',
  'team-moved': 'step',
  'cards-drawn': 'card',
  'card-played': 'card',
  'gained': 'find',
  'overlay-laid': 'door',
  'scene-begun': 'door',
}

/** Where the Team is, and how near the eighth Distress. */
const mood = (view: EtherfieldsView) => {
  const me = view.dreamers[view.you ?? 0]
  if (!me?.archetype) return null
  return { place: view.scene === 'none' ? 'town' : view.scene, dread: view.scene === 'none' ? 0 : me.distress / 8 }
}

export const sounds: SoundParts = { events: HEARD, mood }
