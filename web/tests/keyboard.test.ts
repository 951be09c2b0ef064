import { describe, expect, it } from 'vitest'
import { NumberKeys } from '../src/lib/keyboard'

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

describe('digits', () => {
  it('choose at once where no other number begins like it', () => {
    expect(new NumberKeys().digit('3', upTo(9))).toBe(3)
  })

  it('wait for a second digit where one may follow', () => {
    const keys = new NumberKeys()
    expect(keys.digit('1', upTo(12))).toBeNull()
    expect(keys.digit('2', upTo(12))).toBe(12)
  })

  it('are finished by Enter', () => {
    const keys = new NumberKeys()
    keys.digit('1', upTo(12))
    expect(keys.enter()).toBe(1)
    expect(keys.enter()).toBeNull()
  })

  it('begin anew when the number is on no list', () => {
    const keys = new NumberKeys()
    keys.digit('1', upTo(15))
    expect(keys.digit('9', upTo(15))).toBe(9)
    expect(keys.digit('0', upTo(15))).toBeNull()
    expect(keys.typed).toBe('')
  })

  it('know the gaps of a list whose numbers do not shift', () => {
    const keys = new NumberKeys()
    expect(keys.digit('1', [2, 4, 12])).toBeNull() // only 12 begins so
    expect(keys.digit('2', [2, 4, 12])).toBe(12)
    expect(keys.digit('3', [2, 4, 12])).toBeNull()
    expect(keys.digit('4', [2, 4, 12])).toBe(4)
  })
})
