/** What the Hero could think, made ready for drawing: places with their warmth, on the Hero's own grid or on the Map. */
import type { Belief } from '../lib/wire'
import type { EvilMap } from './view'

/** What the map is of: a Room, or the last noise. */
export const NOISE = 'noise'

export interface Warm {
  floor: string
  x: number
  y: number
  /** As the Hero counts, for whoever hears it. */
  from: { floor: string; east: number; south: number }
  chance: number
}

/** What can be asked for: the Rooms that are to be found, and the last noise where there was one. */
export const subjects = (belief: Belief): string[] => [...belief.rooms, ...(belief.noise ? [NOISE] : [])]

export interface Size {
  width: number
  height: number
}

/** How large the Map is, for whoever sees it. */
export function sizeOf(map: EvilMap | null | undefined): Size | null {
  if (!map) return null
  return { width: 1 + Math.max(...map.plan.sectors.map((one) => one.column)), height: 1 + Math.max(...map.plan.sectors.map((one) => one.row)) }
}

/** The places that are warm for a subject, the warmest first. On the Map, of this size, the Hero's counting begins at its origins. */
export function warmth(belief: Belief, subject: string, map: Size | null): Warm[] {
  return belief.places
    .flatMap((place): Warm[] => {
      const chance = subject === NOISE ? place.noise : (place.rooms[subject] ?? 0)
      const origin = belief.origins[place.floor]
      const { floor, east, south } = place
      const at = !map ? { floor, x: east, y: south } : origin && { floor: String(origin.level), x: origin.column + east, y: origin.row + south }
      const onBoard = at && (!map || (at.x >= 0 && at.y >= 0 && at.x < map.width && at.y < map.height))
      return chance && onBoard ? [{ ...at, from: { floor, east, south }, chance }] : []
    })
    .sort((one, other) => other.chance - one.chance)
}

/** How likely it is off the edge of the Map: where the Hero could not know that nothing is. */
export function beyondTheEdge(belief: Belief, subject: string, map: Size): number {
  const sum = (warm: Warm[]): number => warm.reduce((whole, one) => whole + one.chance, 0)
  return sum(warmth(belief, subject, null)) - sum(warmth(belief, subject, map))
}

export const percent = (chance: number): number => Math.round(chance * 100)
