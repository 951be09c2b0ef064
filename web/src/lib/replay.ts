/** Replay files: a game as one seat has seen it, each step holding what changed since the one before. */
import type { Entry, SeatInfo, Thing, View } from './wire'

export interface Step {
  version: number
  set: View
  gone: string[]
  line: string
  log: Entry[]
}

export interface Replay {
  format: string
  game: string
  name: string
  seat: number | null
  seats: SeatInfo[]
  over: string | null
  steps: Step[]
  things: Record<string, Thing>
}

/** Whether a file is one; anything may be given to the page. */
export function isReplay(value: unknown): value is Replay {
  const one = value as Partial<Replay> | null
  return one?.format === 'nocturne-replay' && Array.isArray(one.steps) && one.steps.length > 0 && typeof one.game === 'string'
}

/** The views of all steps; unchanged members are shared, so this is small. */
export function views(replay: Replay): View[] {
  let view: View = {}
  return replay.steps.map((step) => {
    view = { ...view, ...step.set }
    for (const key of step.gone) delete view[key]
    return view
  })
}
