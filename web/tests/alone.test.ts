import { describe, expect, it } from 'vitest'
import { floorsOf, plan, spotsOf } from '../src/alone/model'
import type { Option } from '../src/lib/wire'

const view = {
  map: 'level 1\nc6 cC\nR1 c1\nlevel 2\nc2 c8\nstairs 1:1,1-2:0,0\nrooms archive 1:0,1\nlcu 1:1,0\nstart 1:0,0\n',
  hero_at: '1:0,0',
  revealed: ['1:0,0'],
  lit: ['1:1,0'],
  dangers: ['1:1,1'],
  conditions: { gas: ['2:1,0'], resin: [] },
  barred: ['1:0,0 south'],
  creatures: [{ token: 3, kind: 'worm', at: '2:1,0', wounded: false, name: 0 }],
  movers: [3],
  missions: [{ room: 'archive', done: false }],
}

const option = (kind: string, fields: Record<string, unknown>): Option => ({ id: kind, kind, label: kind, fields, things: [] })

describe("Evil's map", () => {
  const sectors = plan(view)
  const at = (id: string) => sectors.find((one) => one.id === id)

  it('has every sector of both levels', () => {
    expect(floorsOf(sectors).map((one) => [one.key, one.sectors.length, one.width, one.height])).toEqual([['1', 4, 2, 2], ['2', 2, 2, 1]])
  })

  it('knows doors, barred doors, stairs, light, rooms and what the Hero knows', () => {
    expect(at('1:0,0')?.exits).toEqual({ east: 'open', south: 'barred' })
    expect(at('1:0,1')).toMatchObject({ room: 'archive', exits: { north: 'barred' }, mission: true, known: false })
    expect(at('1:1,0')).toMatchObject({ lit: true, lcu: true, known: false })
    expect(at('1:1,1')).toMatchObject({ danger: true, exits: { north: 'open', stairs: 'open' } })
    expect(at('2:1,0')).toMatchObject({ condition: 'gas', creatures: [{ kind: 'worm' }] })
  })

  it('puts options where they belong', () => {
    const spots = spotsOf(
      [option('at', { place: '1:1,1' }), option('creep', { way: 'west' }), option('the-creature', { token: 3, place: '2:1,0' }), option('pass', {})],
      'creature-moves',
      view,
      sectors,
    )
    expect(spots.map((one) => [one.option.kind, one.sector, one.way, one.token])).toEqual([
      ['at', '1:1,1', null, null],
      ['creep', '2:1,0', 'west', null],
      ['the-creature', '2:1,0', null, 3],
    ])
  })
})
