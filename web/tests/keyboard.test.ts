import { describe, expect, it } from 'vitest'
import { NumberKeys } from '../src/lib/keyboard'

describe('digits', () => {
  it('choose at once where no other number begins like it', () => {
    expect(new NumberKeys().digit('3', 9)).toBe(3)
  })

  it('wait for a second digit where one may follow', () => {
    const keys = new NumberKeys()
    expect(keys.digit('1', 12)).toBeNull()
    expect(keys.digit('2', 12)).toBe(12)
  })

  it('are finished by Enter', () => {
    const keys = new NumberKeys()
    keys.digit('1', 12)
    expect(keys.enter()).toBe(1)
    expect(keys.enter()).toBeNull()
  })

  it('begin anew when the number is on no list', () => {
    const keys = new NumberKeys()
    keys.digit('1', 15)
    expect(keys.digit('9', 15)).toBe(9)
    expect(keys.digit('0', 15)).toBeNull()
    expect(keys.typed).toBe('')
  })
})
