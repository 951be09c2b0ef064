/** For a first game: what to say at this moment, in our own words (keys `ef-coach-…` of web.ftl). */
import type { GameParts } from '../lib/board'
import type { EtherfieldsView } from './types'

type Coach = NonNullable<GameParts['coach']>

/** The first of these that fits and was not said is said; one per kind of moment, in the order a first Dream meets them. */
const MOMENTS: [key: string, fits: (view: EtherfieldsView, kind: string, seat: number) => boolean][] = [
  ['ef-coach-dreamer', (_, kind) => kind === 'PickDreamer'],
  ['ef-coach-entrance', (_, kind) => kind === 'EnterAt'],
  ['ef-coach-walk', (_, kind) => kind === 'Walk'],
  ['ef-coach-pay', (_, kind) => kind === 'Pay'],
  ['ef-coach-entity', (view, kind) => kind === 'FreePlay' && (view.dreamscape?.figures.length ?? 0) > 0],
  ['ef-coach-gradual', (view, kind) => kind === 'FreePlay' && Object.keys(view.dreamscape?.markers ?? {}).length > 0],
  ['ef-coach-act', (_, kind) => kind === 'FreePlay'],
  ['ef-coach-done', (view, kind) => kind === 'FreePlay' && view.turn === 1],
  ['ef-coach-second', (view, kind) => kind === 'FreePlay' && view.turn > 1],
  ['ef-coach-reroll', (_, kind) => kind === 'RerollWindow'],
  ['ef-coach-prevent', (_, kind) => kind === 'PreventWindow'],
  ['ef-coach-reshuffle', (_, kind) => kind === 'ReshufflePenalty'],
  ['ef-coach-world', (view, kind) => kind === 'Idle' && view.scene === 'none'],
]

export const coach: Coach = ({ view, decision, seat, seen }) => {
  if (!decision) return null
  const found = MOMENTS.find(([key, fits]) => !seen.has(key) && fits(view as EtherfieldsView, decision.kind, seat ?? 0))
  return found?.[0] ?? null
}
