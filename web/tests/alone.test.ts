import { describe, expect, it } from 'vitest'
import { dieFace, floorsOf, plan, spotsOf } from '../src/alone/model'
import type { EvilMap, MapExit, MapSector } from '../src/alone/view'
import type { Option } from '../src/lib/wire'

const exit = (way: string, to: string, door = false): MapExit => ({ way: way as MapExit['way'], to, door })
const sector = (at: string, exits: MapExit[], more: Partial<MapSector> = {}): MapSector => {
  const [level, column, row] = at.split(/[:,]/).map(Number) as [number, number, number]
  return { at, level, column, row, shape: 'curved', exits, ...more }
}

const map: EvilMap = {
  plan: {
    sectors: [
      sector('1:0,0', [exit('east', '1:1,0'), exit('south', '1:0,1', true)]),
      sector('1:1,0', [exit('south', '1:1,1'), exit('west', '1:0,0')], { lcu: true }),
      sector('1:0,1', [exit('north', '1:0,0', true)], { room: 'archive', shape: 'room' }),
      sector('1:1,1', [exit('north', '1:1,0'), exit('stairs', '2:0,0')]),
      sector('2:0,0', [exit('east', '2:1,0'), exit('stairs', '1:1,1')]),
      sector('2:1,0', [exit('west', '2:0,0')]),
    ],
  },
  hero_at: '1:0,0',
  revealed: ['1:0,0'],
  lit: ['1:1,0'],
  dangers: ['1:1,1'],
  conditions: { gas: ['2:1,0'], resin: [] },
  barred: [{ at: '1:0,0', side: 'south' }],
  creatures: [{ token: 3, kind: 'worm', at: '2:1,0', wounded: false, name: 0 }],
  movers: [3],
  spawning: '',
}

const option = (kind: string, fields: Record<string, unknown>): Option => ({ id: kind, kind, label: kind, fields, things: [] })

describe("Evil's map", () => {
  const sectors = plan(map, [{ mission: 'f_pods', room: 'archive', active: true, count: 0, done: false }])
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
      { map },
      sectors,
    )
    expect(spots.map((one) => [one.option.kind, one.sector, one.way, one.token])).toEqual([
      ['at', '1:1,1', null, null],
      ['creep', '2:1,0', 'west', null],
      ['the-creature', '2:1,0', null, 3],
    ])
  })
})

it('shows the face that a die has fallen on', () => {
  expect([dieFace({ key: 'die', args: { face: 'surge' } }), dieFace(0), dieFace('miss')]).toEqual(['surge', 'hit', 'miss'])
})
