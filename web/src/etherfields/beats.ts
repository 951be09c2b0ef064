/** Etherfields on the stage: the night step by step, cards that are turned up, harm, the beginnings and ends of scenes. */
import type { Beat, Flight, Staged } from '../lib/beats'
import type { Entry } from '../lib/wire'
import { t } from '../lib/words.svelte'
import { isGain, isWorse } from './ends'
import { called } from './model'
import { deedsAt } from './night'
import { emblemOf, unseenOf } from './pictures'
import type { DreamerView, Dreamscape, EtherfieldsView, Row } from './view'

const LINES: Record<string, Beat['tone']> = {
  'distress-taken': 'bad', 'cards-sealed': 'bad', 'morph-added': 'bad', 'figure-spawned': 'bad', 'figure-moved': 'bad', 'state-laid': 'bad',
  'figure-removed': 'good', gained: 'good', 'cards-unsealed': 'good', 'ground-changed': 'good', 'tiles-laid': 'good', 'overlay-laid': 'good', 'turn-added': 'good',
  'entity-activated': 'bad', 'step-begun': 'bad', 'token-laid': 'bad', 'team-moved': 'plain', told: 'plain',
}
const CHAPTERS: Record<string, Beat['tone']> = { 'scene-begun': 'plain', 'scene-ended': 'good', 'defeat-struck': 'bad', 'turn-begun': 'plain', 'sitting-begun': 'plain', 'game-ended': 'plain' }
const NIGHT = 'phase-begun'

/** What ends a step of the Turn card: the next one, or the end of the Turn. */
const AFTER = new Set(['step-begun', 'turn-discarded', 'turn-begun', 'scene-ended'])

/** What is said beside a line: that a step does nothing, or how far the Entity Movement die sends whom. */
function remark(entry: Entry, next: Entry | undefined, { view, things }: Staged<EtherfieldsView>): string | undefined {
  if (entry.kind === 'step-begun') return next && AFTER.has(next.kind) ? t('ef-step-nothing') : undefined
  const far = entry.kind === 'rolled' && entry.args.die === 'stride' && ['value', 'again'].includes(String(entry.args.face))
  return far ? (view.dreamscape?.entities ?? []).map((one) => t('ef-stride', { who: called(things, one.tile, 'tile'), count: one.movement })).join(' · ') : undefined
}

/** The faces of the dice, as lines on a square of 24. */
export const FACES: Record<string, string> = {
  cross: 'M6 6l12 12M18 6L6 18', blank: '', one: 'M9 8l4-3v14', two: 'M8 8.5a4 4 0 1 1 7.2 2.6L8 19h8.5', three: 'M8 5h8.5l-5 5.5a4.2 4.2 0 1 1-3.7 6.6',
  value: 'M4 12h15M13 6l6 6-6 6', again: 'M3 8h11M10 4l4 4-4 4M8 17.5a4.5 4.5 0 1 0 4.5-4.5h6M16 10.5l2.5 2.5L16 15.5',
}
/** What is turned up and goes beside the board: somebody appears, or a gate is found. Its face is a sheet of small print. */
const SHEETS = new Set(['tile', 'gate'])

const idOf = (value: unknown): string => String((value as { id?: unknown } | null)?.id ?? value ?? '')

type Telling = (shown: EtherfieldsView, now: EtherfieldsView) => EtherfieldsView

/** What an event changes on the board, as far as it says where to: what lies there otherwise is seen when all has been told. */
function changeOf(entry: Entry): Telling | undefined {
  const { args } = entry
  const scape = (change: (shown: Dreamscape, now: Dreamscape) => Partial<Dreamscape>): Telling => (shown, now) =>
    shown.dreamscape && now.dreamscape && shown.tile === now.tile ? { ...shown, dreamscape: { ...shown.dreamscape, ...change(shown.dreamscape, now.dreamscape) } } : shown
  const dreamer = (change: (me: DreamerView, now: DreamerView) => Partial<DreamerView>): Telling => (shown, now) =>
    ({ ...shown, dreamers: shown.dreamers.map((me, seat) => (seat === args.seat ? { ...me, ...change(me, now.dreamers[seat] ?? me) } : me)) })
  switch (entry.kind) {
    case 'figure-moved':
      return scape((shown) => ({ figures: shown.figures.map((one) => (one.id === args.figure ? { ...one, at: Number(idOf(args.space)) } : one)) }))
    case 'figure-spawned':
      return scape((shown, now) => ({ entities: now.entities, figures: [...shown.figures, ...now.figures.filter((one) => one.of === idOf(args.of) && !shown.figures.some(({ id }) => id === one.id))] }))
    case 'figure-removed':
      return scape((shown) => ({ figures: shown.figures.filter((one) => one.id !== args.figure) }))
    case 'morph-added':
      return scape((_, now) => ({ entities: now.entities }))
    case 'token-laid':
      return scape((_, now) => ({ tokens: now.tokens }))
    case 'distress-taken':
      return dreamer((me) => ({ distress: Math.min(DOOM, me.distress + Number(args.count ?? 0)) }))
    case 'cards-sealed':
      return dreamer((_, { hand, deck, discard, sealed }) => ({ hand, deck, discard, sealed }))
  }
}

/** As much Distress is the end (EF-DISTRESS-04). */
const DOOM = 7

/** Distress flies from the figure that strikes to the Dreamer who takes it. */
function flightOf(entry: Entry): Flight[] | undefined {
  if (entry.kind !== 'distress-taken') return undefined
  const who = idOf(entry.args.of)
  return [{ what: 'harm', from: who ? [`.board [data-of="${who}"]`] : [], to: [`[data-lands="distress-${entry.args.seat}"]`], tone: 'distress', said: String(entry.args.count ?? '') }]
}

/** What opens a page, or ends the Turn: what comes after it is told over the table as it is. */
const OPENS = new Set(['noted', 'scene-begun', 'scene-ended', 'turn-begun', 'sitting-begun', 'game-ended'])

/** From which event on causes are told, and to which: a night, or a throw of dice with what comes of it. */
function causesOf({ feed, before }: Staged<EtherfieldsView>): [number, number] {
  const first = before?.phase === 'dreamscape' ? 0 : feed.findIndex((entry) => ['step-begun', 'rolled'].includes(entry.kind) || (entry.kind === NIGHT && entry.args.phase === 'dreamscape'))
  const end = feed.findIndex((entry) => OPENS.has(entry.kind))
  return [first < 0 ? feed.length : first, end < 0 ? feed.length : end]
}

/** The Season that has begun, with what it changes (EF-SEASON-01, EF-SEASON-02). */
function seasonOf(entry: Entry, { before, view, things }: Staged<EtherfieldsView>): Beat[] {
  const opened = entry.kind === 'campaign-supplied'
  if (!opened && entry.args.end !== 'seasons') return []
  const id = opened ? view.team.seasons.at(-1) : (entry.things[0] ?? '').replace('season/', '')
  const thing = things[`season/${id}`]
  if (!thing || before?.team.seasons.at(-1) === id) return []
  return [{ kind: 'chapter', title: t('ef-season', { season: thing.name }), text: thing.text, thing: thing.thing, tone: 'plain', ms: 2200 }]
}

/** Whether a token is laid by what the end of the Turn does, and not by the step before it. */
function isAfterSteps(entry: Entry, step: Beat['step'], { before, things }: Staged<EtherfieldsView>): boolean {
  const of = idOf((entry.args.where as { args?: Record<string, unknown> } | null)?.args?.of)
  if (entry.kind !== 'token-laid' || !of || !before) return false
  const row = before.team.steps[step?.at ?? -1]
  const does = (when: Row | 'end-of-turn'): boolean => deedsAt(before, things, when).some((one) => one.of === of)
  return does('end-of-turn') && !(row && does(row))
}

/** What happened, beat by beat; at night each belongs to its step of the Turn card. */
export function beats(staged: Staged<EtherfieldsView>): Beat[] {
  const [first, end] = causesOf(staged)
  const card = staged.before?.team?.turn_card ?? ''
  const steps = staged.before?.team?.steps.length ?? 0
  let step: Beat['step']
  return staged.feed.flatMap((entry, at): Beat[] => {
    if (entry.kind === 'step-begun') step = { card, at: Number(entry.args.step ?? -1) }
    if (entry.kind === 'turn-discarded') step = undefined
    if (isAfterSteps(entry, step, staged)) step = { card, at: steps }
    const made = told(staged, entry, at)
    if (at < first || at >= end) return made
    const [ends, flies] = [changeOf(entry), flightOf(entry)]
    return made.map((beat) => {
      // what flies changes its track when it arrives; whoever walks is seen walking
      const tells: Partial<Beat> = entry.kind === NIGHT ? { begins: (shown: EtherfieldsView) => ({ ...shown, phase: 'dreamscape' }) } : flies ? { ends, flies } : { begins: ends }
      return { ...beat, step, holds: true, ...tells }
    })
  })
}

function told(staged: Staged<EtherfieldsView>, entry: Entry, at: number): Beat[] {
  const { feed, things } = staged
  const ended = feed.findLastIndex((entry) => entry.kind === 'scene-ended') // a page of its own tells that, and what came before it
  const season = seasonOf(entry, staged)
  if (season.length) return season // also that of a scene which has ended: its page does not tell it
  if (at <= ended) return []
  if (entry.kind === 'team-awoke') return [{ kind: 'chapter', title: t('ef-awakening'), text: t('ef-awakening-words'), tone: 'good', ms: 1800 }]
  const night = (staged.before?.phase ?? staged.view.phase) === 'dreamscape' || feed.slice(0, at).some((one) => one.kind === 'step-begun')
  const line = entry.kind === 'token-laid' && !night ? undefined : LINES[entry.kind] // by day whoever lays one knows
  const chapter = CHAPTERS[entry.kind]
  const thing = things[entry.things[0] ?? '']
  if (entry.kind === 'card-shown' && thing) {
    if (!isGain(entry)) return []
    const kind = thing.thing.split('/')[0] ?? ''
    if (SHEETS.has(kind)) return [{ kind: 'card', title: thing.name, text: t('ef-turned-up', { kind }), flavour: thing.flavour, emblem: thing.face ? emblemOf(thing) : unseenOf(thing), tone: kind === 'gate' ? 'good' : 'bad', ms: 1600 }]
    return [{ kind: 'card', title: thing.name, text: thing.text, flavour: thing.flavour, thing: thing.thing, tone: 'good', ms: 1600 }]
  }
  if (entry.kind === NIGHT && entry.args.phase === 'dreamscape') {
    const card = staged.before?.team?.turn_card ?? staged.view.team?.turn_card ?? staged.view.team?.last_turn_card
    return [{ kind: 'chapter', title: t('ef-night'), text: card ? called(things, card, 'turn') : '', tone: 'bad', ms: 1000 }]
  }
  if (entry.kind === 'rolled') {
    const face = String(entry.args.face)
    return [{ kind: 'dice', title: t('ef-die', { die: String(entry.args.die) }), signs: [{ path: FACES[face] ?? '', said: t('ef-die-face', { face }) }], text: remark(entry, feed[at + 1], staged), tone: face === 'cross' ? 'bad' : 'plain', ms: 1100 }]
  }
  if (chapter) {
    const won = entry.kind !== 'scene-ended' || entry.args.won
    return [{ kind: 'chapter', title: entry.kind === 'scene-begun' ? (thing?.name ?? entry.text) : entry.kind === 'sitting-begun' ? t('ef-sitting', { sitting: staged.view.sitting ?? 0 }) : entry.text, text: entry.kind === 'sitting-begun' ? entry.text : thing?.flavour, tone: won ? chapter : 'bad', ms: entry.kind === 'turn-begun' ? 900 : 1800 }]
  }
  return line ? [{ kind: 'line', title: entry.text, text: remark(entry, feed[at + 1], staged), tone: isWorse(entry) ? 'bad' : line, ms: 850 }] : []
}
