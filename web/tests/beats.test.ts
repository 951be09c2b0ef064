import { describe, expect, it, vi } from 'vitest'
import { beats, change } from '../src/alone/beats'
import type { AloneView } from '../src/alone/view'
import { beats as dreaming } from '../src/etherfields/beats'
import { isKept, turnedUp } from '../src/etherfields/ends'
import type { EtherfieldsView } from '../src/etherfields/view'
import { Play, taking, trimmed, type Beat } from '../src/lib/beats'
import type { Entry, Thing } from '../src/lib/wire'

// the catalogue needs the compiler of the page; here a message is its key and its arguments
vi.mock('../src/lib/words.svelte', () => ({ t: (key: string, args: Record<string, unknown> = {}) => [key, ...Object.values(args)].join(' ') }))

const die = (face: string) => ({ key: 'die', args: { face } })
const entry = (kind: string, text: string, args: Record<string, unknown> = {}): Entry => ({ version: 1, kind, rule: '', text, args, things: [], seats: [] })
const at = (life: number, sc: number) => ({ life, sc, limit: 10, space: 0, sheet: { limits: [10, 8] } }) as unknown as AloneView
const play = (feed: Entry[], before = at(5, 11), view = at(3, 11)) => beats({ feed, view, before, things: { 'reaction/panic': { thing: 'reaction/panic', text: 'Run.', flavour: 'Breathe.' } as Thing } })

describe('the end of a scene', () => {
  const dream = (feed: Entry[]) => dreaming({ feed, view: {} as EtherfieldsView, before: null, things: { 'tile/lodger': { thing: 'tile/lodger', name: 'The Lodger', text: 'Long.', flavour: '', data: {} } as Thing } })
  const turned: Entry = { ...entry('card-shown', 'It is turned up.'), things: ['tile/lodger'] }

  it('is told by its own page: only what comes after it is staged', () => {
    const feed = [entry('distress-taken', 'Ow.'), entry('scene-ended', 'It is won.', { won: true }), entry('team-moved', 'On.')]
    expect(dream(feed).map((beat) => beat.title)).toEqual(['On.'])
  })

  it('and of a tile that is turned up it is shown who it is, not its small print', () => {
    const [beat] = dream([turned])
    expect(beat).toMatchObject({ kind: 'card', title: 'The Lodger', text: 'ef-turned-up tile' })
    expect(beat?.emblem).toMatch(/^M/)
    expect(beat?.thing).toBeUndefined()
  })

  it('an Awakening and a new session have a chapter of their own', () => {
    const shuffled = ['market', 'fates', 'slumbers'].map((pile) => entry('pile-shuffled', 'Shuffled.', { pile }))
    const play = (feed: Entry[]) => dreaming({ feed, view: { sitting: 2 } as unknown as EtherfieldsView, before: null, things: {} }).map((beat) => `${beat.kind} ${beat.title}`)
    expect(play([entry('team-awoke', 'The Team Awakens.'), entry('cards-unsealed', 'Unsealed.')])).toEqual(['chapter ef-awakening', 'line Unsealed.'])
    expect(play([entry('scene-ended', 'It is won.'), entry('team-awoke', 'The Team Awakens.'), ...shuffled])).toEqual(['chapter ef-awakening'])
    expect(play([entry('sitting-begun', 'It begins.'), ...shuffled])).toEqual(['chapter ef-sitting 2'])
    expect(play([entry('team-moved', 'On.'), ...shuffled])).toEqual(['line On.']) // to shuffle is not to wake
  })

  it('a die is drawn with the face that it shows', () => {
    const [beat] = dream([entry('rolled', 'It shows a cross.', { die: 'luck', face: 'cross' })])
    expect(beat).toMatchObject({ kind: 'dice', title: 'ef-die luck', tone: 'bad', signs: [{ said: 'ef-die-face cross' }] })
    expect(beat?.signs?.[0]?.path).toContain('M6 6')
  })

  it('counts no tile and no Fate card as gained, and the Fate card is what asks', () => {
    const fate: Entry = { ...turned, things: ['fate/procession'] }
    expect([turned, fate, { ...turned, things: ['secret/two'], args: { end: 'revealed' } }, { ...turned, things: ['item/coin'] }].map(isKept)).toEqual([false, false, false, true])
    expect([turnedUp([fate, turned]), turnedUp([turned])]).toEqual(['fate/procession', ''])
  })
})

describe('a Reaction', () => {
  const card = { kind: 'reaction', id: 'panic', name: 'Panic', thing: 'reaction/panic' }

  it('lights the half that counts', () => {
    const played = (dangerous: string) => play([entry('reaction-played', 'Evil plays Panic.', { card, dangerous })])[0]
    expect([played('no')?.counts, played('yes')?.counts]).toEqual([0, 1])
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

  it('tells what was really lost beside what came of it', () => {
    expect(play(feed).filter((beat) => beat.kind === 'dice').map((beat) => beat.harm)).toEqual(['', 'al-lost al-life 2 3'])
  })

  it('tells of each loss what it has cost, not what all of them have', () => {
    const sight = entry('hurt', 'At the sight the Hero loses 2 SC.', { harm: 'sc', amount: 2 })
    const made = play([entry('met', 'The Hero meets a creature.'), sight, ...feed.slice(3)], at(1, 11), at(0, 8))
    expect(made.filter((beat) => beat.kind === 'line').map((beat) => beat.text)).toEqual([undefined, 'al-lost al-sc 2 9'])
    expect(made.find((beat) => beat.kind === 'dice')?.harm).toBe('al-lost al-life 1 0 al-lost al-sc 1 8')
  })

  it('tells of the last loss what is left where something else has changed it too', () => {
    const sight = entry('hurt', 'At the sight the Hero loses 2 SC.', { harm: 'sc', amount: 2 })
    expect(play([sight, ...feed.slice(3)], at(5, 11), at(3, 4)).map((beat) => beat.harm ?? beat.text)).toEqual(['', 'al-lost al-life 2 3 al-lost al-sc 7 4'])
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

describe('the board and what is told', () => {
  const table = (life: number, at = 1) => ({ view: { life, at } })
  const cause: Beat = { kind: 'card', title: 'cause', holds: true, ms: 1 }
  const follows: Beat = { kind: 'line', title: 'follows', ms: 1 }
  /** What the board shows at each beat, and after the last one; null: the table as it is. */
  const shown = (play: Play<ReturnType<typeof table>>) => {
    const seen: unknown[] = []
    do seen.push(play.go()?.title ?? 'end', play.shown?.view.life ?? null)
    while (play.beat)
    return seen
  }

  it('is as before until the causes have been seen, and true from what follows on', () => {
    const play = new Play<ReturnType<typeof table>>()
    play.add(table(5), table(3), [cause, follows], true)
    expect(play.shown?.view.life).toBe(5)
    expect(shown(play)).toEqual(['cause', 5, 'follows', null, 'end', null])
  })

  it('shows at once what has no cause, and everything where nothing may move', () => {
    const play = new Play<ReturnType<typeof table>>()
    play.add(table(5), table(3), [follows], true)
    expect(play.shown).toBeNull()
    play.clear()
    play.add(table(5), table(3), [cause, follows], false)
    expect(shown(play)).toEqual(['cause', null, 'follows', null, 'end', null])
  })

  it('comes to each update in its turn', () => {
    const play = new Play<ReturnType<typeof table>>()
    play.add(table(5), table(4), [cause], true)
    play.add(table(4), table(3), [], true)
    play.add(table(3), table(2), [{ ...cause, title: 'next' }], true)
    expect(shown(play)).toEqual(['cause', 5, 'next', 3, 'end', null])
  })

  it('changes member by member where the beats say what', () => {
    const play = new Play<ReturnType<typeof table>>()
    play.add(table(5, 1), table(3, 2), [{ ...cause, ends: taking('life') }, { ...cause, title: 'walk', begins: taking('at') }, { ...cause, title: 'last' }], true)
    play.go()
    expect(play.shown?.view).toEqual({ life: 5, at: 1 })
    play.arrive()
    expect(play.shown?.view).toEqual({ life: 3, at: 1 })
    play.go()
    expect(play.shown?.view).toEqual({ life: 3, at: 2 })
    play.clear() // skipped
    expect([play.shown, play.beat, play.isOn]).toEqual([null, null, false])
  })
})

describe('what holds the board back', () => {
  const card = { kind: 'reaction', id: 'panic', name: 'Panic', thing: 'reaction/panic' }
  const strike = [entry('creature-walked', 'It comes.', { kind: { id: 'spores' } }), entry('rolled', 'Evil rolls HIT.', { dice: [die('hit')] }), entry('hurt', 'The Hero loses 2 Life.', { harm: 'life', amount: 2 })]

  it('a Reaction, until it lies on the track; face down too', () => {
    for (const args of [{ card }, {}]) expect(play([entry('reaction-played', 'Evil plays.', args)])[0]).toMatchObject({ kind: 'card', holds: true, flies: [{ what: 'card' }] })
  })

  it('a throw that harms: who has come is seen before it, what it costs after it, and the harm flies from who strikes', () => {
    const [dice] = play(strike)
    expect(dice).toMatchObject({ kind: 'dice', holds: true, flies: [{ what: 'harm', from: ['.board [data-kind="spores"]'], tone: 'life', said: '2' }] })
    expect(dice?.begins?.({ labyrinth: 'old', life: 5 }, { labyrinth: 'new', life: 3 })).toEqual({ labyrinth: 'new', life: 5 })
    expect(dice?.ends?.({ labyrinth: 'new', life: 5 }, { labyrinth: 'new', life: 3 })).toMatchObject({ labyrinth: 'new', life: 3 })
  })

  it('no price in Life that the Hero pays', () => {
    const paid = (cause: string) => play([entry('action-declared', 'Combat.'), entry('hurt', 'The Hero loses 2 Life.', { harm: 'life', amount: 2, cause })])[0]
    expect([paid('AL-DECK-04')?.holds, paid('AL-DECK-04')?.flies, paid('AL-ATTACK-03')?.holds]).toEqual([false, undefined, true])
  })

  it('nothing that a throw of no effect could give away, nor an own walk', () => {
    expect(play([entry('hero-stepped', 'On.'), entry('rolled', 'Evil rolls MISS.', { dice: [die('miss')] })], at(5, 5), at(5, 5)).some((beat) => beat.holds)).toBe(false)
  })

  const scape = { tile: 'ferry', phase: 'dreamers', team: { turn_card: 'turn-1', steps: ['movement', 'basic'] }, dreamers: [{ distress: 1 }], dreamscape: { figures: [{ id: 0, at: 13 }], entities: [], tokens: [] } } as unknown as EtherfieldsView
  const night = [entry('phase-begun', '', { phase: 'dreamscape' }), entry('step-begun', 'Step 1.', { step: 0 }), entry('figure-moved', 'It moves.', { figure: 0, space: { id: '12' } }), entry('step-begun', 'Step 2.', { step: 1 }), entry('distress-taken', 'Ow.', { seat: 0, count: 2, of: 'purser' })]

  it('a night, step by step', () => {
    const made = dreaming({ feed: night, view: scape, before: scape, things: {} })
    expect(made.map((beat) => [beat.title, beat.holds, beat.step?.at])).toEqual([['ef-night', true, undefined], ['Step 1.', true, 0], ['It moves.', true, 0], ['Step 2.', true, 1], ['Ow.', true, 1]])
    expect(made[2]?.begins?.(scape, scape).dreamscape.figures).toEqual([{ id: 0, at: 12 }])
    expect(made[4]?.ends?.(scape, scape).dreamers).toEqual([{ distress: 3 }])
    expect(made[4]?.flies).toMatchObject([{ from: ['.board [data-of="purser"]'], to: ['[data-lands="distress-0"]'] }])
  })

  it('up to a page that is opened, and no price that is paid by day', () => {
    const made = dreaming({ feed: [...night.slice(0, 3), entry('noted', 'Read.'), ...night.slice(3)], view: scape, before: scape, things: {} })
    expect(made.map((beat) => !!beat.holds)).toEqual([true, true, true, false, false])
    expect(dreaming({ feed: night.slice(4), view: scape, before: scape, things: {} })[0]?.holds).toBeUndefined()
  })
})

describe('a Season', () => {
  const world = (...seasons: string[]) => ({ team: { seasons, steps: [] } }) as unknown as EtherfieldsView
  const things = { 'season/thaw': { thing: 'season/thaw', name: 'Thaw', text: 'It drips.' } as Thing }
  const changed: Entry = { ...entry('card-moved', 'Thaw goes to the top.', { start: 'seasons', end: 'seasons' }), things: ['season/thaw'] }

  it('has a chapter when it begins, also with the end of a Dream, and none where it goes on', () => {
    const told = (before: EtherfieldsView, feed: Entry[]) => dreaming({ feed, view: world('hoar', 'thaw'), before, things }).map((beat) => [beat.kind, beat.title, beat.text])
    expect(told(world('thaw', 'hoar'), [changed, entry('scene-ended', 'Won.', { won: true })])).toEqual([['chapter', 'ef-season Thaw', 'It drips.']])
    expect(told(world('hoar', 'thaw'), [changed])).toEqual([])
    expect(told(world(), [entry('campaign-supplied', 'It opens.')])).toEqual([['chapter', 'ef-season Thaw', 'It drips.']])
  })
})
