import { describe, expect, it } from 'vitest'
import { gainsOf, lastWords, lossesOf } from '../src/etherfields/ends'
import { sceneOf, swingsOf } from '../src/etherfields/swings'
import type { Entry } from '../src/lib/wire'

const entry = (kind: string, args: Record<string, unknown> = {}): Entry => ({ version: 1, kind, rule: '', text: kind, args, things: [], seats: [] })
const scene = [
  entry('distress-taken', { seat: 0, count: 2 }), // before it began
  entry('scene-begun'),
  entry('turn-begun', { turn: 1 }),
  entry('distress-taken', { seat: 0, count: 1 }),
  entry('phase-begun', { phase: 'dreamscape' }),
  entry('distress-taken', { seat: 1, count: 3 }),
  entry('token-laid', { kind: 'threat' }),
  entry('turn-begun', { turn: 2 }),
  entry('gained', { seat: 0, what: 'distress', count: 2, way: 'down' }),
  entry('cards-sealed', { seat: 0, cards: ['a', 'b'] }),
  entry('scene-ended', { won: true }),
  entry('gained', { seat: 1, what: 'distress', count: 3, way: 'down' }), // the rest after it
]

describe('the swings of an evening', () => {
  it('reckon back from what each Dreamer has now to what they began with', () => {
    expect(swingsOf(scene, [1, 0])?.moments[0]).toEqual({ distress: [2, 0], threat: 0 })
  })

  it('end as the scene ended, before what came after it', () => {
    expect(swingsOf(scene, [1, 0])?.moments.at(-1)).toEqual({ distress: [1, 3], threat: 1 })
  })

  it('know Turns and nights, and what it came to', () => {
    const swings = swingsOf(scene, [1, 0])
    expect(swings?.turns.map((one) => one.turn)).toEqual([1, 2])
    expect(swings?.nights).toHaveLength(1)
    expect(swings && swings.nights[0]!.to > swings.nights[0]!.from).toBe(true)
    expect(swings).toMatchObject({ suffered: 4, cured: 2, sealed: 2 })
  })

  it('are not told of what ended before a Turn began', () => {
    expect(swingsOf([entry('scene-begun'), entry('scene-ended')], [0])).toBeNull()
    expect(swingsOf([entry('turn-begun', { turn: 1 })], [0])).toBeNull()
  })
})

describe('what was gained in a scene', () => {
  const kept = (kind: string, thing: string, args: Record<string, unknown> = {}): Entry => ({ ...entry(kind, args), things: [thing] })
  const found = kept('card-shown', 'item/lantern', { end: 'storage' })
  const feed = [
    entry('gained', { what: 'ether', count: 3, way: 'up' }),
    entry('gained', { what: 'keys', count: 1, way: 'down' }),
    entry('scene-ended', { won: true }),
    entry('gained', { what: 'shopping', count: 3, way: 'up' }),
    entry('gained', { seat: 0, what: 'distress', count: 2, way: 'down' }), // the Team wakes
  ].map((one) => ({ ...one, version: 2 }))
  const log = [kept('card-shown', 'item/coin', { end: 'storage' }), entry('scene-begun'), found, entry('gained', { what: 'hours', count: 1, way: 'up' }), ...feed]

  it('are its cards from the beginning on, and what came with its end; what was lost or cured afterwards is none of it', () => {
    expect(gainsOf(sceneOf(log), feed).map((one) => one.things[0] ?? one.args.what)).toEqual(['item/lantern', 'ether', 'shopping'])
  })
})

describe('the last words of a scene', () => {
  const told = (kind: string, text: string, version: number): Entry => ({ ...entry(kind), text, version })
  const before = [told('scene-begun', '', 1), told('noted', 'The boat turns.', 2), told('card-hidden', 'A Note is gone.', 2), told('turn-begun', '', 3)]
  const end = [told('scene-ended', '', 4), told('defeat-struck', 'All lose.', 4), told('scene-begun', '', 4), told('noted', 'Another page.', 4)]

  it('are those that were read last, also before the answer that ended it, and none of the next scene', () => {
    expect(lastWords([...before, ...end], end)).toBe('The boat turns.')
    expect(lastWords(before, [told('noted', 'The shore.', 4), ...end])).toBe('The shore.')
  })

  it('come with what was lost since it began, each once', () => {
    expect(lossesOf([...before, ...end], end).map((one) => one.text)).toEqual(['A Note is gone.', 'All lose.'])
  })
})
