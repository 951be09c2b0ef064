/** ALONE's view made ready for drawing: sectors on a grid for either side, and where each option belongs. */
import type { Named, Option, View } from '../lib/wire'

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
export function labyrinth(view: View): Sector[] {
  return (view.labyrinth ?? []).map((one: View): Sector => ({
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
    creatures: one.creatures.map((each: View) => ({ ...each, token: null }) as Creature),
  }))
}

const SHAPES: Record<number, string> = { 1: 'dead_end', 2: 'straight', 3: 'fork', 4: 'crossing' }

/** The whole Map from its drawing: rows of `..`, `c` or `R` with a digit of exits, then lists. */
export function plan(view: View): Sector[] {
  const cells = new Map<string, { exits: number; room: boolean; floor: string; x: number; y: number }>()
  const rooms = new Map<string, string>()
  const stairs = new Set<string>()
  const lcus = new Set<string>()
  let level = '1'
  let row = 0
  let list = ''
  for (const line of String(view.map ?? '').split('\n')) {
    const words = line.trim().split(/\s+/).filter(Boolean)
    if (!words.length) continue
    if (words[0] === 'level') {
      level = words[1] ?? '1'
      row = 0
      list = ''
      continue
    }
    if (['stairs', 'rooms', 'lcu', 'start'].includes(words[0] ?? '')) list = words.shift() ?? ''
    if (list === 'stairs') for (const pair of words) for (const end of pair.split('-')) stairs.add(end)
    else if (list === 'rooms') for (let at = 0; at + 1 < words.length; at += 2) rooms.set(words[at + 1] as string, words[at] as string)
    else if (list === 'lcu') words.forEach((one) => lcus.add(one))
    else if (!list) {
      words.forEach((word, x) => {
        if (word !== '..') {
          cells.set(`${level}:${x},${row}`, { exits: parseInt(word[1] ?? '0', 16), room: word[0] === 'R', floor: level, x, y: row })
        }
      })
      row += 1
    }
  }
  const has = (list: string[], id: string) => list.includes(id)
  const barred = new Set<string>(view.barred)
  const wanted = new Set((view.missions as View[]).filter((one) => !one.done).map((one) => one.room))
  const isBarred = (id: string, way: string, other: string, back: string) => barred.has(`${id} ${way}`) || barred.has(`${other} ${back}`)
  return [...cells].map(([id, cell]): Sector => {
    const exits: Sector['exits'] = stairs.has(id) ? { stairs: 'open' } : {}
    WINDS.forEach((way, bit) => {
      if (!((cell.exits >> bit) & 1)) return
      const [dx, dy] = STEP[way] as [number, number]
      const other = `${cell.floor}:${cell.x + dx},${cell.y + dy}`
      const door = cell.room !== (cells.get(other)?.room ?? cell.room)
      exits[way] = door ? (isBarred(id, way, other, WINDS[(bit + 2) % 4] as string) ? 'barred' : 'door') : 'open'
    })
    const ways = WINDS.filter((way) => exits[way])
    const straight = ways.length === 2 && !((ways.includes('north') && ways.includes('south')) || (ways.includes('east') && ways.includes('west')))
    return {
      id,
      floor: cell.floor,
      x: cell.x,
      y: cell.y,
      exits,
      room: rooms.get(id) ?? null,
      shape: cell.room ? 'room' : straight ? 'curved' : (SHAPES[ways.length] ?? 'crossing'),
      lit: has(view.lit, id),
      known: has(view.revealed, id),
      seen: has(view.revealed, id),
      lcu: lcus.has(id),
      danger: has(view.dangers, id),
      condition: Object.entries(view.conditions as Record<string, string[]>).find(([, at]) => at.includes(id))?.[0] ?? null,
      mission: wanted.has(rooms.get(id) ?? '-'),
      hero: view.hero_at === id,
      creatures: (view.creatures as View[]).filter((one) => one.at === id).map((one) => one as unknown as Creature),
    }
  })
}

export const isEvil = (view: View): boolean => 'map' in view || 'hand' in view

export function sectorsOf(view: View): Sector[] {
  return view.map ? plan(view) : labyrinth(view)
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
export function spotsOf(options: Option[], kind: string, view: View, sectors: Sector[]): Spot[] {
  const hero = sectors.find((one) => one.hero)
  const mover = (view.movers as number[] | undefined)?.at(-1)
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

export const idOf = (value: unknown): string =>
  typeof value === 'string' ? value : ((value as Named | undefined)?.id ?? '')
