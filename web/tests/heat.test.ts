import { describe, expect, test } from 'vitest'
import { beyondTheEdge, percent, sizeOf, subjects, warmth } from '../src/alone/heat'
import type { EvilMap } from '../src/alone/view'
import type { Belief } from '../src/lib/wire'

const belief: Belief = {
  rooms: ['archive', 'control'],
  noise: 'north',
  elsewhere: { archive: 0.2 },
  places: [
    { floor: 'start', east: 1, south: -1, rooms: { archive: 0.5 }, noise: 0.4 },
    { floor: 'start', east: -3, south: 0, rooms: { archive: 0.3, control: 1 }, noise: 0 },
    { floor: 'other', east: 0, south: 0, rooms: {}, noise: 0.6 },
  ],
  origins: { start: { level: 2, column: 2, row: 1 } },
}
const map = { plan: { sectors: [{ column: 5, row: 0 }, { column: 0, row: 4 }] } } as unknown as EvilMap

describe('what the Hero could think', () => {
  test('is of the Rooms that are to be found, and of the last noise', () => {
    expect(subjects(belief)).toEqual(['archive', 'control', 'noise'])
    expect(subjects({ ...belief, noise: null })).toEqual(['archive', 'control'])
  })

  test('stands where the Hero counts it, the warmest first', () => {
    expect(warmth(belief, 'archive', null).map((one) => [one.floor, one.x, one.y, one.chance])).toEqual([
      ['start', 1, -1, 0.5],
      ['start', -3, 0, 0.3],
    ])
    expect(warmth(belief, 'noise', null).map((one) => one.floor)).toEqual(['other', 'start'])
  })

  test('stands on the Map where the counting begins there; what is off its edge is counted', () => {
    const size = sizeOf(map)
    expect(size).toEqual({ width: 6, height: 5 })
    expect(warmth(belief, 'archive', size).map((one) => [one.floor, one.x, one.y])).toEqual([['2', 3, 0]])
    expect(size && percent(beyondTheEdge(belief, 'archive', size))).toBe(30)
    expect(sizeOf(undefined)).toBeNull()
  })
})
