import { expect, it } from 'vitest'
import { dated, lastTracked, marksOf, targetOf, waysHeardAt } from '../src/alone/hearsay'
import type { Sector } from '../src/alone/model'
import type { Entry } from '../src/lib/wire'

const told = (kind: string, args: Record<string, unknown> = {}): Entry => ({ version: 1, kind, rule: '', text: '', args, things: [], seats: [] })
const here = { floor: 'start', x: 2, y: 0 } as Sector

it('dates noises by Turns and finds where they were heard', () => {
  const log = [
    told('noise-heard', { way: 'north' }),
    told('hero-stepped', { way: 'stairs' }),
    told('track-answered', { target: { key: 'target', args: { target: 'infirmary' } }, distance: 3 }),
    told('turn-begun', { turn: 4 }),
    told('hero-stepped', { way: 'east' }),
    told('noise-heard', { way: 'west' }),
    told('turn-begun', { turn: 5 }),
    told('hero-stepped', { way: 'east' }),
    told('noise-heard', { way: 'south' }),
    told('noise-heard', { way: 'here' }),
  ]
  const all = dated(log, here)
  expect(all.map((one) => [one.entry.kind, one.turns, one.at])).toEqual([
    ['noise-heard', 0, 'start:2,0'],
    ['noise-heard', 0, 'start:2,0'],
    ['noise-heard', 1, 'start:1,0'],
    ['track-answered', 2, 'start:0,0'],
    ['noise-heard', 2, null],
  ])
  expect(targetOf(all[3]!.entry)).toBe('infirmary')
  expect([...waysHeardAt(all, 'start:2,0')]).toEqual(['here', 'south'])
  expect([...waysHeardAt(all, 'start:1,0')]).toEqual(['west'])
  expect(marksOf(all)).toEqual([
    { sector: 'start:2,0', way: 'south', turns: 0 },
    { sector: 'start:1,0', way: 'west', turns: 1 },
  ])
})

it('knows what was last told of a target, though it is no longer on display', () => {
  const answer = (target: string, distance: number) => told('track-answered', { target: { key: 'target', args: { target } }, distance, level: 'other' })
  const all = dated([answer('infirmary', 9), told('turn-begun'), answer('infirmary', 3), told('turn-begun')], here)
  expect(lastTracked(all, [], 'infirmary')).toEqual({ distance: 3, level: 'other', turns: 1 })
  const shown = [{ key: 'event-track-answered', target: 'archive', distance: 5, level: 'same' }]
  expect(lastTracked(all, shown, 'archive')).toEqual({ distance: 5, level: 'same', turns: null })
  expect(lastTracked(all, [], 'archive')).toBeNull()
})
