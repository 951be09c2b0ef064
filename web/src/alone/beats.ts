/** ALONE on the stage: every throw with its cause and what came of it, each Reaction as a card, chapters of the night. */
import type { Beat, Staged } from '../lib/beats'
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

export function beats({ feed, view, before, things }: Staged<AloneView>): Beat[] {
  const made: Beat[] = []
  const shown = new Set<Entry>()
  const lost = change(before, view)
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
        text: [...after.map((one) => one.text), hurt ? lost : ''].filter(Boolean).join(' ') || t('al-no-effect'),
        tone: hurt ? 'bad' : after.length ? 'good' : 'plain',
        ms: 1700,
      })
    } else if (entry.kind === 'reaction-played') {
      // Evil has just held it in hand, and wants the Map to go on
      const thing = things[`reaction/${idOf(entry.args.card)}`]
      if (thing && !isEvil(view)) made.push({ kind: 'card', title: entry.text, text: thing.text, flavour: thing.flavour, thing: thing.thing, tone: 'bad', ms: 2200 })
      else made.push({ kind: 'line', title: entry.text, tone: 'bad', ms: 900 })
    } else if (entry.kind === 'noise-heard') {
      made.push({ kind: 'noise', title: entry.text, way: String(entry.args.way ?? ''), tone: 'plain', ms: 900 })
    } else if (chapter) {
      const thing = things[entry.things[0] ?? '']
      made.push({ kind: 'chapter', title: entry.text, text: thing?.flavour || (entry.kind === 'round-begun' ? t('al-round', { left: view.sheet.limits.length - 1 - view.space, limit: view.limit }) : ''), thing: entry.kind === 'boss-came' ? thing?.thing : undefined, tone: chapter, ms: 1800 })
    } else if (line) {
      made.push({ kind: 'line', title: entry.text, text: entry.kind === 'hurt' ? lost : undefined, cause: entry.kind === 'hurt' ? cause(feed, at) : undefined, tone: line, ms: 1000 })
    }
  })
  if (before && before.life > 0 && view.life === 0) made.push({ kind: 'chapter', title: t('al-life-gone'), text: t('al-life-gone-what'), tone: 'bad', ms: 2000 })
  return made
}
