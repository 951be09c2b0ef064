/** The keys of the Hero's dock: each at its place, with its letter, whether it can be pressed now or not. */
import type { Option } from '../lib/wire'

export interface Key {
  kind: string
  letter: string
}

export interface Docked extends Key {
  options: Option[]
}

/** Always there on the Hero's turn. */
export const DOCK: Key[] = [
  { kind: 'loot', letter: 'L' },
  { kind: 'track', letter: 'T' },
  { kind: 'repair', letter: 'R' },
  { kind: 'interact-mission', letter: 'I' },
  { kind: 'bullet-time', letter: 'B' },
]
/** There when they can be done. */
const SOMETIMES: Key[] = [
  { kind: 'use-ability', letter: 'A' },
  { kind: 'unbar', letter: 'U' },
]

export function docked(options: Option[]): Docked[] {
  const of = (key: Key): Docked => ({ ...key, options: options.filter((option) => option.kind === key.kind) })
  return [...DOCK.map(of), ...SOMETIMES.map(of).filter((key) => key.options.length)]
}

/** The ids of the options that the dock has. */
export function inDock(options: Option[]): string[] {
  return docked(options).flatMap((key) => key.options.map((option) => option.id))
}
