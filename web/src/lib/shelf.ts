/** The tables this browser has keys for. A key is a secret: it stays in this browser and in the links you hand out. */
import { store, stored } from './settings.svelte'

export interface Kept {
  table: string
  game: string
  name: string
  keys: string[]
  /** Links to hand out, by seat; only the browser that made the table has them. */
  invites: { seat: number | null; key: string; kind: string }[]
  touched: number
}

const PLACE = 'nocturne.tables'

export function shelf(): Kept[] {
  return stored<Kept[]>(PLACE, []).sort((one, other) => other.touched - one.touched)
}

export function kept(table: string): Kept | undefined {
  return shelf().find((one) => one.table === table)
}

export function keep(one: Partial<Kept> & { table: string }): Kept {
  const old = kept(one.table) ?? { table: one.table, game: '', name: '', keys: [], invites: [], touched: 0 }
  const keys = [...new Set([...(one.keys ?? []), ...old.keys])]
  const whole: Kept = { ...old, ...one, keys, touched: Date.now() }
  store(PLACE, [whole, ...shelf().filter((other) => other.table !== one.table)].slice(0, 60))
  return whole
}

/** A key of this browser was drawn anew for somebody else: it is a link to hand out now, and no longer one's own. */
export function handOver(table: string, seat: number, old: string, link: string): void {
  const known = kept(table)
  if (!known) return
  const invites = [...known.invites.filter((one) => one.seat !== seat), { seat, key: link, kind: 'away' }]
  const whole: Kept = { ...known, invites, keys: known.keys.filter((key) => key !== old) }
  store(PLACE, [whole, ...shelf().filter((other) => other.table !== table)])
}

export function forget(table: string): void {
  store(
    PLACE,
    shelf().filter((one) => one.table !== table),
  )
}
