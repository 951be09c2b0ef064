import { describe, expect, it } from 'vitest'
import { cheapest, effort, payment, reach, walk } from '../src/etherfields/journey'
import type { Dreamscape } from '../src/etherfields/view'

/** Two tiles beside each other: a Wall stands between the upper ones. */
const scape = {
  width: 4,
  spaces: [
    { at: 0, exits: 'es' }, { at: 1, exits: 'ws' }, { at: 2, exits: 'es' }, { at: 3, exits: 'ws' },
    { at: 4, exits: 'ne' }, { at: 5, exits: 'new' }, { at: 6, exits: 'new' }, { at: 7, exits: 'nw' },
  ],
} as unknown as Pick<Dreamscape, 'spaces' | 'width'>
const purse = { due: 0, so_far: 0, worth: { 'spend:two': 2, 'spend:one': 1, 'spend:three': 3 }, copies: { 'spend:two': 2, 'spend:one': 1, 'spend:three': 1 }, end: 'done' }

describe('a walk', () => {
  it('goes around Walls, space by space', () => {
    const found = reach(scape, 1, 3)
    expect(found.get(2)?.answers).toEqual(['go:south', 'go:east', 'go:north'])
    expect(found.has(3)).toBe(false)
    expect(found.has(1)).toBe(false)
  })

  it('goes through a full space, but does not end there', () => {
    const found = reach(scape, 1, 3, [5])
    expect(found.has(5)).toBe(false)
    expect(found.get(6)?.answers).toEqual(['go:south', 'go:east'])
  })

  it('is paid with the least too much, then with the fewest cards', () => {
    expect(cheapest(purse, 3)).toEqual(['spend:three'])
    expect(cheapest(purse, 4)).toEqual(['spend:two', 'spend:two'])
    expect(cheapest(purse, 9)).toBeNull()
  })

  it('is one list of answers, with a stop where more was paid than is gone', () => {
    const dear = { ...purse, worth: { 'spend:three': 3 }, copies: { 'spend:three': 1 } }
    expect(walk('move', dear, { spaces: [5, 6], answers: ['go:south', 'go:east'] })).toEqual(['move', 'spend:three', 'done', 'go:south', 'go:east', 'stop'])
    expect(walk('move', purse, { spaces: [5, 6], answers: ['go:south', 'go:east'] })).toEqual(['move', 'spend:two', 'done', 'go:south', 'go:east'])
  })
})

describe('a payment', () => {
  const asked = (due: number, worth: Record<string, number>) =>
    ({ kind: 'pay', series: { due, so_far: 0, worth, copies: {}, end: null } }) as unknown as Parameters<typeof payment>[0]

  it('begins with its cheapest cards, and spends no Item where cards can pay', () => {
    expect(payment(asked(2, { 'spend-item:coin': 2, 'spend:one': 1, 'spend:three': 3, 'spend:other': 1 }))).toEqual(['spend:one', 'spend:other'])
    expect(payment(asked(2, { 'spend-item:coin': 2, 'spend:one': 1 }))).toEqual(['spend-item:coin'])
  })

  it('begins with nothing where it is open how much is wanted, or not enough is there', () => {
    expect(payment(asked(0, { 'spend:one': 1 }))).toEqual([])
    expect(payment(asked(9, { 'spend:one': 1 }))).toEqual([])
    expect(payment({ ...asked(1, { 'spend:one': 1 }), kind: 'discard-first' })).toEqual([])
  })
})

describe('a walk by Effort', () => {
  const hours = new Map([[1, 'effort:1'], [2, 'effort:2']])
  it('spends as many Hours as it has steps, and goes them', () => {
    expect(effort(hours, { spaces: [4, 5], answers: ['go:south', 'go:east'] })).toEqual(['effort:2', 'go:south', 'go:east'])
  })
  it('is not offered where there are fewer Hours', () => {
    expect(effort(hours, { spaces: [1, 2, 3], answers: ['go:east', 'go:east', 'go:east'] })).toBeNull()
  })
})
