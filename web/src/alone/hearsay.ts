/** What was told and when: how many Turns ago, and where the Hero stood. Read backwards from the log; no rule lives here. */
import type { Entry } from '../lib/wire'
import { STEP, type Sector } from './model'
import type { Heard } from './view'

export interface Dated {
  entry: Entry
  /** How many Turns have begun since. */
  turns: number
  /** The sector where the Hero stood, as far back as the steps can be followed. */
  at: string | null
}

const KINDS = new Set(['noise-heard', 'track-answered'])

/** Noises and answers, newest first. Stairs and anything but a step lose the place, not the date. */
export function dated(log: Entry[], here: Sector | undefined): Dated[] {
  const made: Dated[] = []
  let turns = 0
  let spot: { floor: string; x: number; y: number } | null = here ? { floor: here.floor, x: here.x, y: here.y } : null
  for (const entry of log.toReversed()) {
    if (entry.kind === 'turn-begun') turns += 1
    else if (KINDS.has(entry.kind)) made.push({ entry, turns, at: spot && `${spot.floor}:${spot.x},${spot.y}` })
    else if (entry.kind === 'hero-stepped' && spot) {
      const step: [number, number] | undefined = STEP[String(entry.args.way)]
      spot = step ? { ...spot, x: spot.x - step[0], y: spot.y - step[1] } : null
    }
  }
  return made
}

/** The ways from which something was heard in a sector: of others the direction is of no use there. */
export function waysHeardAt(all: Dated[], sector: string | undefined): Set<string> {
  return new Set(all.flatMap((one) => (one.entry.kind === 'noise-heard' && one.at === sector ? [String(one.entry.args.way)] : [])))
}

/** What a Track asked for, in the arguments of its answer. */
export function targetOf(entry: Entry): string {
  const target = entry.args.target as { args?: { target?: unknown } } | string | undefined
  return String(typeof target === 'object' ? (target.args?.target ?? '') : (target ?? ''))
}

/**
 * The last answer to a Track of this target, and how many Turns ago it was told where that is known. The log keeps it
 * longer than the display, from which newer noises push it off.
 */
export function lastTracked(all: Dated[], heard: Heard[], target: string): { distance: number; level: string; turns: number | null } | null {
  const told = all.find((one) => one.entry.kind === 'track-answered' && targetOf(one.entry) === target)
  const last = told?.entry.args ?? heard.findLast((one) => one.key === 'event-track-answered' && one.target === target)
  return last ? { distance: Number(last.distance ?? 0), level: String(last.level ?? ''), turns: told?.turns ?? null } : null
}

export interface Mark {
  sector: string
  way: string
  turns: number
}

/** Noises as marks on the sectors where they were heard: the newest of each way, none older than so many Turns. */
export function marksOf(all: Dated[], oldest = 3): Mark[] {
  const made = new Map<string, Mark>()
  for (const one of all) {
    const way = String(one.entry.args.way ?? '')
    if (one.entry.kind !== 'noise-heard' || !one.at || one.turns > oldest || way === 'here') continue
    const key = `${one.at} ${way}`
    if (!made.has(key)) made.set(key, { sector: one.at, way, turns: one.turns })
  }
  return [...made.values()]
}
