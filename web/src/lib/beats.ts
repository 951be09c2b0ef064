/** What just happened as a short play: beats of about a second, each a card, a throw of dice, a chapter, a line or a noise. */
import type { Entry, Thing } from './wire'

export interface Beat {
  kind: 'card' | 'chapter' | 'dice' | 'line' | 'noise'
  title: string
  /** Before it: why it happens. After it: what came of it. */
  cause?: string
  text?: string
  flavour?: string
  /** The thing whose face is shown. */
  thing?: string
  faces?: string[]
  tone?: 'bad' | 'good' | 'plain'
  /** The direction of a noise. */
  way?: string
  /** Milliseconds at the usual pace. */
  ms: number
}

export interface Staged<V> {
  feed: Entry[]
  view: V
  /** What this seat knew before, where it was there. */
  before: V | null
  things: Record<string, Thing>
}

/** No more than this at once: what is left is in the log. */
export const MOST = 9

/** At most so many beats, the newest, and every chapter and throw among the older ones. */
export function trimmed(beats: Beat[]): Beat[] {
  if (beats.length <= MOST) return beats
  const grave = beats.filter((beat) => beat.kind !== 'line' && beat.kind !== 'noise')
  return grave.length >= MOST ? grave.slice(-MOST) : beats.filter((beat, at) => grave.includes(beat) || at >= beats.length - (MOST - grave.length)).slice(-MOST)
}
