import type { Entry } from '../lib/wire'

/** What the page at the end of a scene counts as gained and as lost. */
const GAINED = new Set(['gained', 'card-shown', 'cards-unsealed', 'mask-worn', 'item-gained'])
/** Piles that nobody plays from: what is put there is no gain, and nothing to be shown large. */
const ASIDE = new Set(['removed', 'boxed', 'slumbers'])
export const isGain = (entry: Entry): boolean => GAINED.has(entry.kind) && !ASIDE.has(String(entry.args.end ?? ''))
/** A tile or a Fate card that is turned up is nobody's gain: what it does is. */
export const isKept = (entry: Entry): boolean => isGain(entry) && !/^(tile|gate|fate)\//.test(entry.things[0] ?? '')
/** The card that a question is about: a Fate card that was just turned up, before all. */
export const turnedUp = (feed: Entry[]): string => feed.findLast((entry) => entry.kind === 'card-shown' && entry.things[0]?.startsWith('fate/'))?.things[0] ?? ''
export const LOST = new Set(['distress-taken', 'cards-sealed', 'defeat-struck', 'card-hidden'])
