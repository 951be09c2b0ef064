import { describe, expect, it } from 'vitest'
import { sounds as alone } from '../src/alone/sounds'
import { sounds as etherfields } from '../src/etherfields/sounds'
import { AMBIENCE, directionOf } from '../src/sound/places'

const hero = (more: object) => ({ life: 12, sc: 12, nightmare: false, missions: [], sheet: { health: 12 }, labyrinth: [{ spot: 'here', hero: true, lit: false, exits: [], creatures: [] }], ...more })

describe('sound', () => {
  it('comes from the side that the Radar shows', () => {
    expect(directionOf('west').pan).toBeLessThan(-0.5)
    expect(directionOf('east').pan).toBeGreaterThan(0.5)
    expect(directionOf('stairs').pan).toBe(0)
    expect(directionOf('other_level').pitch).toBeLessThan(directionOf('here').pitch)
  })

  it('has an ambience for every place of the games', () => {
    const dreams = ['none', 'dream', 'slumber'].map((scene) => etherfields.mood({ scene, you: 0, dreamers: [{ archetype: 'gambler', distress: 0 }] })?.place ?? '')
    for (const place of [...dreams, 'dark', 'lit', 'evil', 'nightmare']) expect(AMBIENCE[place]?.layers.length).toBeGreaterThan(1)
  })

  it('lets the heart be heard as Life or Self-control go', () => {
    expect(alone.mood(hero({}))).toMatchObject({ place: 'dark', dread: 0 })
    expect(alone.mood(hero({ sc: 3 }))).toMatchObject({ dread: 0.75 })
    expect(alone.mood(hero({ nightmare: true }))?.place).toBe('nightmare')
    expect(etherfields.mood({ scene: 'dream', you: 0, dreamers: [{ archetype: 'gambler', distress: 6 }] })).toMatchObject({ place: 'dream', dread: 0.75 })
  })
})
