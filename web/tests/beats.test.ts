import { describe, expect, it, vi } from 'vitest'
import { beats, change } from '../src/alone/beats'
import type { AloneView } from '../src/alone/view'
import { beats as dreaming } from '../src/etherfields/beats'
import { isKept, turnedUp } from '../src/etherfields/ends'
import type { EtherfieldsView } from '../src/etherfields/view'
import { trimmed, type Beat } from '../src/lib/beats'
import type { Entry, Thing } from '../src/lib/wire'

// the catalogue needs the compiler of the page; here a message is its key and its arguments
vi.mock('../src/lib/words.svelte', () => ({ t: (key: string, args: Record<string, unknown> = {}) => [key, ...Object.values(args)].join(' ') }))

const die = (face: string) => ({ key: 'die', args: { face } })
const entry = (kind: string, text: string, args: Record<string, unknown> = {}): Entry => ({ version: 1, kind, rule: '', text, args, things: [], seats: [] })
const at = (life: number, sc: number) => ({ life, sc, limit: 10, space: 0, sheet: { limits: [10, 8] } }) as unknown as AloneView
const play = (feed: Entry[], before = at(5, 11), view = at(3, 11)) => beats({ feed, view, before, things: { 'reaction/panic': { thing: 'reaction/panic', text: 'Run.', flavour: 'Breathe.' } as Thing } })

describe('the end of a scene', () => {
  const dream = (feed: Entry[]) => dreaming({ feed, view: {} as EtherfieldsView, before: null, things: { 'tile/lodger': { thing: 'tile/lodger', name: 'The Lodger', text: 'Long.', flavour: '' } as Thing } })
  const turned: Entry = { ...entry('card-shown', 'It is turned up.'), things: ['tile/lodger'] }

  it('is told by its own page: only what comes after it is staged', () => {
    const feed = [entry('distress-taken', 'Ow.'), entry('scene-ended', 'It is won.', { won: true }), entry('team-moved', 'On.')]
    expect(dream(feed).map((beat) => beat.title)).toEqual(['On.'])
  })

  it('and a tile that is turned up shows its words on its face alone', () => {
    expect(dream([turned])[0]).toMatchObject({ kind: 'card', thing: 'tile/lodger', text: '' })
  })

  it('counts no tile and no Fate card as gained, and the Fate card is what asks', () => {
    const fate: Entry = { ...turned, things: ['fate/procession'] }
    expect([turned, fate, { ...turned, things: ['item/coin'] }].map(isKept)).toEqual([false, false, true])
    expect([turnedUp([fate, turned]), turnedUp([turned])]).toEqual(['fate/procession', ''])
  })
})

describe('a throw of dice', () => {
  const feed = [
    entry('action-declared', 'The Hero declares: Combat.'),
    entry('rolled', 'The Hero rolls HIT and MISS.', { dice: [die('hit'), die('miss')] }),
    entry('creature-wounded', 'A creature is wounded: Parasite.'),
    entry('rolled', 'Evil rolls SURGE.', { dice: [die('surge')] }),
    entry('hurt', 'The Hero loses 2 Life.', { harm: 'life', amount: 2 }),
  ]

  it('shows the faces that were rolled, every throw, with its cause and what came of it', () => {
    const dice = play(feed).filter((beat) => beat.kind === 'dice')
    expect(dice.map((beat) => beat.faces)).toEqual([['hit', 'miss'], ['surge']])
    expect(dice[0]).toMatchObject({ cause: 'The Hero declares: Combat.', text: 'A creature is wounded: Parasite.', tone: 'good' })
    expect(dice[1]?.text).toContain('The Hero loses 2 Life.')
  })

  it('names the track that has really lost, though the other was meant', () => {
    expect(change(at(0, 11), at(0, 8))).toBe('al-lost al-sc 3 8')
  })

  it('says so where nothing comes of it', () => {
    expect(play([entry('rolled', 'Evil rolls MISS.', { dice: [die('miss')] })], at(5, 5), at(5, 5))[0]).toMatchObject({ text: 'al-no-effect', tone: 'plain' })
  })
})

describe('the stage', () => {
  it('shows a Reaction as its card, a noise with its direction, the end of Life as a chapter', () => {
    const feed = [entry('reaction-played', 'Evil plays Panic.', { card: { kind: 'reaction', id: 'panic' } }), entry('noise-heard', 'A noise.', { way: 'west' })]
    const made = play(feed, at(1, 4), at(0, 4))
    expect(made.map((beat) => beat.kind)).toEqual(['card', 'noise', 'chapter'])
    expect(made[0]).toMatchObject({ thing: 'reaction/panic', text: 'Run.', flavour: 'Breathe.' })
    expect(made[1]?.way).toBe('west')
  })

  it('never plays long: lines give way to throws and chapters', () => {
    const line = (at: number): Beat => ({ kind: 'line', title: String(at), ms: 1 })
    const long = [{ kind: 'chapter', title: 'first', ms: 1 } as Beat, ...Array.from({ length: 20 }, (_, i) => line(i))]
    expect(trimmed(long)).toHaveLength(9)
    expect(trimmed(long)[0]?.title).toBe('first')
    expect(trimmed(long).at(-1)?.title).toBe('19')
  })
})

describe('the night of Etherfields', () => {
  const view = { dreamscape: { entities: [{ tile: 'purser', movement: 3 }] } } as unknown as EtherfieldsView
  const night = (...feed: Entry[]) => dreaming({ feed, view, before: view, things: {} })

  it('says each step of the Turn card, and where nothing comes of one', () => {
    const made = night(entry('step-begun', 'Step 1.'), entry('figure-moved', 'It moves.'), entry('step-begun', 'Step 2.'), entry('turn-discarded', ''))
    expect(made.map((beat) => [beat.title, beat.text])).toEqual([['Step 1.', undefined], ['It moves.', undefined], ['Step 2.', 'ef-step-nothing']])
  })

  it('does not know what comes of a step in which something is asked', () => {
    expect(night(entry('step-begun', 'Step 1.'))[0]?.text).toBeUndefined()
  })

  it('says how far the Entity Movement die sends whom', () => {
    expect(night(entry('rolled', 'An arrow.', { die: 'stride', face: 'value' }))[0]?.text).toBe('ef-stride Purser 3')
    expect(night(entry('rolled', 'One.', { die: 'stride', face: 'one' }))[0]?.text).toBeUndefined()
  })
})
