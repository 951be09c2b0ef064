import { describe, expect, it } from 'vitest'
import { awaited, beginsInLobby, rotated, standing } from '../src/lib/lobby'
import type { Kept } from '../src/lib/shelf'
import type { SeatInfo } from '../src/lib/wire'

const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({ seat: number, title: `Seat ${number}`, name: '', kind: 'human', online: false, link: 'waiting', ...more })
const mine = seat(0, { link: 'here', online: true })
const kept: Kept = { table: 't', game: 'alone', name: '', keys: [], touched: 0, invites: [{ seat: 1, key: 'k1', kind: 'away' }, { seat: null, key: 'w', kind: 'watch' }] }

describe('the lobby', () => {
  it('hands out the links that nobody has come with', () => {
    expect(awaited([mine, seat(1), seat(2)], [0], kept).map((one) => one.key)).toEqual(['k1']) // no key, no link
    expect(awaited([mine, seat(1, { link: 'claimed' })], [0], kept)).toEqual([])
    expect(awaited([mine, seat(1, { kind: 'bot' })], [0], kept)).toEqual([])
  })

  it('says how everybody stands', () => {
    const seats = [mine, seat(1), seat(2, { kind: 'bot' }), seat(3, { online: true, link: 'claimed' }), seat(4, { link: 'claimed' })]
    expect(seats.map((one) => standing(one, [0]))).toEqual(['yours', 'waiting', 'bot', 'here', 'gone'])
  })

  it('is where whoever laid the table for others begins, and nobody who plays alone', () => {
    const arrival = { version: 0, over: false, seats: [mine, seat(1)], mine: [0], owner: true, linked: false }
    expect(beginsInLobby(arrival)).toBe(true)
    expect(beginsInLobby({ ...arrival, version: 40 })).toBe(false)
    expect(beginsInLobby({ ...arrival, seats: [mine, seat(1, { kind: 'bot' })] })).toBe(false)
    expect(beginsInLobby({ ...arrival, seats: [mine, seat(1, { link: 'here' })] })).toBe(false) // a save that was brought: nobody was invited
    expect(beginsInLobby({ ...arrival, seats: [mine, seat(1, { online: true, link: 'claimed' })] })).toBe(false)
  })

  it('asks a guest without a name who they are', () => {
    const guest = { version: 0, over: false, seats: [seat(0, { online: true, link: 'here' }), seat(1, { link: 'claimed' })], mine: [1], owner: false, linked: true }
    expect(beginsInLobby(guest)).toBe(true)
    expect(beginsInLobby({ ...guest, seats: [guest.seats[0] as SeatInfo, seat(1, { link: 'claimed', name: 'Bo' })] })).toBe(false)
  })
})

describe('a rematch', () => {
  it('moves everybody a seat on: whoever sits here stays here, who is elsewhere gets a link', () => {
    const ada = seat(0, { name: 'Ada', link: 'here' })
    expect(rotated([ada, seat(1, { kind: 'bot', name: 'x' })], [0], 1)).toEqual([{ kind: 'bot', name: '' }, { kind: 'here', name: 'Ada' }])
    expect(rotated([ada, seat(1, { name: 'Bo', link: 'claimed' })], [0], 1)).toEqual([{ kind: 'away', name: 'Bo' }, { kind: 'here', name: 'Ada' }])
    expect(rotated([ada, seat(1, { name: 'Bo', link: 'claimed' })], [0], 0)).toEqual([{ kind: 'here', name: 'Ada' }, { kind: 'away', name: 'Bo' }])
  })
})
