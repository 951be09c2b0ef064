/** What a card, tile or Entity looks like: the emblem and the colours of its drawn face, the same wherever it is seen. */
import { EMBLEMS, NIGHT } from '../lib/icons'
import type { Thing } from '../lib/wire'
import { hash } from './model'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The emblem of a thing as a path on a square of 100; of what has no face yet, the moon. */
export function emblemOf(thing: Thing | undefined): string {
  return EMBLEMS[text(thing?.face?.emblem)] ?? EMBLEMS.moon ?? ''
}

/** The two colours of a thing's picture: those of its Dream, else those of the night. */
export function shadesOf(thing: Thing | undefined): [string, string] {
  const own = thing?.face?.palette
  const [ground, sky] = Array.isArray(own) && own.length === 2 ? own : NIGHT.shades
  return [text(ground), text(sky)]
}

/** What the ground of a tile is made of. */
export const textureOf = (thing: Thing | undefined): string => text(thing?.face?.texture)

/** What stands in each of a tile's four spaces, row by row: emblems as paths, empty where nothing does. */
export function standingOn(thing: Thing | undefined): string[] {
  const spaces = thing?.face?.spaces
  if (!Array.isArray(spaces)) return []
  return spaces.map((space: { thing?: unknown }) => EMBLEMS[text(space.thing)] ?? '')
}

/** What is seen of a card that has not been turned up: the picture that it shows before it is read, such as a Mask's (EF-PUB-25), else the sign of its kind. */
export const unseenOf = (thing: Thing | undefined): string => EMBLEMS[text(thing?.data.emblem)] ?? EMBLEMS[{ mask: 'mask', gate: 'door' }[thing?.kind ?? ''] ?? 'moon'] ?? ''

/** The colours of such a back: its own, and they tell nothing of its front. */
export function unseenShades(id: string): [string, string] {
  const hue = hash(id) % 360
  return [`hsl(${hue} 42% 22%)`, `hsl(${(hue + 24) % 360} 38% 46%)`]
}
