import { expect, test } from 'vitest'
import { chapters, flavours, type StoryParts } from '../src/lib/story'
import type { Entry, Thing } from '../src/lib/wire'

const entry = (kind: string, text: string, things: string[] = []): Entry => ({ version: 1, kind, rule: '', text, args: {}, things, seats: [] })
const thing = (name: string, flavour: string): Thing => ({ thing: `tile/${name}`, kind: 'tile', name, text: '', flavour, face: null, data: {} })
const parts: StoryParts = { kinds: { begun: 'chapter', noted: 'passage', met: 'line' } }

test('events are told by chapters, and what is no part of the story is left out', () => {
  const told = chapters([entry('noted', 'one'), entry('rolled', 'dice'), entry('begun', 'A Dream'), entry('met', 'two')], parts, 'First', {})
  expect(told.map((one) => [one.title, one.told.map((part) => part.entry.text)])).toEqual([
    ['First', ['one']],
    ['A Dream', ['two']],
  ])
})

test('a chapter in which nothing was told is left out, and a line is not told twice in a row', () => {
  const told = chapters([entry('begun', 'Empty'), entry('begun', 'Full'), entry('met', 'it'), entry('met', 'it')], parts, 'First', {})
  expect(told).toHaveLength(1)
  expect(told[0]?.told).toHaveLength(1)
})

test('a chapter in which nothing was told yet stands where its opening has words of its own', () => {
  const told = chapters([entry('begun', 'A Dream', ['tile/moths'])], parts, 'First', { 'tile/moths': thing('moths', 'Dust.') })
  expect(told.map((one) => one.title)).toEqual(['A Dream'])
})

test('a line is followed by what is printed on the things it names', () => {
  const [told] = chapters([entry('met', 'Moths', ['tile/moths', 'tile/unknown'])], parts, 'First', {})
  expect(flavours(told!.told[0]!.entry, { 'tile/moths': thing('moths', 'Dust.') })).toEqual(['Dust.'])
})
