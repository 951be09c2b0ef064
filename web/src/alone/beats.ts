/** ALONE on the stage: every throw with its cause and what came of it, each Reaction as a card, chapters of the night. */
import { taking, type Beat, type Flight, type Staged } from '../lib/beats'
import type { Entry } from '../lib/wire'
import { t } from '../lib/words.svelte'
import { dieFace, idOf, isEvil } from './model'
import type { AloneView } from './view'

const THROWS = new Set(['rolled', 'rerolled'])
const RESULTS = new Set(['hurt', 'creature-wounded', 'creature-killed', 'companion-hurt', 'roll-changed', 'jammed'])
const CAUSES = new Set(['creature-walked', 'creature-stepped', 'creature-seen', 'met', 'strengthened', 'action-declared', 'reaction-played', 'target-chosen', 'way-chosen'])
const ENDS = new Set(['turn-ended', 'turn-begun', 'hero-stepped', 'round-begun'])
const CHAPTERS: Record<string, Beat['tone']> = {
  'round-begun': 'plain', 'boss-came': 'bad', 'nightmare-begun': 'bad', 'mission-completed': 'good', 'final-activated': 'good', 'game-ended': 'plain',
}
const LINES: Record<string, Beat['tone']> = {
  hurt: 'bad', met: 'bad', 'creature-killed': 'good', 'item-found': 'good', 'creature-seen': 'bad', 'sectors-hidden': 'plain', 'light-changed': 'plain', 'companion-lost': 'bad',
}

/** What happens on the Map: before a throw it is seen before the throw, after it when that has been seen. */
const MOVES = new Set(['creature-walked', 'creature-stepped', 'creature-seen', 'creature-left', 'creature-placed', 'creature-teleported', 'creature-vanished', 'hero-stepped', 'sectors-revealed', 'met'])
const STRIKES = new Set(['creature-killed', 'creature-wounded', 'creature-vanished'])
/** The rules of an attack and of the sight of a creature: harm that comes of them is no price. */
const BLOWS = /^AL-(ATTACK|ENCOUNTER)-/
const map = taking('labyrinth', 'map', 'heard', 'way')
const track = taking('track', 'face_down', 'hand', 'hands', 'decks', 'unlocked', 'played', 'aside')
/** Where a card that is played lies: the track, or where it is opened. */
const TRACK = ['[data-lands=track]', '.drawer[aria-pressed]', '[role=tab]:nth-child(2)']
/** The back of a card. */
const BACK = 'M50 22C26 22 8 50 8 50s18 28 42 28 42-28 42-28-18-28-42-28zM50 36a14 14 0 1 1 0 28a14 14 0 1 1 0-28zM50 44a6 6 0 1 0 0 12a6 6 0 1 0 0-12z'

/** What came of a throw: everything until the next one, or until the Turn goes on. */
function results(feed: Entry[], at: number): Entry[] {
  const found: Entry[] = []
  for (const entry of feed.slice(at + 1)) {
    if (THROWS.has(entry.kind) || ENDS.has(entry.kind)) break
    if (RESULTS.has(entry.kind)) found.push(entry)
  }
  return found
}

function cause(feed: Entry[], at: number): string {
  return feed.slice(0, at).findLast((entry) => CAUSES.has(entry.kind))?.text ?? ''
}

/** By how much Life and Self-control have really changed: what one lacks, the other pays. */
export function change(before: Pick<AloneView, 'life' | 'sc'> | null, view: Pick<AloneView, 'life' | 'sc'>): string {
  if (!before) return ''
  return (['life', 'sc'] as const)
    .filter((track) => view[track] < before[track])
    .map((track) => t('al-lost', { track: t('al-' + track), amount: before[track] - view[track], left: view[track] }))
    .join(' ')
}

type Health = Pick<AloneView, 'life' | 'sc'>

/** What each loss has really changed: one may come after the other before the page is told of both (AL-DAMAGE-04). */
function losses(feed: Entry[], before: Health | null, view: Health): Map<Entry, [before: Health, after: Health]> {
  const made = new Map<Entry, [Health, Health]>()
  if (!before) return made
  let now: Health = { life: before.life, sc: before.sc }
  for (const entry of feed) {
    const [own, other] = entry.args.harm === 'sc' ? (['sc', 'life'] as const) : (['life', 'sc'] as const)
    const amount = Number(entry.args.amount ?? 0)
    if (entry.kind === 'recovered') now = { ...now, [own]: now[own] + amount }
    if (entry.kind !== 'hurt') continue
    const taken = Math.min(now[own], amount)
    const after: Health = { ...now, [own]: now[own] - taken, [other]: Math.max(0, now[other] - (amount - taken)) }
    made.set(entry, [now, after])
    now = after
  }
  if (now.life === view.life && now.sc === view.sc) return made
  // something else has changed them too: the last loss tells what is left
  const last = feed.findLast((entry) => entry.kind === 'hurt')
  return new Map(last ? [[last, [{ life: before.life, sc: before.sc }, { life: view.life, sc: view.sc }]]] : [])
}

/** Harm flies from whoever did it, else from the middle of the board, to each track that loses. */
function flights(feed: Entry[], at: number, before: Health, after: Health): Flight[] {
  const who = idOf(feed.slice(0, at + 1).findLast((entry) => CAUSES.has(entry.kind) && entry.args.kind)?.args.kind)
  return (['life', 'sc'] as const)
    .filter((one) => after[one] < before[one])
    .map((one) => ({ what: 'harm', from: who ? [`.board [data-kind="${who}"]`] : [], to: [`[data-lands=${one}]`], tone: one, said: String(before[one] - after[one]) }))
}

export function beats({ feed, view, before, things }: Staged<AloneView>): Beat[] {
  const made: Beat[] = []
  const shown = new Set<Entry>()
  const lost = losses(feed, before, view)
  /** From what to what the tracks fall. */
  const fall = (entries: Entry[]): [Health, Health] | null => {
    const [first, last] = [entries.map((one) => lost.get(one)).find(Boolean), entries.map((one) => lost.get(one)).findLast(Boolean)]
    return first && last ? [first[0], last[1]] : null
  }
  const harmOf = (entries: Entry[]): string => {
    const [from, to] = fall(entries) ?? [null, view]
    return change(from, to)
  }
  /** A beat that harms holds the tracks back until it has been seen; whatever moved before it is seen as it begins. */
  const harming = (entries: Entry[], at: number): Partial<Beat> => {
    const [from, to] = fall(entries) ?? [null, null]
    const struck = entries.some((one) => STRIKES.has(one.kind))
    // what one pays oneself is seen at once
    const suffered = entries.some((one) => one.kind === 'hurt' && (BLOWS.test(String(one.args.cause)) || feed.slice(0, at + 1).some((other) => THROWS.has(other.kind) || (CAUSES.has(other.kind) && other.kind !== 'action-declared'))))
    const moved = !struck && feed.slice(0, at).some((one) => MOVES.has(one.kind))
    return {
      holds: struck || suffered,
      begins: moved ? map : undefined,
      ends: (shown: AloneView, now: AloneView) => ({ ...shown, ...(struck ? map(shown, now) : {}), ...(to ?? {}) }),
      flies: suffered && from && to ? flights(feed, at, from, to) : undefined,
    }
  }
  feed.forEach((entry, at) => {
    if (shown.has(entry)) return
    const chapter = CHAPTERS[entry.kind]
    const line = LINES[entry.kind]
    if (THROWS.has(entry.kind)) {
      const dice = (entry.args.dice ?? []) as unknown[]
      const after = results(feed, at)
      after.forEach((one) => shown.add(one))
      const hurt = after.some((one) => one.kind === 'hurt')
      made.push({
        kind: 'dice',
        title: entry.text,
        faces: dice.map(dieFace),
        cause: cause(feed, at),
        text: after.map((one) => one.text).join(' ') || t('al-no-effect'),
        harm: harmOf(after),
        tone: hurt ? 'bad' : after.length ? 'good' : 'plain',
        ...harming(after, at),
        ms: 1700,
      })
    } else if (entry.kind === 'reaction-played') {
      // Evil has just held it in hand, and wants the Map to go on
      const thing = things[`reaction/${idOf(entry.args.card)}`]
      const lands: Pick<Beat, 'ends' | 'flies'> = { ends: track, flies: [{ what: 'card', to: TRACK }] }
      if (isEvil(view)) made.push({ kind: 'line', title: entry.text, tone: 'bad', ms: 900 })
      else if (thing) made.push({ kind: 'card', title: entry.text, text: thing.text, counts: entry.args.dangerous === 'yes' || entry.args.dangerous === true ? 1 : 0, flavour: thing.flavour, thing: thing.thing, tone: 'bad', holds: true, ...lands, ms: 2200 })
      else made.push({ kind: 'card', title: entry.text, emblem: BACK, tone: 'bad', holds: true, ...lands, ms: 1000 })
    } else if (entry.kind === 'noise-heard') {
      made.push({ kind: 'noise', title: entry.text, way: String(entry.args.way ?? ''), tone: 'plain', ms: 900 })
    } else if (chapter) {
      const thing = things[entry.things[0] ?? '']
      made.push({ kind: 'chapter', title: entry.text, text: thing?.flavour || (entry.kind === 'round-begun' ? t('al-round', { left: view.sheet.limits.length - 1 - view.space, limit: view.limit }) : ''), thing: entry.kind === 'boss-came' ? thing?.thing : undefined, tone: chapter, ms: 1800 })
    } else if (line) {
      made.push({ kind: 'line', title: entry.text, text: entry.kind === 'hurt' ? harmOf([entry]) : undefined, cause: entry.kind === 'hurt' ? cause(feed, at) : undefined, tone: line, ...(entry.kind === 'hurt' ? harming([entry], at) : MOVES.has(entry.kind) ? { begins: map } : {}), ms: 1000 })
    }
  })
  if (before && before.life > 0 && view.life === 0) made.push({ kind: 'chapter', title: t('al-life-gone'), text: t('al-life-gone-what'), tone: 'bad', ms: 2000 })
  return made
}
