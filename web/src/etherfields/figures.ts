/** Silhouettes: each Dreamer and each Entity has its own. A figure stands on (0, 0) and is about 52 high. */
import { hash } from './model'

const HEAD = (y: number, r: number) => `M${-r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
const COAT = (shoulder: number, waist: number, hem: number, top = -33) =>
  `M${-shoulder} ${top + 4}C${-shoulder} ${top - 1} ${-shoulder / 2} ${top - 2} 0 ${top - 2}C${shoulder / 2} ${top - 2} ${shoulder} ${top - 1} ${shoulder} ${top + 4}L${waist} -17C${waist + 1} -12 ${hem} -5 ${hem} 0H${-hem}C${-hem} -5 ${-waist - 1} -12 ${-waist} -17z`

/** Known Dreamers are drawn after their trade; others take a shape by their id. */
const DREAMERS: Record<string, string> = {
  gambler:
    HEAD(-41, 6.5) +
    'M-12 -45h24v2.6h-24zM-7 -45c0-8 14-8 14 0z' +
    COAT(10, 7, 11) +
    'M11 -27l9 -7 4 5.5 -9 7zM14 -22l10.5 -4 2.3 6.4 -10.5 4z',
  specialist:
    HEAD(-43, 6.5) +
    'M-8.5 -44.6h17v2h-17z' +
    COAT(8.5, 7, 9, -35) +
    'M-19 -17h9v-3.5h5v3.5h2v13h-16zM9 -34l9 6 -1.5 10 -3 -1z',
  'tough-guy': HEAD(-42, 6) + COAT(17, 10, 11, -34) + 'M-17 -31l-5 17 5.5 2 4.5 -13zM17 -31l5 17 -5.5 2 -4.5 -13z',
  'free-spirit':
    HEAD(-42, 6) +
    'M-4 -49c8 -5 16 1 17 9 5 1 7 4 11 3 -4 6 -12 6 -15 1 -2 -5 -5 -9 -13 -13z' +
    COAT(8, 6, 17) +
    'M-8 -29l-13 -10 3 -4 13 9z',
  mourner:
    'M0 -51c10 0 12 10 11 17l5 14c2 8 3 14 4 20h-40c1 -6 2 -12 4 -20l5 -14c-1 -7 1 -17 11 -17zM-5 -43c-2 5 -2 9 0 12 3 3 7 3 10 0 2 -3 2 -7 0 -12 -3 -3 -7 -3 -10 0z',
}
/** Companions as what they are; of others the body of their kind with an emblem. */
const COMPANIONS: Record<string, string> = {
  tobit: HEAD(-33, 6.5) + 'M-7 -36c1 -6 13 -7 14 0zM-8 -20C-8 -26 8 -26 8 -20L9 -10H6V0H1V-9H-1V0H-6V-10H-9zM7 -24L13 -43L16.5 -42L11 -19z',
  'the-cat': 'M-12 0C-15 -12 -11 -20 -6 -24C-9 -28 -9 -33 -7.5 -39L-3 -34.5H2L6.5 -39C8 -33 8 -28 5 -24C10 -19 11 -10 10 0zM10 -3C22 -2 24 -14 18 -20C16 -22 19 -24 21 -22C29 -13 24 3 9 1z',
  'old-dog': 'M-17 0V-18C-17 -24 -12 -25 -6 -25H8L9 -33C9 -38 14 -40 18 -37L26 -32C27 -29 25 -27 22 -27L17 -26C17 -21 16 -18 14 -15V0H9V-11H-9V0zM-16 -22C-24 -25 -25 -33 -22 -37C-21 -31 -18 -27 -13 -25zM10 -37C6 -38 4 -33 6 -28L11 -31z',
}

/** The own shape of a Companion; none where it takes that of its kind. */
export const companionShape = (tile: string): string => COMPANIONS[tile] ?? ''

const OTHERS = Object.values(DREAMERS)

export function dreamerShape(archetype: string): string {
  return DREAMERS[archetype] ?? OTHERS[hash(archetype) % OTHERS.length] ?? ''
}

/** What an Entity is cut from, by its build; the emblem inside tells which one it is. */
const BODIES: Record<string, string> = {
  human: 'M-17 0C-19 -14 -16 -30 -13 -38C-11 -48 -6 -53 0 -53C6 -53 11 -48 13 -38C16 -30 19 -14 17 0L11 -3L6 0L0 -3L-6 0L-11 -3z',
  creature:
    'M-20 0L-23 -13L-18 -11L-21 -26L-14 -22L-14 -37L-7 -31L0 -45L7 -31L14 -37L14 -22L21 -26L18 -11L23 -13L20 0L12 -4L6 1L0 -3L-6 1L-12 -4z',
  token: 'M-19 -19a19 19 0 1 0 38 0a19 19 0 1 0 -38 0z',
  belshazar: 'M-20 0C-22 -18 -19 -34 -15 -38L-19 -54L-9 -46L0 -57L9 -46L19 -54L15 -38C19 -34 22 -18 20 0L10 -4L0 1L-10 -4z',
  companion: 'M-15 0C-18 -12 -15 -24 -11 -27L-13 -36L-5 -30H5L13 -36L11 -27C15 -24 18 -12 15 0z',
}
const EMBLEM_Y: Record<string, [number, number]> = { human: [-27, 24], creature: [-19, 24], token: [-19, 25], belshazar: [-23, 27], companion: [-14, 19] }

export function entityBody(build: string): string {
  return BODIES[build] ?? BODIES.token ?? ''
}

/** Where the emblem stands in a body: its centre's height and its size. */
export function emblemAt(build: string): [number, number] {
  return EMBLEM_Y[build] ?? [-19, 25]
}

export { SEAT_COLOURS } from '../lib/seats'
