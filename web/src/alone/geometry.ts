/** The drawing of one sector in a square of 100 units: floor, walls, doors, and places for what stands in it. */
import { corridorOf, ROOM_PLAN } from './furnishings'
import { beyond, WINDS, type Sector } from './model'

const [A, B] = [25, 75]
const [M, N] = [7, 93]
const [G, H] = [31, 69]

type Point = [number, number]

/** Turn a point of the northern side to another side. */
function turn([x, y]: Point, quarter: number): Point {
  for (let count = 0; count < quarter; count += 1) [x, y] = [100 - y, x]
  return [x, y]
}

const path = (points: Point[]): string => points.map(([x, y], at) => `${at ? 'L' : 'M'}${x} ${y}`).join('')

/** The outline of the floor. */
export function floor(sector: Sector): string {
  const points: Point[] = []
  WINDS.forEach((way, quarter) => {
    const open = way in sector.exits
    const side: Point[] = sector.room
      ? open
        ? [[M, M], [G, M], [G, 0], [H, 0], [H, M]]
        : [[M, M]]
      : open
        ? [[A, A], [A, 0], [B, 0]]
        : [[A, A]]
    points.push(...side.map((point) => turn(point, quarter)))
  })
  return path(points) + 'Z'
}

/** The walls as strokes: nothing is drawn across an opening. */
export function walls(sector: Sector): string {
  return WINDS.map((way, quarter) => {
    const open = way in sector.exits
    const lines: Point[][] = sector.room
      ? open
        ? [[[M, M], [G, M], [G, 0]], [[H, 0], [H, M], [N, M]]]
        : [[[M, M], [N, M]]]
      : open
        ? [[[A, A], [A, 0]], [[B, 0], [B, A]]]
        : [[[A, A], [B, A]]]
    return lines.map((line) => path(line.map((point) => turn(point, quarter)))).join('')
  }).join('')
}

/** What stands in a sector. */
export const inside = (sector: Sector): string => (sector.room ? ROOM_PLAN[sector.room] : corridorOf(sector.x, sector.y)) ?? ''

/** The open exits beyond which nothing is known: the floor goes on there, into the dark. */
export function stubs(sector: Sector, known: Set<string>): (typeof WINDS)[number][] {
  return WINDS.filter((way) => sector.exits[way] === 'open' && !known.has(beyond(sector, way)))
}

/** Doors stand on the edge of the sector. */
export function doors(sector: Sector): { way: string; barred: boolean; leaf: string; bars: string }[] {
  return WINDS.flatMap((way, quarter) => {
    const exit = sector.exits[way]
    if (exit !== 'door' && exit !== 'barred') return []
    const line = (...points: Point[]) => path(points.map((point) => turn(point, quarter)))
    return [
      {
        way,
        barred: exit === 'barred',
        leaf: line([27, -4], [73, -4], [73, 4], [27, 4]) + 'Z',
        bars: line([33, -9], [67, 9]) + line([67, -9], [33, 9]),
      },
    ]
  })
}

/** From so many options at one side on, all options of the sector are drawn smaller and closer. */
export const CROWD = 3

/** How wide a part of a handle is, along the side that it stands on. */
export const HANDLE = 30

/** Where the middle of a side is, for options with a direction; several stand side by side. */
export function atSide(way: string, place: number, count: number): Point {
  if (way === 'stairs') return place ? [132, 92] : [104, 114] // beside the sign of the stairs
  const along = (place - (count - 1) / 2) * HANDLE
  const quarter = WINDS.indexOf(way as (typeof WINDS)[number])
  // on the screen the first stands left or above, on every side
  return quarter < 0 ? [50 + along, 92] : turn([50 + (quarter > 1 ? -along : along), count > 2 ? -8 : -4], quarter)
}

/** Beyond the handle of the exit, which would hide it. */
const FAR = 86
const HEARD: Record<string, Point> = { north: [0, -FAR], east: [FAR, 0], south: [0, FAR], west: [-FAR, 0], stairs: [26, 26], other_level: [-26, 26], muffled: [26, -26] }

/** Where a noise is marked, from the middle of the sector where it was heard. */
export const atNoise = (way: string): Point => HEARD[way] ?? [0, 0]

/** A corner of the sector that shows nothing else, for options without a direction; outside where the sides are full. */
export function atCorner(sector: Sector, place: number, crowded: boolean): Point {
  if (crowded) return ([[-14, -14], [114, -14], [-14, 114], [114, 114]] as Point[])[place % 4] as Point
  const free: Point[] = []
  if (!sector.danger) free.push([12, 12])
  if (!sector.lcu) free.push([88, 12])
  if (!sector.condition) free.push([12, 88])
  if (!sector.exits.stairs) free.push([88, 88])
  return free[place % Math.max(1, free.length)] ?? [50, 92]
}

const AROUND: Point[][] = [
  [],
  [[50, 50]],
  [[32, 50], [68, 50]],
  [[32, 36], [68, 36], [50, 70]],
  [[32, 34], [68, 34], [32, 68], [68, 68]],
]
/** Two of them stand one above the other: nearer to the Hero neither could be told from the other, nor its number be read. */
const BOTH: Point[] = [[25, 31], [25, 71]]
const BESIDE: Point[] = [[30, 50], [48, 22], [44, 80], [80, 24], [80, 80], [20, 24]]

/** Where creatures stand: around the Hero if the Hero is there. */
export function standing(count: number, hero: boolean): Point[] {
  if (hero && count === BOTH.length) return BOTH
  if (hero) return Array.from({ length: count }, (_, place) => BESIDE[place % BESIDE.length] as Point)
  const known = AROUND[count]
  if (known) return known
  return Array.from({ length: count }, (_, place): Point => {
    const angle = (place / count) * 2 * Math.PI
    return [50 + 30 * Math.cos(angle), 50 + 30 * Math.sin(angle)]
  })
}
