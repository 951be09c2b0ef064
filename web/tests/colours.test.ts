import { describe, expect, it } from 'vitest'
import { hueOf } from '../src/etherfields/colours'

describe('a colour of a Dream', () => {
  it('has a hue', () => {
    expect(['#ff0000', '#00ff00', '#0000ff', '#0f3b4a', '#d9a441'].map(hueOf)).toEqual([0, 120, 240, 195, 39])
  })

  it('is that of the night where it is grey', () => {
    expect(hueOf('#808080')).toBe(240)
  })
})
