/** Several picks in one gesture: what they are worth together, and which answers they become. */
import type { Series } from './wire'

/** How many copies of an option are picked. */
export const counted = (picked: string[], id: string): number => picked.filter((one) => one === id).length

export function total(series: Series, picked: string[]): number {
  return series.so_far + picked.reduce((sum, id) => sum + (series.worth[id] ?? 0), 0)
}

/** Whether the picks meet what is due; an open series is met by anything. */
export const isMet = (series: Series, picked: string[]): boolean => total(series, picked) >= Math.max(series.due, 1)

/** Whether one pick more would be too late: the series ends by itself as soon as what is due is met. */
export const isClosed = (series: Series, picked: string[]): boolean => !series.end && series.due > 0 && total(series, picked) >= series.due

/** The picks after one more of an option, or one less. All copies picked already: none of them any more. */
export function pick(series: Series, picked: string[], id: string, off: boolean): string[] {
  const count = counted(picked, id)
  const last = picked.lastIndexOf(id)
  if (off) return picked.filter((_, i) => i !== last)
  if (count >= (series.copies[id] ?? 1)) return picked.filter((one) => one !== id)
  return isClosed(series, picked) ? picked : [...picked, id]
}

/** The answers: the picks, then the option that ends the series, if it needs one and is wanted. */
export function answersOf(series: Series, picked: string[], finish: boolean): string[] {
  return finish && series.end && isMet(series, picked) ? [...picked, series.end] : picked
}
