import { expect, test } from 'vitest'
import { spoken } from '../src/lib/spoken'

test('a sentence that says what is printed is the name', () => {
  expect(spoken('upgrade', 'Upgrade the Light Relay')).toBe('Upgrade the Light Relay')
})

test('what is printed goes before a sentence that says it otherwise', () => {
  expect(spoken('with Bolt Driver', 'Upgrade Light Relay with a Charge of Bolt Driver')).toBe(
    'with Bolt Driver: Upgrade Light Relay with a Charge of Bolt Driver',
  )
})
