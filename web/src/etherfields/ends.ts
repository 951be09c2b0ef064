import type { Entry } from '../lib/wire'

/** What the page at the end of a scene counts as gained and as lost. */
const GAINED = new Set(['gained', 'card-shown', 'cards-unsealed', 'mask-worn', 'item-gained'])
/** Whether what somebody has has become less; told the same way as what has become more. */
export const isLess = (entry: Entry): boolean => entry.kind === 'gained' && entry.args.way === 'down'
/** Whether it has changed for the worse: of Distress more is worse, of everything else less. */
export const isWorse = (entry: Entry): boolean => entry.kind === 'gained' && isLess(entry) !== (entry.args.what === 'distress')
/** Piles that nobody plays from: what is put there is no gain, and nothing to be shown large. */
const ASIDE = new Set(['removed', 'boxed', 'slumbers'])
export const isGain = (entry: Entry): boolean => GAINED.has(entry.kind) && !isWorse(entry) && !ASIDE.has(String(entry.args.end ?? ''))
/** A tile, a Fate card or a Secret that is turned up is nobody's gain: what it does is. */
export const isKept = (entry: Entry): boolean => isGain(entry) && entry.args.end !== 'revealed' && !/^(tile|gate|fate)\//.test(entry.things[0] ?? '')
/** The card that a question is about: a Fate card that was just turned up, before all. */
export const turnedUp = (feed: Entry[]): string => feed.findLast((entry) => entry.kind === 'card-shown' && entry.things[0]?.startsWith('fate/'))?.things[0] ?? ''
const LOST = new Set(['defeat-struck', 'card-hidden'])

/** What was read last in a scene that has ended: with its end, else before it. */
export function lastWords(scene: Entry[], feed: Entry[]): string {
  const end = feed.findIndex((entry) => entry.kind === 'scene-ended')
  const since = feed[0]?.version ?? 0
  const earlier = scene.filter((entry) => entry.version < since)
  const next = feed.findIndex((entry, at) => at > end && entry.kind === 'scene-begun') // what begins then has words of its own
  return [...earlier, ...feed.slice(0, next < 0 ? feed.length : next)].findLast((entry) => entry.kind === 'noted')?.text ?? ''
}

/** What a scene cost: what cannot be had again, from its beginning on; Distress and Sealed cards are summed up beside the line. */
export function lossesOf(scene: Entry[], feed: Entry[]): Entry[] {
  const since = feed[0]?.version ?? 0
  const lost = [...scene.filter((entry) => entry.version < since), ...feed].filter((entry) => LOST.has(entry.kind))
  return lost.filter((entry, at) => lost.findIndex((one) => one.text === entry.text) === at)
}

/** What was gained in a scene that has ended: its cards from the beginning on, the rest as far as it came with its end. */
export function gainsOf(scene: Entry[], feed: Entry[]): Entry[] {
  const end = feed.findIndex((entry) => entry.kind === 'scene-ended')
  const rest = feed.filter((entry, at) => !(at > end && isLess(entry))) // what the Team is cured of when it wakes is no gain of the scene
  const since = feed[0]?.version ?? 0
  const earlier = scene.filter((entry) => entry.kind === 'card-shown' && entry.version < since) // they stay gained, however long ago it was
  return [...earlier, ...rest].filter(isKept)
}
