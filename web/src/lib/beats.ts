/** What just happened as a short play: beats of about a second, each a card, a throw of dice, a chapter, a line or a noise. */
import type { Entry, Thing, View } from './wire'

/** What flies from one thing of the table to another as a beat ends: the card that was shown, or a mark of harm. */
export interface Flight {
  what: 'card' | 'harm'
  /** Where it comes from, the first of these that is in sight; nothing: the middle of the board. A card comes from its beat. */
  from?: string[]
  /** Where it goes to; it does not fly where none of these is in sight. */
  to: string[]
  /** How it looks: by the track that it changes. */
  tone?: string
  said?: string
}

/** From the view that is shown, and the one that the table has now, the view to be shown. Each game knows its own. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Telling = (shown: any, now: any) => any

export interface Beat {
  kind: 'card' | 'chapter' | 'dice' | 'line' | 'noise'
  title: string
  /** Before it: why it happens. After it: what came of it. */
  cause?: string
  text?: string
  /** Of the paragraphs of a card the one that counts now. */
  counts?: number
  /** What was really lost, and what is left. */
  harm?: string
  flavour?: string
  /** The thing whose face is shown. */
  thing?: string
  faces?: string[]
  /** The faces of dice that a game draws itself: their lines on a square of 24, and what they say. */
  signs?: { path: string; said: string }[]
  /** Who or what appears, where it has no face to be shown: a drawing on a square of 100. */
  emblem?: string
  tone?: 'bad' | 'good' | 'plain'
  /** The direction of a noise. */
  way?: string
  /** It belongs to this step of a card that is carried out step by step. */
  step?: { card: string; at: number }
  /** A cause: until it has been seen, the board shows what was before it. */
  holds?: boolean
  /** What the board shows as it begins, and as it ends, where the table is not yet shown as it is. */
  begins?: Telling
  ends?: Telling
  flies?: Flight[]
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

const isGrave = (beat: Beat): boolean => beat.kind !== 'line' && beat.kind !== 'noise'

/** At most so many beats, the newest, and every chapter and throw among the older ones. */
export function trimmed(beats: Beat[]): Beat[] {
  if (beats.length <= MOST) return beats
  const grave = beats.filter(isGrave)
  return grave.length >= MOST ? grave.slice(-MOST) : beats.filter((beat, at) => grave.includes(beat) || at >= beats.length - (MOST - grave.length)).slice(-MOST)
}

/** For the members of a view that a beat is about: shows them as they are now. */
export const taking = (...members: string[]): Telling => (shown: View, now: View) => ({ ...shown, ...Object.fromEntries(members.filter((one) => one in now).map((one) => [one, now[one]])) })

/** An update: what is told of it, and how the table is when it has been told. */
interface Scene<T> {
  now: T
  beats: Beat[]
  /** Whether the board shows it already. */
  seen: boolean
}

/**
 * What is being told, and the table as the beats have come to it. An update with causes is shown as it was before until
 * they have been seen, member by member where the beats say what they change. Time, pictures and the page are not known here.
 */
export class Play<T extends { view: View }> {
  beat: Beat | null = null
  /** What is shown instead of the table as it is; null: the table as it is. */
  shown: T | null = null
  #scenes: Scene<T>[] = []
  #ended = true

  /** Whether there is anything to be told. */
  get isOn(): boolean {
    return this.beat !== null || this.#scenes.some((scene) => scene.beats.length > 0)
  }

  get next(): Beat | undefined {
    return this.#scenes.find((scene) => scene.beats.length)?.beats[0]
  }

  /** An update has come. Where `hold` is false the board shows it at once, unless something before it is still held. */
  add(before: T, now: T, beats: Beat[], hold: boolean): void {
    const causes = hold && beats.some((one) => one.holds)
    if (!this.shown && causes) this.shown = before
    if (!this.shown && !beats.length) return
    for (const scene of this.#scenes) scene.beats = scene.beats.filter((one) => isGrave(one) || one.holds) // cards, throws and causes are seen
    this.#scenes.push({ now, beats: hold ? beats : beats.map((one) => ({ ...one, holds: false })), seen: !this.shown })
    const kept = new Set(trimmed(this.#scenes.flatMap((scene) => scene.beats)))
    for (const scene of this.#scenes) scene.beats = scene.beats.filter((one) => kept.has(one))
  }

  /** The beat has been seen: the board shows what it changes, though it may stand there a little longer. */
  arrive(): void {
    if (this.#ended) return
    this.#ended = true
    this.#tell(this.beat?.ends)
    this.#reach()
  }

  /** The next beat begins; null where there is none. */
  go(): Beat | null {
    this.arrive()
    for (let scene = this.#scenes[0]; scene; scene = this.#scenes[0]) {
      this.#reach()
      const beat = scene.beats.shift()
      if (beat) {
        this.beat = beat
        this.#ended = false
        this.#tell(beat.begins)
        return beat
      }
      this.#scenes.shift()
    }
    this.clear()
    return null
  }

  /** The table as it is, and nothing more to be told. */
  clear(): void {
    this.#scenes = []
    this.#ended = true
    this.beat = this.shown = null
  }

  #tell(telling: Telling | undefined): void {
    const scene = this.#scenes[0]
    if (telling && scene && !scene.seen && this.shown) this.shown = { ...this.shown, view: telling(this.shown.view, scene.now.view) }
  }

  /** All causes of the update that is told have been seen: the board shows what came of them. */
  #reach(): void {
    const scene = this.#scenes[0]
    if (!scene || scene.seen || scene.beats.some((one) => one.holds) || (!this.#ended && this.beat?.holds)) return
    scene.seen = true
    this.shown = this.#scenes.length > 1 ? scene.now : null
  }
}
