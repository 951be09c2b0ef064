import { describe, expect, it } from 'vitest'
import { hearing, moverOf, routesFrom } from '../src/alone/hunt'
import type { EvilMap } from '../src/alone/view'

/** A ring of four sectors around a wall, a barred door at its south-east, stairs at its north-west. */
const map = {
  movers: [3],
  creatures: [{ token: 3, at: '1:1,1' }],
  hero_at: '1:0,0',
  barred: [{ at: '1:1,1', side: 'south' }],
  plan: { sectors: [
    { at: '1:0,0', level: 1, exits: [{ way: 'east', to: '1:1,0' }, { way: 'south', to: '1:0,1' }, { way: 'stairs', to: '2:0,0' }] },
    { at: '1:1,0', level: 1, exits: [{ way: 'west', to: '1:0,0' }, { way: 'south', to: '1:1,1' }] },
    { at: '1:0,1', level: 1, exits: [{ way: 'north', to: '1:0,0' }, { way: 'east', to: '1:1,1' }] },
    { at: '1:1,1', level: 1, exits: [{ way: 'north', to: '1:1,0' }, { way: 'west', to: '1:0,1' }, { way: 'south', to: '1:1,2', door: true }] },
    { at: '1:1,2', level: 1, exits: [{ way: 'north', to: '1:1,1', door: true }] },
    { at: '2:0,0', level: 2, exits: [{ way: 'stairs', to: '1:0,0' }] },
  ] },
} as unknown as EvilMap

describe('the hunt', () => {
  it('counts the steps of a creature, and the one that forces a door', () => {
    const routes = routesFrom(map, moverOf(map)?.at ?? '')
    expect(routes.get('1:0,0')?.steps).toBe(2)
    expect(routes.get('1:1,2')).toEqual({ steps: 2, answers: ['force:south', 'creep:south'] })
    expect(routes.get('2:0,0')?.answers.at(-1)).toBe('creep:stairs')
    expect(moverOf({ ...map, movers: [] })).toBeUndefined()
  })

  it('knows what the Hero would hear (AL-NOISE-02 to AL-NOISE-08)', () => {
    const heard = hearing(map)
    expect(heard.get('1:0,0')).toEqual({ distance: 0, ways: ['here'] })
    expect(heard.get('1:1,1')).toEqual({ distance: 2, ways: ['east', 'south'] })
    expect(heard.get('1:1,2')).toEqual({ distance: null, ways: ['muffled'] })
    expect(heard.get('2:0,0')?.ways).toEqual(['other_level'])
  })
})
