/** A walk as one gesture: which spaces can be reached, the way there, and the cheapest cards that pay for it. */
import type { Decision, Series } from '../lib/wire'
import type { Dreamscape } from './view'

export const WAYS: Record<string, { to: string; dx: number; dy: number }> = {
  n: { to: 'north', dx: 0, dy: -1 },
  e: { to: 'east', dx: 1, dy: 0 },
  s: { to: 'south', dx: 0, dy: 1 },
  w: { to: 'west', dx: -1, dy: 0 },
}

export interface Way {
  /** The spaces gone through, the last one included. */
  spaces: number[]
  /** The answers that lead there. */
  answers: string[]
}

/** Every space within so many steps, with the shortest way there; the space one stands in is left out, and so are full
 * ones: they are gone through, but not stopped in (EF-MOVE-04). */
export function reach(scape: Pick<Dreamscape, 'spaces' | 'width'>, from: number, steps: number, full: number[] = []): Map<number, Way> {
  const exits = new Map(scape.spaces.map((space) => [space.at, space.exits]))
  const ways = new Map<number, Way>([[from, { spaces: [], answers: [] }]])
  let border = [from]
  for (let step = 0; step < steps && border.length; step++) {
    const next: number[] = []
    for (const here of border) {
      const way = ways.get(here) as Way
      for (const letter of exits.get(here) ?? '') {
        const { to, dx, dy } = WAYS[letter] ?? { to: '', dx: 0, dy: 0 }
        const there = here + dx + dy * scape.width
        if (!to || ways.has(there) || !exits.has(there)) continue
        ways.set(there, { spaces: [...way.spaces, there], answers: [...way.answers, `go:${to}`] })
        next.push(there)
      }
    }
    border = next
  }
  for (const at of [from, ...full]) ways.delete(at)
  return ways
}

/** All that could be paid. */
export const most = (series: Series): number =>
  series.so_far + Object.entries(series.worth).reduce((sum, [id, worth]) => sum + worth * (series.copies[id] ?? 1), 0)

/** The picks that reach a total with the least too much, then with the fewest cards; null where nothing does. */
export function cheapest(series: Series, needed: number): string[] | null {
  let best = new Map<number, string[]>([[series.so_far, []]])
  for (const [id, worth] of Object.entries(series.worth)) {
    for (let copy = 0; copy < (series.copies[id] ?? 1); copy++) {
      const more = new Map(best)
      for (const [sum, picks] of best) {
        const old = more.get(sum + worth)
        if (sum < needed && (!old || old.length > picks.length + 1)) more.set(sum + worth, [...picks, id])
      }
      best = more
    }
  }
  const sums = [...best.keys()].filter((sum) => sum >= needed).sort((one, other) => one - other)
  return sums.length ? (best.get(sums[0] as number) ?? null) : null
}

/** The cards that would pay what is due: no Item is spent where cards can pay. Nothing where it is not known how much is wanted. */
export function payment({ kind, series }: Decision): string[] {
  if (kind !== 'pay' || !series || series.due <= series.so_far) return []
  const cards = Object.fromEntries(Object.entries(series.worth).filter(([id]) => !id.startsWith('spend-item:')))
  return cheapest({ ...series, worth: cards }, series.due) ?? cheapest(series, series.due) ?? []
}

/** Everything that is answered for a walk: what begins it, its payment, its steps, and that one stops where more is paid. */
export function walk(begin: string, series: Series, way: Way): string[] | null {
  const picks = cheapest(series, way.spaces.length)
  if (!picks) return null
  const paid = series.so_far + picks.reduce((sum, id) => sum + (series.worth[id] ?? 0), 0)
  return [begin, ...picks, ...(series.end ? [series.end] : []), ...way.answers, ...(paid > way.spaces.length ? ['stop'] : [])]
}

/** Everything that is answered for a walk by Effort, which takes an Hour for each step; null where there are not as many. */
export function effort(hours: Map<number, string>, way: Way): string[] | null {
  const begin = hours.get(way.spaces.length)
  return begin ? [begin, ...way.answers] : null
}
