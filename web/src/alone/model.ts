/** ALONE's view made ready for drawing: sectors on a grid for either side, and where each option belongs. */
import type { Named, Option } from '../lib/wire'
import type { AloneView, EvilMap, MapExit, MissionView } from './view'

export type Way = 'north' | 'east' | 'south' | 'west' | 'stairs'
export const WINDS = ['north', 'east', 'south', 'west'] as const
export const STEP: Record<string, [number, number]> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] }

export interface Creature {
  kind: string
  name: number
  token: number | null
  wounded: boolean
}

export interface Sector {
  id: string
  floor: string
  x: number
  y: number
  exits: Record<string, 'open' | 'door' | 'barred'>
  room: string | null
  shape: string
  lit: boolean
  /** The Hero knows it; always true on the Hero's own page. */
  known: boolean
  seen: boolean
  lcu: boolean
  danger: boolean
  condition: string | null
  mission: boolean
  hero: boolean
  creatures: Creature[]
}

export interface Floor {
  key: string
  sectors: Sector[]
  left: number
  top: number
  width: number
  height: number
}

/** The Revealed sectors, where the Hero is told they are. */
export function labyrinth(view: AloneView): Sector[] {
  return (view.labyrinth ?? []).map((one): Sector => ({
    id: `${one.floor}:${one.east},${one.south}`,
    floor: one.floor,
    x: one.east,
    y: one.south,
    exits: one.exits,
    room: one.room,
    shape: one.shape,
    lit: one.lit,
    known: true,
    seen: one.in_view,
    lcu: one.lcu,
    danger: one.danger,
    condition: one.condition,
    mission: one.mission,
    hero: one.hero,
    creatures: one.creatures.map((each) => ({ ...each, token: null })),
  }))
}

const BACK: Record<string, string> = { north: 'south', south: 'north', east: 'west', west: 'east', stairs: 'stairs' }

/** The whole Map, as Evil sees it. */
export function plan(map: EvilMap, missions: MissionView[]): Sector[] {
  const barred = new Set(map.barred.map((door) => `${door.at} ${door.side}`))
  const wanted = new Set(missions.filter((one) => !one.done).map((one) => one.room))
  const conditions = Object.entries(map.conditions)
  const kind = (at: string, exit: MapExit): 'open' | 'door' | 'barred' =>
    !exit.door ? 'open' : barred.has(`${at} ${exit.way}`) || barred.has(`${exit.to} ${BACK[exit.way]}`) ? 'barred' : 'door'
  return map.plan.sectors.map((one): Sector => ({
    id: one.at,
    floor: String(one.level),
    x: one.column,
    y: one.row,
    exits: Object.fromEntries(one.exits.map((exit) => [exit.way, kind(one.at, exit)])),
    room: one.room ?? null,
    shape: one.shape,
    lit: map.lit.includes(one.at),
    known: map.revealed.includes(one.at),
    seen: map.revealed.includes(one.at),
    lcu: one.lcu ?? false,
    danger: map.dangers.includes(one.at),
    condition: conditions.find(([, places]) => places.includes(one.at))?.[0] ?? null,
    mission: wanted.has(one.room ?? '-'),
    hero: map.hero_at === one.at,
    creatures: map.creatures.filter((each) => each.at === one.at),
  }))
}

export const isEvil = (view: AloneView): boolean => Boolean(view.map ?? view.hand)

export function sectorsOf(view: AloneView): Sector[] {
  return view.map ? plan(view.map, view.missions) : labyrinth(view)
}

/** Sectors by floor with the room they take, empty floors left out. */
export function floorsOf(sectors: Sector[]): Floor[] {
  const keys = [...new Set(sectors.map((one) => one.floor))].sort((one, other) => (one === 'start' ? -1 : other === 'start' ? 1 : one < other ? -1 : 1))
  return keys.map((key) => {
    const own = sectors.filter((one) => one.floor === key)
    const xs = own.map((one) => one.x)
    const ys = own.map((one) => one.y)
    const [left, top] = [Math.min(...xs), Math.min(...ys)]
    return { key, sectors: own, left, top, width: Math.max(...xs) - left + 1, height: Math.max(...ys) - top + 1 }
  })
}

export interface Spot {
  option: Option
  /** The sector it is drawn in. */
  sector: string
  /** At this side of the sector, if it has a direction. */
  way: Way | null
  /** At this creature. */
  creature: number | null
  token: number | null
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** Where the options of a decision belong on the board; an option without a place is not in the answer. */
export function spotsOf(options: Option[], kind: string, view: Pick<AloneView, 'map'>, sectors: Sector[]): Spot[] {
  const hero = sectors.find((one) => one.hero)
  const mover = view.map?.movers.at(-1)
  const moving = sectors.find((one) => one.creatures.some((each) => each.token !== null && each.token === mover))
  const found: Spot[] = []
  for (const option of options) {
    const fields = option.fields
    const way = (text(fields.way) ?? text(fields.side)) as Way | null
    const at = text(fields.place) ?? text(fields.spot)
    const token = number(fields.token)
    const name = number(fields.name)
    let sector: string | undefined
    let creature: number | null = null
    if (at) sector = at
    else if (name !== null) {
      sector = sectors.find((one) => one.creatures.some((each) => each.name === name))?.id
      creature = name
    } else if (kind === 'creature-moves' && way) sector = moving?.id
    else if (way) sector = hero?.id
    else if (fields.harm === undefined && ['interact-mission', 'loot'].includes(option.kind)) sector = hero?.id
    if (sector && sectors.some((one) => one.id === sector)) found.push({ option, sector, way, creature, token })
  }
  return found
}

/** The sector that a step leads to. */
export function beyond(sector: Sector, way: string): string {
  const [dx, dy] = STEP[way] ?? [0, 0]
  return `${sector.floor}:${sector.x + dx},${sector.y + dy}`
}

const FACES = ['hit', 'surge', 'miss']

/** The face of a die in an event: its number, or the message that says it. */
export function dieFace(face: unknown): string {
  if (typeof face === 'number') return FACES[face] ?? 'miss'
  return String((face as { args?: { face?: unknown } } | null)?.args?.face ?? face)
}

export const idOf = (value: unknown): string =>
  typeof value === 'string' ? value : ((value as Named | undefined)?.id ?? '')
