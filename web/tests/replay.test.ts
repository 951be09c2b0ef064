import { describe, expect, it } from 'vitest'
import { isReplay, views } from '../src/lib/replay'
import type { Replay } from '../src/lib/wire'

const step = (version: number, set: Record<string, unknown>, gone: string[] = []) => ({ version, set, gone, line: '', log: [] })
const replay = {
  format: 'nocturne-replay',
  version: 1,
  game: 'alone',
  players: 2,
  profile: '',
  options: {},
  language: 'en',
  name: '',
  seat: 0,
  seats: [],
  over: null,
  things: {},
  steps: [step(0, { life: 12, turn: 1 }), step(1, { life: 11 }), step(2, { hand: [] }, ['turn'])],
} satisfies Replay

describe('a replay', () => {
  it('gives the view of each step from what changed', () => {
    expect(views(replay)).toEqual([{ life: 12, turn: 1 }, { life: 11, turn: 1 }, { life: 11, hand: [] }])
  })

  it('is told from other files', () => {
    expect(isReplay(replay)).toBe(true)
    for (const other of [null, 7, {}, { format: 'nocturne-replay' }, { ...replay, steps: [] }]) expect(isReplay(other)).toBe(false)
  })
})
