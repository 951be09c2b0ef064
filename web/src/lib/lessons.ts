/**
 * Lessons of first games: one thing at a time, on the thing itself, only when it matters, and never again once seen.
 * What was seen is kept in this browser (taught.ts).
 */
import type { Decision, Seat } from './wire'

export interface Moment<V> {
  view: V
  /** The kind of what is asked, and the kinds of its options. */
  kind: string
  kinds: Set<string>
  seat: Seat
}

export interface Lesson<V> {
  /** The message, of web.ftl. */
  key: string
  /** What it speaks of: the first of these that is in sight gets the arrow. */
  at: string
  when: (moment: Moment<V>) => boolean
  /** Only where that thing is in sight. */
  only?: boolean
}

/** The lesson for this moment: the first that fits, was not seen, and finds its thing where it needs one. */
export function lessonFor<V>(lessons: Lesson<V>[], view: V, decision: Decision | null, seat: Seat | null, seen: Set<string>, sighted: (at: string) => boolean): Lesson<V> | null {
  if (!decision || seat === null) return null
  const moment = { view, kind: decision.kind, kinds: new Set(decision.options.map((option) => option.kind)), seat }
  return lessons.find((one) => !seen.has(one.key) && one.when(moment) && (!one.only || sighted(one.at))) ?? null
}
