/** Where Locations lie on the drawn Dreamworld Map: distances on the paper follow the paths. Always the same. */
import { grain } from './model'
import type { Place } from './view'

export interface Laid extends Place {
  x: number
  y: number
}

/** Lay the graph out by its path lengths (stress majorisation), turn it lying, and stretch it into the frame. */
export function layOut(places: Place[], width: number, height: number): Laid[] {
  const count = places.length
  if (!count) return []
  const far = distances(places)
  const next = grain(places.map((one) => one.id).join(' '))
  let points = places.map((_, i): [number, number] => {
    const angle = (i / count) * 2 * Math.PI
    return [Math.cos(angle) * 3 + next() * 0.1, Math.sin(angle) * 2 + next() * 0.1]
  })
  for (let round = 0; round < 160; round++) points = points.map((_, i) => pulled(points, far, i))
  return stretched(places, lying(points), width, height)
}

function distances(places: Place[]): number[][] {
  const index = new Map(places.map((one, i) => [one.id, i]))
  const far = places.map((_, i) => places.map((__, j) => (i === j ? 0 : places.length)))
  places.forEach((one, i) => {
    for (const there of one.paths) {
      const j = index.get(there)
      if (j === undefined) continue
      far[i]![j] = 1
      far[j]![i] = 1
    }
  })
  for (let k = 0; k < places.length; k++)
    for (let i = 0; i < places.length; i++)
      for (let j = 0; j < places.length; j++) far[i]![j] = Math.min(far[i]![j]!, far[i]![k]! + far[k]![j]!)
  return far
}

function pulled(points: [number, number][], far: number[][], i: number): [number, number] {
  let [x, y, weight] = [0, 0, 0]
  const [px, py] = points[i]!
  points.forEach(([qx, qy], j) => {
    if (i === j) return
    const wanted = far[i]![j]!
    const pull = 1 / (wanted * wanted)
    const apart = Math.max(Math.hypot(px - qx, py - qy), 0.01)
    x += pull * (qx + (wanted * (px - qx)) / apart)
    y += pull * (qy + (wanted * (py - qy)) / apart)
    weight += pull
  })
  return weight ? [x / weight, y / weight] : [px, py]
}

/** Turned so that the long way lies from left to right, the first Location on the left. */
function lying(points: [number, number][]): [number, number][] {
  const cx = points.reduce((sum, [x]) => sum + x, 0) / points.length
  const cy = points.reduce((sum, [, y]) => sum + y, 0) / points.length
  let [xx, yy, xy] = [0, 0, 0]
  for (const [x, y] of points) {
    xx += (x - cx) ** 2
    yy += (y - cy) ** 2
    xy += (x - cx) * (y - cy)
  }
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy)
  const [cos, sin] = [Math.cos(-angle), Math.sin(-angle)]
  const turned = points.map(([x, y]): [number, number] => [(x - cx) * cos - (y - cy) * sin, (x - cx) * sin + (y - cy) * cos])
  const flip = (turned[0]?.[0] ?? 0) > 0 ? -1 : 1
  return turned.map(([x, y]) => [x * flip, y * flip])
}

function stretched(places: Place[], points: [number, number][], width: number, height: number): Laid[] {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const wide = Math.max(Math.max(...xs) - left, 0.5)
  const high = Math.max(Math.max(...ys) - top, 0.5)
  return places.map((one, i) => ({ ...one, x: ((xs[i]! - left) / wide) * width, y: ((ys[i]! - top) / high) * height }))
}

/** What something takes on the paper, around its point: signs, names. */
export interface Room {
  left: number
  top: number
  right: number
  bottom: number
}

export const cornersOf = (room: Room): { x: number; y: number }[] => [room.left, room.right].flatMap((x) => [room.top, room.bottom].map((y) => ({ x, y })))

const over = (one: Room, other: Room): [number, number] => [
  Math.min(one.right, other.right) - Math.max(one.left, other.left),
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
]

/** Locations pushed apart until no sign and no name lies over another; those that have room stay where they are. */
export function apart(places: Laid[], room: (one: Laid) => Room): Laid[] {
  const moved = places.map((one) => ({ ...one }))
  for (let round = 0; round < 200; round++) {
    let still = true
    moved.forEach((one, i) => {
      for (const other of moved.slice(i + 1)) {
        const [x, y] = over(room(one), room(other))
        if (x <= 0.1 || y <= 0.1) continue
        still = false
        if (x < y) {
          const step = ((one.x <= other.x ? 1 : -1) * x) / 2
          one.x -= step
          other.x += step
        } else {
          const step = ((one.y <= other.y ? 1 : -1) * y) / 2
          one.y -= step
          other.y += step
        }
      }
    })
    if (still) break
  }
  return moved
}

/** How far a figure reaches to both sides of where it stands and above its feet, and how far two stand from each other. */
const [FIGURE, TALL, NEXT] = [17, 62, 30]

/** Where so many figures stand in a row at a place: this far to its right, to its left, else before it, wherever they hide least. */
export function beside(place: { x: number; y: number }, count: number, far: number, taken: Room[]): number[] {
  const long = (count - 1) * NEXT
  const hidden = (from: number): number => {
    const row = { left: from - FIGURE, right: from + long + FIGURE, top: place.y - 26 - TALL, bottom: place.y - 26 }
    return taken.reduce((sum, room) => sum + over(row, room).reduce((part, side) => part * Math.max(0, side), 1), 0)
  }
  const starts = [place.x + far, place.x - far - long, place.x - long / 2]
  const least = Math.min(...starts.map(hidden))
  const from = starts.find((start) => hidden(start) === least) ?? place.x
  return Array.from({ length: count }, (_, i) => from + i * NEXT)
}

/** How far the paper of a district reaches beyond what stands on it, for what is written there. */
const PAPER = 24

function onPaper(point: { x: number; y: number }, paper: { x: number; y: number }[]): boolean {
  return paper.some((a, i) =>
    paper.slice(i).some((b) => {
      const [dx, dy] = [b.x - a.x, b.y - a.y]
      const along = Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1)))
      return Math.hypot(a.x + along * dx - point.x, a.y + along * dy - point.y) <= PAPER
    }),
  )
}

/** The place nearest to a point where a name of this size lies over nothing, on the paper of these points if there is one; else the point. */
export function freeSpot(point: { x: number; y: number }, size: { width: number; height: number }, taken: Room[], paper: { x: number; y: number }[]): { x: number; y: number } {
  const xs = paper.map((one) => one.x)
  const ys = paper.map((one) => one.y)
  const tries: { x: number; y: number; far: number }[] = []
  for (let y = Math.min(...ys) - 130; y <= Math.max(...ys) + 110; y += 11)
    for (let x = Math.min(...xs) - 60; x <= Math.max(...xs) + 60; x += 16) tries.push({ x, y, far: Math.hypot(x - point.x, y - point.y) })
  const clear = tries
    .sort((one, other) => one.far - other.far)
    .filter(({ x, y }) => {
      const mine = { left: x - size.width / 2, right: x + size.width / 2, top: y - size.height / 2, bottom: y + size.height / 2 }
      return taken.every((other) => over(mine, other).some((part) => part <= 0))
    })
  const free = clear.find(({ x, y }) => [x - size.width / 2, x + size.width / 2].every((end) => onPaper({ x: end, y }, paper))) ?? clear[0]
  return free ? { x: free.x, y: free.y } : point
}

/** The outline around points, in order. */
export function hull(points: { x: number; y: number }[]): { x: number; y: number }[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  const turn = (o: { x: number; y: number }, a: { x: number; y: number }, b: { x: number; y: number }) => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x)
  const half = (list: { x: number; y: number }[]) => {
    const found: { x: number; y: number }[] = []
    for (const point of list) {
      while (found.length > 1 && turn(found.at(-2)!, found.at(-1)!, point) <= 0) found.pop()
      found.push(point)
    }
    return found.slice(0, -1)
  }
  return sorted.length < 3 ? sorted : [...half(sorted), ...half(sorted.reverse())]
}
