import { describe, expect, it, vi } from 'vitest'
vi.mock('../src/lib/words.svelte', () => ({ t: (key: string) => key }))
import { aimOf, around, countersOf, deedsAt, goalOf, threatsOf } from '../src/etherfields/night'
import type { EtherfieldsView } from '../src/etherfields/view'
import type { Thing } from '../src/lib/wire'

const thing = (address: string, text: string[], lines: object[]): Thing => ({ thing: address, kind: '', name: address, text: text.join('\n'), flavour: '', face: null, data: { lines } })
const things = {
  'gate/ferry': thing(
    'gate/ferry',
    ['Goal: Reach the shore.', 'End of the Turn: Put 1 Threat token on this.', 'End of the Turn: If 8 or more Threat tokens lie on this, this ends.'],
    [{ when: 'told-goal' }, { when: 'end-of-turn' }, { when: 'end-of-turn', token: 'threat', at_least: 8, ends: 'badly' }],
  ),
  'tile/purser': thing('tile/purser', ['Basic effect: Each Dreamer in range 1 suffers 1 Distress.', 'Special effect: Spawn 1 figure.'], [{ when: 'basic', reach: 1 }, { when: 'special' }]),
}
/** A corridor of six spaces from west to east. */
const spaces = Array.from({ length: 6 }, (_, at) => ({ at, exits: `${at ? 'w' : ''}${at < 5 ? 'e' : ''}` }))
const view = (steps: string[], more: object = {}, states: string[] = []) =>
  ({
    scene: 'dream', tile: 'ferry', phase: 'dreamers',
    dreamers: [{ at: 5 }],
    team: { turn_card: 'turn-1', steps, barred: [], revealed: [] },
    dreamscape: {
      width: 6, spaces,
      figures: [{ id: 1, of: 'purser', at: 0, states }],
      entities: [{ tile: 'purser', movement: 2, morphs: [], ...more }],
      tokens: [{ kind: 'threat', at: -1 }, { kind: 'threat', at: -1 }, { kind: 'light', at: 3 }],
    },
  }) as unknown as EtherfieldsView

const struck = (given: EtherfieldsView) => [...threatsOf(given, things).values()].map((one) => [one.space, one.sure])

describe('the night to come', () => {
  it('has its Goal and its counters, and how many are the end', () => {
    expect(goalOf(view([]), things)).toBe('Reach the shore.')
    expect(countersOf(view([]), things)).toEqual([{ token: 'threat', count: 2, most: 8, ends: 'badly' }])
    expect(deedsAt(view([]), things, 'end-of-turn').map((one) => one.text)[0]).toBe('Put 1 Threat token on this.')
  })

  it('strikes where figures stand, and farther after they have moved', () => {
    expect(struck(view(['basic', 'movement']))).toEqual([[0, true], [1, true]])
    expect(struck(view(['movement', 'basic']))).toEqual([[0, true], [1, true], [2, false], [3, false]])
    expect(struck(view(['movement', 'special']))).toEqual([])
  })

  it('knows Morphings and States, and steps that are blocked', () => {
    expect(struck(view(['basic'], { morphs: ['range'] })).length).toBe(3)
    expect(struck(view(['basic'], { morphs: ['range'] }, ['dazed'])).length).toBe(2)
    expect(struck(view(['movement', 'basic'], {}, ['paralyzed'])).length).toBe(2)
    const barred = view(['basic'])
    barred.team.barred = [0]
    expect(struck(barred)).toEqual([])
  })

  it('counts spaces along exits', () => {
    expect([...around({ spaces, width: 6 } as never, 2, 1)]).toEqual([[2, 0], [1, 1], [3, 1]])
  })
})

describe('the Goal of a Slumber', () => {
  it('is in sight as its price alone', () => {
    expect(aimOf('Assault, 3 Wrath or 3 Cunning, Gradual: Discard the target. If there is no Entity, this is won: it ends.')).toBe('Assault, 3 Wrath or 3 Cunning, Gradual')
    expect(aimOf('Reach the shore.')).toBe('Reach the shore.')
  })
})
