/** A descent looked back on: both paths, how it wore on, what hunted. */
import { describe, expect, it } from 'vitest'
import { descentOf, inRows, lineOf } from '../src/alone/descent'
import type { Entry, Replay } from '../src/lib/wire'

const entry = (kind: string, args: Record<string, unknown> = {}) => ({ kind, args, version: 0, text: '', things: [], seats: [], rule: '' }) as unknown as Entry
const sector = (at: string, column: number) => ({ at, level: 1, column, row: 0, exits: [], shape: 'cross' })
const map = (hero_at: string | null, at: string) => ({
  plan: { sectors: [sector('1:0,0', 0), sector('1:1,0', 1)] },
  barred: [], conditions: {}, lit: [], revealed: [], dangers: [], movers: [],
  hero_at,
  creatures: [{ token: 4, kind: 'spores', at, wounded: false, name: 0 }],
})
const step = (set: Record<string, unknown>, ...log: Entry[]) => ({ version: 0, set, gone: [], line: '', log })
const replay = (...steps: ReturnType<typeof step>[]) => ({ format: 'nocturne-replay', steps, things: {} }) as unknown as Replay

describe('a descent looked back on', () => {
  it('has both paths, what was lost and what hunted', () => {
    const found = descentOf(
      replay(
        step({ life: 9, sc: 9, missions: [], map: null }),
        step({ map: map('1:0,0', '1:1,0') }),
        step({ life: 7 }, entry('reaction-played')),
        step({ map: map('1:1,0', '1:1,0') }, entry('mission-completed')),
        step({ map: map('1:1,0', '1:0,0'), sc: 8 }, entry('creature-killed', { kind: { id: 'spores' } })),
      ),
    )
    expect(found?.hero).toEqual(['1:0,0', '1:1,0'])
    expect(found?.creatures.map((one) => one.places)).toEqual([['1:1,0', '1:0,0']])
    expect(found?.moments.map((one) => [one.life, one.sc, one.mark])).toEqual([[9, 9, ''], [7, 9, ''], [7, 9, 'mission'], [7, 8, '']])
    expect(found).toMatchObject({ lost: 3, reactions: 1, hunters: [{ kind: 'spores', count: 1, killed: 1 }] })
  })

  it('tells a creature from another that comes with the same token', () => {
    const gone = { ...map('1:0,0', ''), creatures: [] }
    const killed = entry('creature-killed', { kind: { id: 'spores' } })
    const found = descentOf(
      replay(step({ life: 9, sc: 9, missions: [], map: map('1:0,0', '1:1,0') }), step({ map: gone }, killed), step({ map: map('1:0,0', '1:0,0') }), step({ map: gone }, killed)),
    )
    expect(found?.creatures.map((one) => one.places)).toEqual([['1:1,0'], ['1:0,0']])
    expect(found?.hunters).toEqual([{ kind: 'spores', count: 2, killed: 2 }])
  })

  it('writes words that would cover each other below each other', () => {
    expect(inRows([0, 10, 20, 25, 60], 18)).toEqual([0, 1, 0, 2, 0])
  })

  it('is nothing where the Map was never shown', () => {
    expect(descentOf(replay(step({ life: 9, sc: 9 })))).toBeNull()
  })

  it('begins a line of its own on another level', () => {
    const at: Record<string, { floor: string; x: number; y: number }> = { a: { floor: '1', x: 0, y: 0 }, b: { floor: '1', x: 9, y: 0 }, c: { floor: '2', x: 0, y: 5 } }
    expect(lineOf(['a', 'b', 'c'], (place) => at[place] ?? null)).toBe('M0 0L9 0M0 5')
  })
})
