import { describe, expect, it } from 'vitest'
import { paragraphs } from '../src/lib/told'
import type { Entry } from '../src/lib/wire'

const said = (version: number, text: string): Entry => ({ version, kind: 'card-drawn', rule: '', text, args: {}, things: [], seats: [] })
const read = (entries: Entry[]) => paragraphs(entries).map((one) => one.sentences.map(({ entry, times }) => (times > 1 ? `${entry.text} x${times}` : entry.text)))

describe('the log', () => {
  it('tells what happened again and again in one sentence', () => {
    expect(read([said(1, 'Evil draws.'), said(2, 'Evil draws.'), said(3, 'Evil draws.'), said(3, 'A card is dealt.'), said(3, 'A card is dealt.')])).toEqual([['Evil draws. x3', 'A card is dealt. x2']])
  })

  it('keeps apart what lies between, and each update has its paragraph', () => {
    expect(read([said(1, 'A step.'), said(1, 'A noise.'), said(2, 'A noise.'), said(3, 'A step.')])).toEqual([['A step.', 'A noise.'], ['A noise.'], ['A step.']])
  })
})
