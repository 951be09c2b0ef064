import type { Entry } from '../lib/wire'

/** What the page at the end of a scene counts as gained and as lost. */
const GAINED = new Set(['gained', 'card-shown', 'cards-unsealed', 'mask-worn', 'item-gained'])
/** Piles that nobody plays from: what is put there is no gain, and nothing to be shown large. */
const ASIDE = new Set(['removed', 'boxed', 'slumbers'])
export const isGain = (entry: Entry): boolean => GAINED.has(entry.kind) && !ASIDE.has(String(entry.args.end ?? ''))
export const LOST = new Set(['distress-taken', 'cards-sealed', 'defeat-struck', 'card-hidden'])
