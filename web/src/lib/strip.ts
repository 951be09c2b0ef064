/** What the strip below the board shows of a decision: one main button, a few more, the rest on the list. */
import type { Decision, Option } from './wire'

/** Kinds of answers that end or decline something: the main button, at a place of its own. */
const MAIN = new Set([
  'done', 'stop', 'pass', 'end-round', 'go-on', 'accept', 'agree', 'no-card', 'no-change', 'set-up', 'play-on', 'leave-it',
  'keep-old', 'learn-nothing', 'silence', 'here', 'tell-it', 'stay-inside', 'decline-item', 'keep', 'look-around', 'drawn-tile',
])
/** Answers that nobody wants to give by a hasty second click: never the main button. */
const GRAVE = new Set(['give-up', 'close-campaign', 'concede', 'awaken-now', 'effort', 'next-session', 'sacrifice', 'heal'])
export const INLINE = 3

export interface Strip {
  main: Option | null
  inline: Option[]
  /** How many are only on the list. */
  rest: number
}

export function stripOf(decision: Decision | null, placed: Set<string>, most = INLINE): Strip {
  const loose = (decision?.options ?? []).filter((option) => !placed.has(option.id) && !(decision?.series && option.id in decision.series.worth))
  const ending = loose.filter((option) => MAIN.has(option.kind))
  const main = ending.length === 1 ? (ending[0] ?? null) : loose.length === 1 && !GRAVE.has(loose[0]?.kind ?? '') ? (loose[0] ?? null) : null
  const others = loose.filter((option) => option !== main)
  const willing = decision?.series ? others.filter((option) => !GRAVE.has(option.kind)) : others // what spoils a payment stands on the list
  const inline = willing.length <= most ? willing : willing.filter((option) => !GRAVE.has(option.kind)).slice(0, Math.max(2, most - 1))
  return { main, inline, rest: others.length - inline.length }
}
