/** Before a game: who is to come, and whether to wait for them on a page of its own. */
import type { Kept } from './shelf'
import type { Seat, SeatInfo, WishedSeat } from './wire'

export interface Guest {
  seat: SeatInfo
  /** The key of its link, where this browser has it to hand out. */
  key: string
}

/** The seats whose links this browser can hand out, and nobody has come with. */
export function awaited(seats: SeatInfo[], mine: Seat[], kept: Kept | undefined): Guest[] {
  return seats
    .filter((one) => one.kind === 'human' && !mine.includes(one.seat) && (one.link === 'waiting' || one.link === 'renewed'))
    .flatMap((seat) => {
      const invite = kept?.invites.find((each) => each.seat === seat.seat)
      return invite ? [{ seat, key: invite.key }] : []
    })
}

/** How a seat stands: for its line in the lobby. */
export function standing(seat: SeatInfo, mine: Seat[]): 'yours' | 'bot' | 'here' | 'waiting' | 'gone' {
  if (seat.kind === 'bot') return 'bot'
  if (mine.includes(seat.seat)) return 'yours'
  if (seat.online) return 'here'
  return seat.link === 'waiting' || seat.link === 'renewed' ? 'waiting' : 'gone'
}

/** Answers after which nobody waits in a lobby any more: the set-up has begun for good. */
export const BEGUN = 3

export interface Arrival {
  version: number
  over: boolean
  seats: SeatInfo[]
  mine: Seat[]
  owner: boolean
  /** Came with a link just now. */
  linked: boolean
}

/** Whether to begin in the lobby: whoever laid the table for others, or came by a link and has no name yet. */
export function beginsInLobby({ version, over, seats, mine, owner, linked }: Arrival): boolean {
  if (over || version >= BEGUN) return false
  const others = seats.some((one) => one.kind === 'human' && !mine.includes(one.seat))
  const missing = seats.some((one) => standing(one, mine) === 'waiting')
  const nameless = seats.some((one) => mine.includes(one.seat) && !one.name && one.link === 'claimed')
  return others && ((owner && missing) || (linked && nameless))
}

/** The same people, each so many seats further on. */
export function rotated(seats: SeatInfo[], mine: Seat[], by: number): Required<WishedSeat>[] {
  return seats.map((_, place) => {
    const who = seats[(place + by) % seats.length] as SeatInfo
    return { kind: who.kind === 'bot' ? 'bot' : mine.includes(who.seat) ? 'here' : 'away', name: who.kind === 'bot' ? '' : who.name }
  })
}
