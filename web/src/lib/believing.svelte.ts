/** Whether what the Hero could think lies over the board: asked for by a key, at a table that teaches or after the end. */
import { api } from './api'
import type { Belief, Seat } from './wire'

export const believing = $state({ on: false })

/** What the Hero could think at a moment; nothing where it cannot be had. */
export type Believe = (version: number) => Promise<Belief | null>

/** Asks the server with one of this browser's keys: while the game runs with the Hero's own, after the end with any. */
export function believer(table: string, keys: string[], hero: Seat | null): Believe {
  let own: Promise<string> | undefined
  const find = async (): Promise<string> => {
    if (hero === null) return keys[0] ?? ''
    for (const key of keys) if ((await api.summary(table, key).catch(() => null))?.yours.includes(hero)) return key
    return ''
  }
  return async (version) => {
    const key = await (own ??= find())
    return key ? api.belief(table, key, version).catch(() => null) : null
  }
}
