/** Where everything of the labyrinth is drawn: floors beside each other, options at their sides, creatures in their sectors. */
import type { Option } from '../lib/wire'
import { atCorner, atSide, CROWD, standing } from './geometry'
import { WINDS, type Creature, type Floor, type Sector, type Spot } from './model'

const GAP = 70
const TITLE = 26

export interface Laid extends Floor {
  dx: number
  dy: number
  x: number
  y: number
}

/** Whether floors stand one below the other, because more of them can be seen so. */
export function isUpright(floors: Floor[], wide: number, high: number): boolean {
  const across = floors.reduce((sum, one) => sum + one.width + GAP / 100, 0)
  const tallest = Math.max(1, ...floors.map((one) => one.height))
  const down = floors.reduce((sum, one) => sum + one.height + GAP / 100, 0)
  const widest = Math.max(1, ...floors.map((one) => one.width))
  return Math.min(wide / widest, high / down) > Math.min(wide / across, high / tallest)
}

export function layFloors(floors: Floor[], upright: boolean): Laid[] {
  let x = 0
  let y = 0
  return floors.map((one) => {
    const at = { ...one, dx: x - one.left * 100, dy: y - one.top * 100 + TITLE, x, y }
    if (upright) y += one.height * 100 + GAP
    else x += one.width * 100 + GAP
    return at
  })
}

/** What must be seen of the floors: x, y, width, height. */
export function boundsOf(laid: Laid[]): [number, number, number, number] {
  if (!laid.length) return [0, 0, 400, 300]
  const right = Math.max(...laid.map((one) => one.x + one.width * 100))
  const bottom = Math.max(...laid.map((one) => one.y + one.height * 100 + TITLE))
  return [-14, -10, right + 28, bottom + 24]
}

/** The bounds with these squares in them too, and room above them for a line of words. */
export function around(bounds: [number, number, number, number], corners: [number, number][], words = 0): [number, number, number, number] {
  const [x, y, width, height] = bounds
  const left = Math.min(x, ...corners.map((one) => one[0] - 14))
  const top = Math.min(y, ...corners.map((one) => one[1] - 10 - words))
  const right = Math.max(x + width, ...corners.map((one) => one[0] + 114))
  const bottom = Math.max(y + height, ...corners.map((one) => one[1] + 114))
  return [left, top, right - left, bottom - top]
}

/** A square of a floor: a sector, or a place where one may be. */
type Square = Pick<Sector, 'floor' | 'x' | 'y'>
export type Corner = (square: Square) => [number, number]

/** Finds the upper left corner of a sector. */
export function cornersOf(laid: Laid[]): Corner {
  const origin = new Map(laid.map((one) => [one.key, one]))
  return (sector) => {
    const floor = origin.get(sector.floor)
    return [(floor?.dx ?? 0) + sector.x * 100, (floor?.dy ?? 0) + sector.y * 100]
  }
}

/** The sectors of the Hero's level, and of any other on which something can be chosen. */
export function aroundHero(sectors: Sector[], spots: Pick<Spot, 'sector'>[]): Sector[] {
  const chosen = new Set(spots.map((spot) => spot.sector))
  const floors = new Set(sectors.filter((one) => one.hero || chosen.has(one.id)).map((one) => one.floor))
  return floors.size ? sectors.filter((one) => floors.has(one.floor)) : sectors
}

/** The nearest sector in a direction, straight ahead before aside. */
export function nextSector(sectors: Sector[], from: Sector, step: [number, number], corner: Corner): Sector | undefined {
  const [x, y] = corner(from)
  return sectors
    .map((one) => ({ one, at: corner(one) }))
    .map(({ one, at }) => ({
      one,
      ahead: (at[0] - x) * step[0] + (at[1] - y) * step[1],
      aside: Math.abs((at[0] - x) * step[1]) + Math.abs((at[1] - y) * step[0]),
    }))
    .filter(({ ahead }) => ahead > 0)
    .sort((one, other) => one.ahead + 3 * one.aside - other.ahead - 3 * other.aside)[0]?.one
}

export interface Glyph {
  spot: Spot
  x: number
  y: number
  /** Several at one exit are the parts of one handle: which of them it is, how many there are, and how the handle is turned. */
  part: { place: number; count: number; turned: number } | null
}

/** Options that are neither a whole sector nor a creature: at the side they lead to, or in a free corner. */
export function glyphsOf(spots: Spot[], sectors: Sector[], corner: Corner): Glyph[] {
  const groups = new Map<string, Spot[]>()
  for (const spot of spots) {
    const key = `${spot.sector} ${spot.way ?? 'here'}`
    groups.set(key, [...(groups.get(key) ?? []), spot])
  }
  const full = new Set([...groups.values()].filter((group) => group.length >= CROWD).map((group) => group[0]?.sector))
  return [...groups.values()].flatMap((group) =>
    group.flatMap((spot, place) => {
      const sector = sectors.find((one) => one.id === spot.sector)
      if (!sector) return []
      const [x, y] = corner(sector)
      const [gx, gy] = spot.way ? atSide(spot.way, place, group.length) : atCorner(sector, place, full.has(spot.sector))
      const quarter = WINDS.findIndex((way) => way === spot.way)
      const part = quarter < 0 || group.length < 2 ? null : { place, count: group.length, turned: 90 * (quarter % 2) }
      return [{ spot, x: x + gx, y: y + gy, part }]
    }),
  )
}

export interface Figure {
  key: string
  kind: string
  x: number
  y: number
  wounded: boolean
  name: number
  option: Option | undefined
  /** The sector it stands in can be chosen: a click on the creature means the sector. */
  ground: Option | undefined
  label: string
}

export function figuresOf(sectors: Sector[], spots: Spot[], cells: Map<string, Spot>, named: (one: Creature) => string, corner: Corner): Figure[] {
  return sectors.flatMap((sector) => {
    const [x, y] = corner(sector)
    const places = standing(sector.creatures.length, sector.hero)
    return sector.creatures.map((one, at): Figure => {
      const [px, py] = places[at] ?? [50, 50]
      const spot = spots.find((each) =>
        one.token !== null && each.token !== null ? each.token === one.token : each.creature !== null && each.creature === one.name,
      )
      return {
        key: one.token !== null ? `t${one.token}` : `n${one.name}`,
        kind: one.kind,
        x: x + px,
        y: y + py,
        wounded: one.wounded,
        name: one.name,
        option: spot?.option,
        ground: cells.get(sector.id)?.option,
        label: named(one),
      }
    })
  })
}
