import { describe, expect, it } from 'vitest'
import { answersOf, isMet, pick, total } from '../src/lib/series'

const price = { due: 3, so_far: 0, worth: { 'spend:a': 2, 'spend:b': 1 }, copies: { 'spend:a': 2, 'spend:b': 1 }, end: '' }

describe('a payment', () => {
  it('counts every copy and says when it is met', () => {
    const picked = pick(price, pick(price, [], 'spend:a', false), 'spend:a', false)
    expect(picked).toEqual(['spend:a', 'spend:a'])
    expect(total(price, picked)).toBe(4)
    expect(isMet(price, picked)).toBe(true)
  })

  it('takes no more once it is met', () => {
    expect(pick(price, ['spend:a', 'spend:b'], 'spend:a', false)).toEqual(['spend:a', 'spend:b'])
  })

  it('gives one copy back, or all of them', () => {
    expect(pick(price, ['spend:a', 'spend:a'], 'spend:a', true)).toEqual(['spend:a'])
    expect(pick(price, ['spend:a', 'spend:a'], 'spend:a', false)).toEqual([])
  })

  it('is ended by its last answer only where it does not end by itself', () => {
    expect(answersOf(price, ['spend:a', 'spend:b'], true)).toEqual(['spend:a', 'spend:b'])
    const move = { ...price, due: 0, end: 'done' }
    expect(answersOf(move, ['spend:a'], true)).toEqual(['spend:a', 'done'])
    expect(answersOf(move, ['spend:a'], false)).toEqual(['spend:a'])
  })
})
