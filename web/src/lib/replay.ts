/** Replay files: a game as one seat has seen it, each step holding what changed since the one before. */
import type { Replay, View } from './wire'

/** Whether a file is one; anything may be given to the page. */
export function isReplay(value: unknown): value is Replay {
  const one = value as Partial<Replay> | null
  return one?.format === 'nocturne-replay' && Array.isArray(one.steps) && one.steps.length > 0 && typeof one.game === 'string'
}

/** A view with what has changed since; unchanged members are shared. */
export function changed(view: View, step: { set: View; gone: string[] }): View {
  const next = { ...view, ...step.set }
  for (const key of step.gone) delete next[key]
  return next
}

/** The views of all steps; unchanged members are shared, so this is small. */
export function views(replay: Replay): View[] {
  let view: View = {}
  return replay.steps.map((step) => (view = changed(view, step)))
}
