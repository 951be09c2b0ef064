/** What a card, tile or Entity looks like: the emblem and the colours of its drawn face, the same wherever it is seen. */
import { EMBLEMS, NIGHT } from '../lib/icons'
import type { Thing } from '../lib/wire'

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
