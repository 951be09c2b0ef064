import { expect, it } from 'vitest'
import { blocksOf } from '../src/lib/passage'

it('sets indented lines as verse, stanza by stanza, and the rest as paragraphs', () => {
  expect(blocksOf('She reads.\n\n  Twice a day I leave,\n  twice I come.\n\n  Who am I?\nShe waits.\nYou too.')).toEqual([
    { verse: false, lines: ['She reads.'] },
    { verse: true, lines: ['Twice a day I leave,', 'twice I come.'] },
    { verse: true, lines: ['Who am I?'] },
    { verse: false, lines: ['She waits.'] },
    { verse: false, lines: ['You too.'] },
  ])
})
