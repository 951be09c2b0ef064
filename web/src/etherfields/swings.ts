/** How a scene went: each Dreamer's Distress and the tokens of doom, from its beginning to its end, by Turns and nights. */
import type { Entry } from '../lib/wire'
import { isLess } from './ends'

/** A point of the evening: after what happened at this moment. */
export interface Moment {
  /** Each Dreamer's Distress. */
  distress: number[]
  /** Threat tokens that lie there. */
  threat: number
}

export interface Swings {
  moments: Moment[]
  /** The moments at which Turns begin, with their numbers. */
  turns: { at: number; turn: number }[]
  /** From which moment to which the Dreamscape acts. */
  nights: { from: number; to: number }[]
  /** What it came to. */
  suffered: number
  cured: number
  sealed: number
}

/** What the swings are made of. */
export const KINDS = [
  'scene-begun', 'scene-ended', 'turn-begun', 'turn-discarded', 'phase-begun', 'dreamer-moved', 'card-played', 'distress-taken', 'gained', 'card-shown',
  'token-laid', 'token-taken', 'token-removed', 'cards-sealed', 'noted', 'defeat-struck', 'card-hidden',
]
/** Whether a log goes back to the beginning of the scene that ended last in it. */
export const isWhole = (log: Entry[]): boolean => log.findLastIndex((entry) => entry.kind === 'scene-begun') < log.findLastIndex((entry) => entry.kind === 'scene-ended') && log.some((entry) => entry.kind === 'scene-begun')

/** All that was told of the scene that ended last in a log. */
export function sceneOf(log: Entry[]): Entry[] {
  const end = log.findLastIndex((entry) => entry.kind === 'scene-ended')
  return log.slice(Math.max(0, log.findLastIndex((entry, at) => at < end && entry.kind === 'scene-begun')))
}

const seatOf = (entry: Entry): number => Number(entry.args.seat ?? -1)
const countOf = (entry: Entry): number => Number(entry.args.count ?? 1)

/** By how much an event changes somebody's Distress. */
function harm(entry: Entry): number {
  if (entry.kind === 'distress-taken') return countOf(entry)
  if (entry.kind !== 'gained' || entry.args.what !== 'distress') return 0
  return isLess(entry) ? -countOf(entry) : countOf(entry)
}

const threats = (entry: Entry): number => (entry.args.kind !== 'threat' ? 0 : entry.kind === 'token-laid' ? 1 : ['token-taken', 'token-removed'].includes(entry.kind) ? -1 : 0)

/**
 * The last scene of a log. How much Distress there was before it nobody tells: it is reckoned back from what each Dreamer
 * has now.
 */
export function swingsOf(log: Entry[], now: number[]): Swings | null {
  const end = log.findLastIndex((entry) => entry.kind === 'scene-ended')
  if (end < 0) return null
  const begin = Math.max(0, log.findLastIndex((entry, at) => at < end && entry.kind === 'scene-begun'))
  const distress = [...now]
  const shift = (entry: Entry, way: 1 | -1): void => {
    const seat = seatOf(entry)
    if (seat in distress) distress[seat] = Math.max(0, (distress[seat] ?? 0) + way * harm(entry))
  }
  for (const entry of log.slice(begin).reverse()) shift(entry, -1)
  const made: Swings = { moments: [{ distress: [...distress], threat: 0 }], turns: [], nights: [], suffered: 0, cured: 0, sealed: 0 }
  let threat = 0
  for (const entry of log.slice(begin, end + 1)) {
    const at = made.moments.length - 1
    const night = made.nights.at(-1)
    if (entry.kind === 'turn-begun') made.turns.push({ at, turn: Number(entry.args.turn) })
    if (entry.kind === 'phase-begun' && entry.args.phase === 'dreamscape') made.nights.push({ from: at, to: -1 })
    else if (night?.to === -1 && ['turn-begun', 'turn-discarded', 'scene-ended'].includes(entry.kind)) night.to = at
    if (entry.kind === 'cards-sealed' && Array.isArray(entry.args.cards)) made.sealed += entry.args.cards.length
    const [hurt, doom] = [harm(entry), threats(entry)]
    made.suffered += Math.max(0, hurt)
    made.cured += Math.max(0, -hurt)
    if (!hurt && !doom && !['turn-begun', 'phase-begun', 'dreamer-moved', 'card-played'].includes(entry.kind)) continue
    shift(entry, 1)
    threat = Math.max(0, threat + doom)
    made.moments.push({ distress: [...distress], threat })
  }
  const last = made.nights.at(-1)
  if (last?.to === -1) last.to = made.moments.length - 1
  return made.turns.length ? made : null
}
