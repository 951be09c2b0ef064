import { describe, expect, it } from 'vitest'
import { stripOf } from '../src/lib/strip'
import type { Decision } from '../src/lib/wire'

const asked = (...kinds: string[]): Decision =>
  ({ kind: 'ask', series: null, options: kinds.map((kind) => ({ id: kind, kind, label: kind, fields: {}, things: [] })) }) as unknown as Decision

describe('the strip', () => {
  it('has what ends something as its main button', () => {
    expect(stripOf(asked('go', 'stop'), new Set(['go']))).toMatchObject({ main: { id: 'stop' }, inline: [], rest: 0 })
  })

  it('never has a grave answer at the place of the main button', () => {
    for (const kind of ['effort', 'sacrifice', 'heal']) expect(stripOf(asked(kind), new Set()).main, kind).toBeNull()
    expect(stripOf(asked('give-up'), new Set())).toMatchObject({ main: null, inline: [{ id: 'give-up' }] })
  })

  it('plays on rather than gives up, where both end a question', () => {
    expect(stripOf(asked('skip-now', 'set-up'), new Set())).toMatchObject({ main: { id: 'set-up' }, inline: [{ id: 'skip-now' }] })
  })

  it('leaves out what is clicked on the board, and keeps the rest for the list', () => {
    const strip = stripOf(asked('a', 'b', 'c', 'd', 'e', 'done'), new Set(['a']))
    expect(strip.inline.map((one) => one.id)).toEqual(['b', 'c'])
    expect(strip).toMatchObject({ main: { id: 'done' }, rest: 2 })
  })

  it('has fewer where the question needs the room, and what spoils a payment on the list', () => {
    expect(stripOf(asked('a', 'b', 'c', 'done'), new Set(), 2)).toMatchObject({ inline: [{ id: 'a' }, { id: 'b' }], rest: 1 })
    const paying = { ...asked('boost', 'give-up'), series: { worth: {} } } as unknown as Decision
    expect(stripOf(paying, new Set(), 2)).toMatchObject({ inline: [{ id: 'boost' }], main: null, rest: 1 })
  })
})
