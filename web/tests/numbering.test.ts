import { describe, expect, it } from 'vitest'
import { Numbering } from '../src/lib/numbering'
import type { Decision } from '../src/lib/wire'

const asked = (kind: string, ...ids: string[]): Decision =>
  ({ kind, options: ids.map((id) => ({ id, kind: id, label: id, fields: {}, things: [] })) }) as unknown as Decision
const numbers = (numbering: Numbering, turn: string, decision: Decision) =>
  Object.fromEntries(numbering.of(turn, decision).map(({ option, number }) => [option.id, number]))

describe('the numbers of options', () => {
  it('stay within a Turn, whatever goes and comes', () => {
    const numbering = new Numbering()
    expect(numbers(numbering, '1', asked('turn', 'north', 'south', 'loot'))).toEqual({ north: 1, south: 2, loot: 3 })
    expect(numbers(numbering, '1', asked('turn', 'south', 'west', 'loot'))).toEqual({ south: 2, loot: 3, west: 4 })
    expect(numbers(numbering, '1', asked('turn', 'north', 'loot'))).toEqual({ north: 1, loot: 3 })
  })

  it('begin anew with the next Turn, and with another question', () => {
    const numbering = new Numbering()
    numbers(numbering, '1', asked('turn', 'north', 'south'))
    expect(numbers(numbering, '1', asked('pay', 'south'))).toEqual({ south: 1 })
    expect(numbers(numbering, '2', asked('turn', 'south'))).toEqual({ south: 1 })
  })
})
