/** Plays what happens at a table: when each beat begins and ends, its picture and its sound, and what skips it. */
import { Play, type Beat } from './beats'
import { drawing } from './drawing'
import { pace } from './settings.svelte'
import { sound } from './sound'
import type { Held } from './table.svelte'

/** Pages that are being read: a dialog, or the end of a scene. */
const PAGES = 'dialog[open], .board [role=dialog]'
const WAIT = 150
const SOON = 60
/** Longest wait for a picture: what is told must not lag behind the game. */
const LATE = 500
/** How long it stays after something has flown from it: a number that has changed is looked at. */
const AFTER = 650

export const isReading = (): boolean => !!document.querySelector(PAGES)

export class Staging {
  /** What is told now. */
  beat = $state.raw<Beat | null>(null)
  picture = $state.raw<ImageBitmap | null>(null)
  /** The table as the beats have come to it; null: as it is. */
  shown = $state.raw<Held | null>(null)
  /** Whether something is told, or about to be: what comes after it waits. */
  playing = $state(false)

  /** Lets fly what flies at the end of a beat, and calls back when it has arrived; gives how to stop it, or null where nothing flies. */
  fly: (beat: Beat, arrived: () => void) => (() => void) | null = () => null

  #play = new Play<Held>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #stop: (() => void) | null = null
  /** Pictures of what is to be played, drawn before it moves: drawing them meanwhile would make it stumble. */
  #drawn = new Map<Beat, Promise<ImageBitmap | null>>()

  /** An update has come; the table shows it at once where nothing may move, or where a page lies over the board. */
  add(before: Held, now: Held, beats: Beat[], moving: boolean, face: (thing: string) => Promise<string | null>): void {
    if (!pace() || document.visibilityState === 'hidden') return this.clear() // nobody looks: whoever comes back sees how it is
    const hold = !!now.over || (moving && !isReading())
    const told = now.over ? beats.map((one) => ({ ...one, holds: true })) : beats // the last strike is not told over an open Map
    for (const one of told) if (one.thing) this.#drawn.set(one, drawing(face(one.thing)))
    this.#play.add(before, now, told, hold)
    this.shown = this.#play.shown
    if (this.playing || !this.#play.isOn) return
    this.playing = true
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#next(), SOON) // a page that is to be read comes first
  }

  clear(): void {
    this.#play.clear()
    this.#halt()
    this.#drawn.clear()
    this.#show(null, null)
  }

  #halt(): void {
    clearTimeout(this.#timer)
    this.#stop?.()
    this.#stop = null
  }

  #next(): void {
    this.#halt()
    this.#play.arrive()
    this.shown = this.#play.shown
    if (this.#play.isOn && isReading()) {
      this.beat = null
      this.#timer = setTimeout(() => this.#next(), WAIT) // a page is being read
      return
    }
    let following = this.#play.go()
    // a card that lies open on the board already is not laid over it
    while (following?.kind === 'card' && document.querySelector(`[data-lies="${following.thing}"]`)) following = this.#play.go()
    const told = following
    const art = told && this.#drawn.get(told)
    if (!told || !art) return this.#show(told, null)
    this.#timer = setTimeout(() => this.#show(told, null), LATE)
    void art.then((found) => {
      if (this.#drawn.has(told)) this.#show(told, found)
      else if (this.beat === told) this.picture = found // late: the words stand there already
      else found?.close()
    })
  }

  #show(following: Beat | null, art: ImageBitmap | null): void {
    clearTimeout(this.#timer)
    if (following) this.#drawn.delete(following)
    else this.#drawn.clear()
    this.picture?.close()
    this.beat = following
    this.picture = art
    this.shown = this.#play.shown
    this.playing = !!following
    if (!following) return
    if (following.kind === 'dice') sound('dice')
    else if (following.kind === 'card') sound('card')
    else if (following.kind === 'noise') sound('noise', following.way)
    else if (following.tone === 'bad') sound('hurt')
    this.#timer = setTimeout(() => this.#end(following), following.ms * pace())
  }

  /** It has been told: what flies from it flies, and what it changes is seen where that arrives. */
  #end(beat: Beat): void {
    this.#stop = beat.flies?.length ? this.fly(beat, () => this.#arrived(beat)) : null
    if (!this.#stop) this.#next()
  }

  #arrived(beat: Beat): void {
    if (this.beat !== beat) return
    this.#play.arrive()
    this.shown = this.#play.shown
    if (beat.kind === 'card') return this.#next() // nothing of it is left
    this.#timer = setTimeout(() => this.#next(), AFTER * pace())
  }
}
