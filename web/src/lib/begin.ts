/** Making tables: the usual first games, and what the page of a new game asks for. */
import { api } from './api'
import { fetchParts } from './board'
import { NO_KEY } from './device.svelte'
import { keep } from './shelf'
import type { NewTable, WishedSeat } from './wire'
import { settings } from './settings.svelte'
import { t } from './words.svelte'

/** A table as it is wished for, with a name for everybody who has one. */
export type Wish = Omit<NewTable, 'seats'> & { seats?: Required<WishedSeat>[] }

/** A newcomer's first game: short, gentle, against the automatic player. */
export const FIRST: Record<string, Wish> = {
  alone: { game: 'alone', players: 2, options: { difficulty: 'easy' }, seats: [{ kind: 'here', name: '' }, { kind: 'bot', name: '' }] },
  etherfields: { game: 'etherfields', players: 1, seats: [{ kind: 'here', name: '' }] },
}

/** Make a table, on the server or `here` on this device, keep its keys in this browser, and give its name. */
export async function begin(wish: Wish, here = false): Promise<string> {
  const seats = wish.seats ?? Array.from({ length: wish.players }, () => ({ kind: 'here' as const, name: '' }))
  const named = seats.map((one, seat) => ({
    ...one,
    name: one.name || (one.kind === 'here' && seat === seats.findIndex((each) => each.kind === 'here') ? settings.you : ''),
  }))
  const name = wish.name || t('game-' + wish.game)
  fetchParts(wish.game)
  const made = await (here ? api.createHere : api.create)({ ...wish, name, seats: named })
  if (here) {
    keep({ table: made.table, game: wish.game, name, keys: [NO_KEY] })
    return made.table
  }
  const mine = made.seats.filter((one) => one.kind === 'here').map((one) => one.key)
  const invites = [...made.seats, { seat: null, key: made.watch, kind: 'watch' }]
  const keys = mine.length ? [...mine, made.owner] : [made.watch, made.owner]
  keep({ table: made.table, game: wish.game, name, keys, invites })
  return made.table
}
