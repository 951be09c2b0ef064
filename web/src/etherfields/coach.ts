/** For a first game: what to say at this moment, in our own words (keys `ef-coach-…` of web.ftl). */
import type { GameParts } from '../lib/board'
import type { EtherfieldsView } from './view'

type Coach = NonNullable<GameParts['coach']>

/** The main question of a Turn: free play, or a round in structured play, which is the rule of 1.0. */
const acting = (kind: string): boolean => kind === 'free-play' || kind === 'round'

/** The first of these that fits and was not said is said; one per kind of moment, in the order a first Dream meets them. */
const MOMENTS: [key: string, fits: (view: EtherfieldsView, kind: string, seat: number) => boolean][] = [
  ['ef-coach-dreamer', (_, kind) => kind === 'pick-dreamer'],
  ['ef-coach-entrance', (_, kind) => kind === 'enter-at'],
  ['ef-coach-walk', (_, kind) => kind === 'walk'],
  ['ef-coach-pay', (_, kind) => kind === 'pay'],
  ['ef-coach-entity', (view, kind) => acting(kind) && (view.dreamscape?.figures.length ?? 0) > 0],
  ['ef-coach-gradual', (view, kind) => acting(kind) && (view.dreamscape?.markers.length ?? 0) > 0],
  ['ef-coach-act', (_, kind) => acting(kind)],
  ['ef-coach-done', (view, kind) => acting(kind) && view.turn === 1],
  ['ef-coach-second', (view, kind) => acting(kind) && view.turn > 1],
  ['ef-coach-reroll', (_, kind) => kind === 'reroll-window'],
  ['ef-coach-prevent', (_, kind) => kind === 'prevent-window'],
  ['ef-coach-reshuffle', (_, kind) => kind === 'reshuffle-penalty'],
  ['ef-coach-world', (view, kind) => kind === 'idle' && view.scene === 'none'],
]

export const coach: Coach = ({ view, decision, seat, seen }) => {
  if (!decision) return null
  const found = MOMENTS.find(([key, fits]) => !seen.has(key) && fits(view, decision.kind, seat ?? 0))
  return found?.[0] ?? null
}
