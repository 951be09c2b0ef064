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
    expect(stripOf(asked('effort'), new Set()).main).toBeNull()
    expect(stripOf(asked('give-up'), new Set())).toMatchObject({ main: null, inline: [{ id: 'give-up' }] })
  })

  it('leaves out what is clicked on the board, and keeps the rest for the list', () => {
    const strip = stripOf(asked('a', 'b', 'c', 'd', 'e', 'done'), new Set(['a']))
    expect(strip.inline.map((one) => one.id)).toEqual(['b', 'c'])
    expect(strip).toMatchObject({ main: { id: 'done' }, rest: 2 })
  })
})
