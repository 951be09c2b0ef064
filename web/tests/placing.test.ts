import { expect, test } from 'vitest'
import { atNoise, atSide, standing } from '../src/alone/geometry'
import type { Sector, Spot } from '../src/alone/model'
import { aroundHero, boundsOf, glyphsOf, layFloors, nextSector } from '../src/alone/placing'

const sector = (id: string, x: number, y: number): Sector => ({
  id, floor: 'start', x, y, shape: 'cross', room: null, lit: true, seen: true, known: true, hero: false, mission: false,
  lcu: false, danger: false, condition: null, exits: {}, creatures: [],
}) as unknown as Sector
const spot = (way: string | null, kind: string): Spot =>
  ({ sector: 'a', way, creature: null, token: null, option: { id: `${kind} ${way}`, kind, label: kind, fields: {}, things: [] } }) as unknown as Spot
const WAYS = ['north', 'east', 'south', 'west']

test('many options around one sector do not cover each other', () => {
  const spots = [...WAYS.flatMap((way) => ['toward', 'explore', 'repair'].map((kind) => spot(way, kind))), spot(null, 'loot'), spot(null, 'track')]
  const glyphs = glyphsOf(spots, [sector('a', 0, 0)], () => [0, 0])
  expect(glyphs).toHaveLength(14)
  for (const one of glyphs) {
    for (const other of glyphs) {
      if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y), `${one.spot.option.id}, ${other.spot.option.id}`).toBeGreaterThan(24.6)
    }
  }
})

test('two creatures beside the Hero can be told apart, below the handles of the exits', () => {
  const [one, other] = standing(2, true)
  if (!one || !other) throw new Error('nobody')
  expect(Math.hypot(one[0] - other[0], one[1] - other[1])).toBeGreaterThan(36)
  for (const [x, y] of [one, other]) expect(Math.min(x, y, 100 - y)).toBeGreaterThan(20)
})

test('a noise is marked beyond the handle of the exit that it came through', () => {
  const [REACH, WAVE] = [16.5, 13] // half of a handle, and how far a mark reaches
  for (const way of WAYS) {
    const [x, y] = atSide(way, 0, 1)
    expect(Math.hypot(...atNoise(way)) - WAVE, way).toBeGreaterThan(Math.hypot(x - 50, y - 50) + REACH)
  }
})

test('arrows lead to the nearest sector that way, straight ahead first', () => {
  const [from, ahead, aside] = [sector('a', 0, 0), sector('b', 2, 0), sector('c', 1, 1)]
  expect(nextSector([from, ahead, aside], from, [1, 0], (one) => [one.x * 100, one.y * 100])?.id).toBe('b')
  expect(nextSector([from, ahead, aside], from, [0, -1], (one) => [one.x * 100, one.y * 100])).toBeUndefined()
})

test('floors stand beside each other or one below the other, and the bounds hold both', () => {
  const floors = [{ key: 'start', left: 0, top: 0, width: 2, height: 1 }, { key: 'other', left: 0, top: 0, width: 1, height: 3 }]
  const beside = layFloors(floors as never, false)
  const below = layFloors(floors as never, true)
  expect([beside[1]?.x, beside[1]?.y]).toEqual([270, 0])
  expect([below[1]?.x, below[1]?.y]).toEqual([0, 170])
  expect(boundsOf(beside)[2]).toBeGreaterThan(370)
})

test('around the Hero there is one level, unless something can be chosen on the other', () => {
  const [here, beside, above] = [{ ...sector('a', 0, 0), hero: true }, sector('b', 1, 0), { ...sector('c', 0, 0), floor: 'other' }]
  const all = [here, beside, above]
  expect(aroundHero(all, [])).toEqual([here, beside])
  expect(aroundHero(all, [{ sector: 'c' }])).toEqual(all)
  expect(aroundHero([beside, above], [])).toEqual([beside, above])
})
