import { describe, expect, it, vi } from 'vitest'
vi.mock('../src/lib/words.svelte', () => ({ t: (key: string) => key }))
import { COORDINATE_DOWN, costUp, iconsOf, nameAt, namesOf, overlaid, piecesOf, S, tilesOf } from '../src/etherfields/ground'
import { apart, beside, freeSpot, type Laid } from '../src/etherfields/layout'
import type { Dreamscape, EtherfieldsView } from '../src/etherfields/view'
import type { Thing } from '../src/lib/wire'

const space = (at: number, walls = '') => ({ at, tile: 'hall', walls, exits: '', blocked: false })
const scape = (more: object = {}): Dreamscape =>
  ({ width: 4, height: 4, spaces: [space(0), space(1), space(4), space(5)], features: [], actions: [], blocked_actions: [], markers: [], figures: [], entities: [], ...more }) as unknown as Dreamscape
const named = (of: Dreamscape) => nameAt(of, tilesOf(of)[0]!)
const action = (at: number) => ({ key: `hall/${at}`, at: [at] })

describe('the name of a tile', () => {
  it('stands on the seam across it, on the half of it that has no Wall, else below, beside prices', () => {
    expect(named(scape())).toEqual({ x: 100, y: 104 })
    expect(named(scape({ spaces: [space(0), space(1, 's'), space(4), space(5)] }))).toEqual({ x: 50, y: 104 })
    const shut = [space(0, 's'), space(1, 's'), space(4), space(5)]
    expect(named(scape({ spaces: shut }))).toEqual({ x: 100, y: 191 })
    expect(named(scape({ spaces: shut, actions: [action(4)] }))).toEqual({ x: 147, y: 191 })
  })

  it('that is too wide for half a seam, or for the room beside a price, stands above the prices', () => {
    const half = scape({ spaces: [space(0), space(1, 's'), space(4), space(5)] })
    expect(nameAt(half, tilesOf(half)[0]!, 130)).toEqual({ x: 100, y: 191 })
    const priced = scape({ spaces: [space(0, 's'), space(1, 's'), space(4), space(5)], actions: [action(4)] })
    expect(nameAt(priced, tilesOf(priced)[0]!, 130)).toEqual({ x: 100, y: 170 })
  })

  it('hides no coordinate and no cost of a space', () => {
    const things = { 'map/hall': { name: 'The Front Hall' } } as unknown as Record<string, Thing>
    const names = namesOf(scape(), things)
    for (const at of [0, 1, 4, 5]) {
      const [x, y] = [(at % 4) * S + S - 29, Math.floor(at / 4) * S + COORDINATE_DOWN - 11]
      expect(names.filter((one) => one.left < x + 20 && one.right > x && one.top < y + 12 && one.bottom > y)).toEqual([])
    }
    const low = scape({ spaces: [space(0, 's'), space(1, 's'), space(4), space(5)] })
    expect([4, 5].map((at) => costUp(low, at, namesOf(low, things)))).toEqual([15, 36])
  })
})

describe('what is printed in a space', () => {
  it('leaves room for a number beside its icon', () => {
    const features = [{ icon: 'bonus', at: [0], value: '1' }, { icon: 'terrain', at: [0], value: 'light' }]
    expect(iconsOf(scape({ features }), 0).map((one) => one.x)).toEqual([0, 43])
  })
})

describe('an Overlay', () => {
  it('changes the spaces of its face, from its code on, where there are any', () => {
    const face = { code: 'B1', columns: 2, spaces: [{}, {}, { floor: 'blocked' }, { floor: 'nothing' }] }
    expect(overlaid(scape(), { face } as unknown as Thing)).toEqual([1, 5])
    expect(overlaid(scape(), undefined)).toEqual([])
  })
})

describe('a Big Entity', () => {
  const things = { 'tile/boiler': { data: { big: true } }, 'tile/cook': { data: {} } } as unknown as Record<string, Thing>
  const figure = (id: number, of: string, at: number) => ({ id, of, at, states: [] })
  const view = { dreamers: [{ at: 5, archetype: 'gambler', states: [] }], present: [0] } as unknown as EtherfieldsView

  it('is drawn larger', () => {
    const crowded = scape({ figures: [figure(1, 'boiler', 0), figure(2, 'cook', 1)] })
    const [, boiler, cook] = piecesOf(view, crowded, things, { dreamer: () => false, figure: () => false })
    expect(boiler!.scale).toBeGreaterThan(cook!.scale)
  })
})

describe('the town', () => {
  const room = (one: { x: number; y: number }) => ({ left: one.x - 50, right: one.x + 50, top: one.y - 30, bottom: one.y + 60 })
  it('has no sign or name over another, and a district is named where nothing lies', () => {
    const laid = [[0, 0], [30, 10], [60, 40], [400, 400]].map(([x, y], i) => ({ id: String(i), x, y }) as Laid)
    const moved = apart(laid, room)
    moved.forEach((one, i) =>
      moved.slice(i + 1).forEach((other) => {
        const [a, b] = [room(one), room(other)]
        expect(Math.min(a.right, b.right) - Math.max(a.left, b.left) <= 1 || Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) <= 1).toBe(true)
      }),
    )
    expect([moved[3]!.x, moved[3]!.y]).toEqual([400, 400])
    const spot = freeSpot(moved[0]!, { width: 100, height: 30 }, moved.map(room), moved)
    for (const taken of moved.map(room)) expect(spot.x + 50 <= taken.left || spot.x - 50 >= taken.right || spot.y + 15 <= taken.top || spot.y - 15 >= taken.bottom).toBe(true)
  })

  it('lets the Team stand where it hides nothing: right of its building, left of it, else before it', () => {
    const place = { x: 100, y: 100 }
    const [right, left] = [{ left: 140, right: 220, top: 0, bottom: 90 }, { left: 0, right: 60, top: 0, bottom: 90 }]
    expect(beside(place, 2, 50, [])).toEqual([150, 180])
    expect(beside(place, 2, 50, [right])).toEqual([20, 50])
    expect(beside(place, 2, 50, [right, left])).toEqual([85, 115])
  })
})
