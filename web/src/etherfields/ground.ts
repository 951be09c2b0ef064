/** Where everything of a Dreamscape is drawn: tiles, Walls, seams, figures in their spaces. Pure geometry. */
import { called } from './model'
import type { Thing } from '../lib/wire'
import { t } from '../lib/words.svelte'
import type { Dreamscape, EtherfieldsView, PrintedIcon, PrintedAction, PlannedSpace } from './view'

/** The side of a space. */
export const S = 100

export const left = (scape: Dreamscape, at: number): number => (at % scape.width) * S
export const top = (scape: Dreamscape, at: number): number => Math.floor(at / scape.width) * S

export interface Tile {
  id: string
  left: number
  top: number
  width: number
  height: number
  /** Its four spaces, row by row; those that something else covers are missing. */
  at: (number | undefined)[]
}

/** What a number of spaces covers. */
export function extent(scape: Dreamscape, spaces: PlannedSpace[]): Omit<Tile, 'id' | 'at'> {
  const xs = spaces.map((one) => left(scape, one.at))
  const ys = spaces.map((one) => top(scape, one.at))
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { left: x, top: y, width: Math.max(...xs) - x + S, height: Math.max(...ys) - y + S }
}

export function tilesOf(scape: Dreamscape): Tile[] {
  const found = new Map<string, PlannedSpace[]>()
  for (const space of scape.spaces) found.set(space.tile, [...(found.get(space.tile) ?? []), space])
  return [...found].map(([id, spaces]) => {
    const whole = extent(scape, spaces)
    const at = [0, 1, 2, 3].map((place) => spaces.find((one) => left(scape, one.at) % (2 * S) === (place % 2) * S && top(scape, one.at) % (2 * S) === (place >> 1) * S)?.at)
    return { id, ...whole, at }
  })
}

/** How far the prices of a space reach to the right. */
const PRICED = 94

/** Where the middle of a tile's name stands: on the seam across the tile if that is free, on the free half of it, else
 * above the lower edge, beside prices or, where it is too wide for that, above them. */
export function nameAt(scape: Dreamscape, tile: Tile, wide = 0): { x: number; y: number } {
  const [middle, centre] = [tile.top + tile.height / 2, tile.left + tile.width / 2]
  const above = scape.spaces.filter((one) => one.tile === tile.id && top(scape, one.at) + S === middle)
  const seam = (x: number) =>
    tile.height === 2 * S &&
    !above.some((one) => one.walls.includes('s') && Math.abs(left(scape, one.at) + S / 2 - x) < S) &&
    !bordersOf(scape).some((icon) => icon.y === middle && Math.abs(icon.x - x) < 0.6 * S)
  const halves = tile.width === 2 * S ? [centre - S / 2, centre + S / 2] : []
  const free = [centre, ...(wide > S ? [] : halves)].find(seam)
  if (free !== undefined) return { x: free, y: middle + 4 }
  const low = tile.top + tile.height - S
  const [first, second] = scape.spaces.filter((one) => one.tile === tile.id && top(scape, one.at) === low).map((one) => tagsOf(scape, one.at).length > 0)
  const [from, to] = [tile.left + (first ? PRICED : 0), tile.left + tile.width - (second ? S / 2 : 0)]
  return wide <= to - from ? { x: (from + to) / 2, y: tile.top + tile.height - 9 } : { x: centre, y: tile.top + tile.height - 30 }
}

export interface TileName {
  id: string
  name: string
  x: number
  y: number
  left: number
  right: number
  top: number
  bottom: number
}

/** How much room a letter of a name takes, and a line of them above and below its foot, when the board is looked at from farthest away. */
const [LETTER, RISE, FALL] = [6.6, 13, 6]

/** The names of all tiles, each with the room that it takes. */
export function namesOf(scape: Dreamscape, things: Record<string, Thing>): TileName[] {
  return tilesOf(scape).map((tile) => {
    const name = called(things, tile.id, 'map', 'overlay')
    const half = (name.length * LETTER) / 2
    const { x, y } = nameAt(scape, tile, 2 * half)
    return { id: tile.id, name, x, y, left: x - half, right: x + half, top: y - RISE, bottom: y + FALL }
  })
}

/** How far below the upper edge of its space a coordinate stands: always as far, below the names that lie across seams. */
export const COORDINATE_DOWN = 29

const isNamed = (names: TileName[], [x, y, wide, high]: readonly [number, number, number, number]): boolean => names.some((one) => one.left < x + wide && one.right > x && one.top < y + high && one.bottom > y)

/** How far above the lower edge of its space the middle of a cost stands: higher where the name of a tile lies. */
export const costUp = (scape: Dreamscape, at: number, names: TileName[]): number => (isNamed(names, [left(scape, at) + 4, top(scape, at) + S - 25, 22, 19]) ? 36 : 15)

/** The Walls as one path; two spaces that share one draw it once. */
export function wallsOf(scape: Dreamscape): string {
  const found = new Set<string>()
  for (const space of scape.spaces) {
    const [x, y] = [left(scape, space.at), top(scape, space.at)]
    const sides: Record<string, string> = {
      n: `M${x} ${y}L${x + S} ${y}`,
      s: `M${x} ${y + S}L${x + S} ${y + S}`,
      w: `M${x} ${y}L${x} ${y + S}`,
      e: `M${x + S} ${y}L${x + S} ${y + S}`,
    }
    for (const side of space.walls) found.add(sides[side] ?? '')
  }
  return [...found].join('')
}

/** Thin lines where two spaces of the paper meet and one may walk. */
export function seamsOf(scape: Dreamscape): string {
  return scape.spaces
    .map((space) => {
      const [x, y] = [left(scape, space.at), top(scape, space.at)]
      return `${space.exits.includes('e') ? `M${x + S} ${y + 8}v${S - 16}` : ''}${space.exits.includes('s') ? `M${x + 8} ${y + S}h${S - 16}` : ''}`
    })
    .join('')
}

/** The ground of spaces that is not plain paper, printed or laid. */
export function terrainOf(scape: Dreamscape): [at: number, kind: string][] {
  const printed = scape.features.filter((one) => one.icon === 'terrain').flatMap((one) => one.at.map((at): [number, string] => [at, one.value]))
  const laid = scape.tokens.filter(({ kind, at }) => ['light', 'darkness', 'swamp', 'water'].includes(kind) && at >= 0)
  const both = laid.flatMap(({ kind, at, beside }) => [at, beside].filter((one) => one >= 0).map((one): [number, string] => [one, kind]))
  return [...printed, ...both]
}

/** The spaces that an Overlay changes: those of its drawn face, from the space on that its code names. */
export function overlaid(scape: Dreamscape, overlay: Thing | undefined): number[] {
  const face = overlay?.face as { code?: string; columns?: number; spaces?: { floor?: string }[] } | null | undefined
  if (!face?.code || !face.columns || !Array.isArray(face.spaces)) return []
  const [x, y] = [face.code.toLowerCase().charCodeAt(0) - 97, Number(face.code.slice(1)) - 1]
  const columns = face.columns
  const changed = face.spaces.flatMap((space, place) => (space.floor === 'nothing' ? [] : [(y + Math.floor(place / columns)) * scape.width + x + (place % columns)]))
  return changed.filter((at) => scape.spaces.some((one) => one.at === at))
}

// -- what is printed

export interface Glyph {
  icon: string
  value: string
}

const NAMES: Record<string, string> = { gem: 'gem-slot', special: 'special-space', bonus: 'drawing-bonus', light: 'sun' }

function glyph(one: PrintedIcon): Glyph {
  if (one.icon === 'terrain') return { icon: NAMES[one.value] ?? one.value, value: '' }
  if (one.icon === 'spawn') return { icon: 'spawn', value: one.value ? `suit-${one.value}` : '' }
  return { icon: NAMES[one.icon] ?? one.icon, value: one.icon === 'bonus' ? `+${one.value}` : '' }
}

/** The icons of one space, each as far to the right as those before it take room; a number stands beside its icon. */
export function iconsOf(scape: Dreamscape, at: number): (Glyph & { x: number })[] {
  let x = 0
  return scape.features
    .filter((one) => one.at.length === 1 && one.at[0] === at && one.icon !== 'blocked')
    .map((one) => {
      const placed = { ...glyph(one), x }
      x += placed.value && !placed.value.startsWith('suit-') ? 43 : 23
      return placed
    })
}

/** Icons that belong to several spaces stand between them. */
export function bordersOf(scape: Dreamscape): (Glyph & { x: number; y: number })[] {
  const middle = (all: number[]) => all.reduce((sum, one) => sum + one + S / 2, 0) / all.length
  return scape.features
    .filter((one) => one.at.length > 1)
    .map((one) => ({ ...glyph(one), x: middle(one.at.map((at) => left(scape, at))), y: middle(one.at.map((at) => top(scape, at))) }))
}

export type Tag = PrintedAction & { blocked: boolean; done: number }

/** The Map Actions of a space with what has been paid for them. */
export function tagsOf(scape: Dreamscape, at: number): Tag[] {
  return scape.actions
    .filter((one) => one.at.includes(at))
    .map((one) => ({ ...one, blocked: scape.blocked_actions.includes(one.key), done: scape.markers.find((marker) => marker.action === one.key)?.count ?? 0 }))
}

// -- what lies and stands there

const TOKENS: Record<string, string> = { light: 'sun', universal: 'special-space', threat: 'threat', story: 'story', spirit: 'slumber' }

/** Tokens, Gems and Quirks of a space. */
export function laidOn(scape: Dreamscape, at: number, things: Record<string, Thing>): { kind: string; name: string }[] {
  const tokens = scape.tokens.filter((token) => token.at === at || token.beside === at).map(({ kind }) => ({ kind: TOKENS[kind] ?? kind, name: t('ef-token', { kind }) }))
  const gems = scape.gems.filter((gem) => gem === at).map(() => ({ kind: 'gem', name: t('ef-token', { kind: 'gem' }) }))
  const quirks = scape.quirks.filter((quirk) => quirk.at === at).map(({ card }) => ({ kind: 'quirk', name: called(things, card, 'fate') }))
  return [...tokens, ...gems, ...quirks]
}

export interface Piece {
  key: string
  archetype?: string
  seat?: number
  of?: string
  build?: string
  big?: boolean
  states: string[]
  letter?: string
  bright: boolean
  at: number
}

/** How much larger a Big Entity is drawn: it fills its space (EF-SPACE-08). */
const BIG = 1.45
/** Dreamers and Entities with the point where each stands: several in a space stand in rows. */
export function piecesOf(
  view: EtherfieldsView,
  scape: Dreamscape,
  things: Record<string, Thing>,
  bright: { dreamer: (seat: number) => boolean; figure: (id: number) => boolean },
): (Piece & { px: number; py: number; scale: number })[] {
  const dreamers = view.dreamers.flatMap((one, seat): Piece[] => {
    if (one.at < 0 || !view.present.includes(seat)) return []
    const letter = view.present.length > 1 ? called(things, one.archetype, 'dreamer').charAt(0) : ''
    return [{ key: `d${seat}`, archetype: one.archetype, seat, states: one.states.map(({ state }) => state), letter, bright: bright.dreamer(seat), at: one.at }]
  })
  const figures = scape.figures.map((one): Piece => {
    const build = scape.entities.find((entity) => entity.tile === one.of)?.build ?? 'companion'
    const big = Boolean(things[`tile/${one.of}`]?.data.big)
    return { key: `f${one.id}`, of: one.of, build, big, states: one.states, bright: bright.figure(one.id), at: one.at }
  })
  const all = [...dreamers, ...figures]
  return all.map((one, place) => {
    const before = all.slice(0, place).filter((other) => other.at === one.at).length
    const count = all.filter((other) => other.at === one.at).length
    const stands = standing(left(scape, one.at) + S / 2, top(scape, one.at), before, count, tagsOf(scape, one.at).length > 0)
    return one.big && count === 1 ? { ...one, ...stands, py: stands.py + 10, scale: BIG } : { ...one, ...stands }
  })
}

/** Whoever stands where something has its price stands higher and to the left, beside it. */
function standing(x: number, y: number, index: number, count: number, priced: boolean): { px: number; py: number; scale: number } {
  if (count === 1) return priced ? { px: x - 14, py: y + 69, scale: 0.94 } : { px: x, py: y + 76, scale: 1 }
  if (count === 2) return priced ? { px: x - 26 + index * 40, py: y + 68, scale: 0.8 } : { px: x - 22 + index * 44, py: y + 76, scale: 0.86 }
  const rows = Math.ceil(count / 2)
  const row = Math.floor(index / 2)
  return { px: x - 22 + (index % 2) * 44, py: y + 52 + (row * 34) / Math.max(rows - 1, 1), scale: rows > 2 ? 0.5 : 0.62 }
}
