/** Sounds: off until accepted. The engine that makes them is loaded only then, and begins at the next click or key. */
import { settings } from './settings.svelte'

export type Sound = 'turn' | 'noise' | 'hurt' | 'dice' | 'card' | 'step' | 'door' | 'light' | 'find' | 'good' | 'bad' | 'end'

type Engine = typeof import('../sound/engine')
let engine: Promise<Engine> | null = null
let woken = false

function wake(): void {
  if (woken) return
  woken = true
  for (const gesture of ['pointerdown', 'keydown']) removeEventListener(gesture, wake)
}

/** A browser lets nothing sound before somebody has clicked or pressed a key. */
if (typeof addEventListener === 'function') for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, wake)

function play(act: (engine: Engine) => void): void {
  if (!settings.sound || !woken) return
  engine ??= import('../sound/engine')
  void engine.then(act)
}

/** Set what sounds on, or off; with the click that says so. */
export function accept(on: boolean): void {
  settings.sound = on
  settings.soundAsked = true
  if (on) play((loaded) => loaded.effect('turn', ''))
  else void engine?.then((loaded) => loaded.silence())
}

export function sound(what: Sound, way = ''): void {
  if (settings.volume && settings.effects) play((loaded) => loaded.effect(what, way))
}

export interface Mood {
  /** Where we are: what the ambience is made of. */
  place: string
  /** How near the end is, from 0 to 1: from a third on a heart is heard. */
  dread: number
}

/** What sounds all the time. Nothing where there is no table. */
export function mood(now: Mood | null): void {
  play((loaded) => loaded.surround(now))
}
