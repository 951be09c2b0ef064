/** What is to come: the Goal, the tokens that win or lose, what each step of the Turn card does, and where it can strike. */
import type { Thing } from '../lib/wire'
import { t } from '../lib/words.svelte'
import { WAYS } from './journey'
import { called, find, mine } from './model'
import { STATES, type Dreamscape, type EtherfieldsView, type FigureView, type Row } from './view'

type Things = Record<string, Thing>

/** What a line of a card's rules text is about, beside its words (`packs/printed.py`). */
export interface Line {
  text: string
  when: string
  reach: number | null
  token: string
  at_least: number
  ends: 'well' | 'badly' | ''
}

/** The lines of what is printed on a card or tile, as far as this seat may read them. */
export function linesOf(thing: Thing | undefined): Line[] {
  const marks = thing?.data.lines
  if (!thing || !Array.isArray(marks)) return []
  return thing.text.split('\n').map((text, at) => ({ when: '', reach: null, token: '', at_least: 0, ends: '', ...(marks[at] as Partial<Line>), text }))
}

/** The words of a line without the moment that they begin with. */
export const deed = (line: Line): string => (line.when ? line.text.slice(line.text.indexOf(': ') + 1).trim() : line.text)

/** Everything that the steps of a Turn card wake: the scene's tile, the tiles of Entities, cards that were found. */
export function activeOf(view: EtherfieldsView): string[] {
  return [...new Set([...(view.tile ? [view.tile] : []), ...(view.dreamscape?.entities ?? []).map((one) => one.tile), ...view.team.revealed])]
}

const thingOf = (things: Things, id: string): Thing | undefined => find(things, id, 'gate', 'tile')

/** The Goal in one line: of a Dream what its gate says, of a Slumber what ends it well. */
export function goalOf(view: EtherfieldsView, things: Things): string {
  const lines = linesOf(view.tile ? thingOf(things, view.tile) : undefined)
  const told = lines.find((line) => line.when === 'told-goal')
  return told ? deed(told) : (lines.find((line) => line.ends === 'well' && !line.when)?.text ?? '')
}

/** Of a Goal what is to be done: of a Slumber the price that ends it; what else happens then stands on its tile. */
export function aimOf(goal: string): string {
  const [price, rest] = [goal.split(': ')[0] ?? '', goal.includes(': ')]
  return rest ? price : goal
}

export interface Counter {
  token: string
  count: number
  /** How many are the end, where that is printed. */
  most: number
  ends: 'well' | 'badly' | ''
}

/** The tokens that lie on tiles and cards and not on spaces, and those that are waited for, with how many are the end. */
export function countersOf(view: EtherfieldsView, things: Things): Counter[] {
  const made = new Map<string, Counter>()
  const waits = activeOf(view).flatMap((id) => linesOf(thingOf(things, id))).filter((line) => line.token && line.ends)
  for (const line of waits) {
    const known = made.get(line.token)
    if (!known || line.at_least < known.most) made.set(line.token, { token: line.token, count: 0, most: line.at_least, ends: line.ends })
  }
  for (const token of view.dreamscape?.tokens ?? []) {
    if (token.at >= 0) continue
    const counter = made.get(token.kind) ?? { token: token.kind, count: 0, most: 0, ends: '' }
    made.set(token.kind, { ...counter, count: counter.count + 1 })
  }
  return [...made.values()]
}

export interface Deed {
  /** The tile or card that does it. */
  of: string
  text: string
  reach: number | null
}

/** What active tiles and cards do at a step of the Turn card, or at the end of the Turn; what waits for tokens is a counter. */
export function deedsAt(view: EtherfieldsView, things: Things, when: Row | 'end-of-turn' | 'out-of-turns'): Deed[] {
  return activeOf(view).flatMap((id) => linesOf(thingOf(things, id)).filter((line) => line.when === when && !line.token).map((line) => ({ of: id, text: deed(line), reach: line.reach })))
}

/** The spaces within so many steps of a space, itself included, and how far each is. */
export function around(scape: Pick<Dreamscape, 'spaces' | 'width'>, from: number, steps: number): Map<number, number> {
  const exits = new Map(scape.spaces.map((space) => [space.at, space.exits]))
  const far = new Map([[from, 0]])
  for (const [here, distance] of far) {
    if (distance >= steps) continue
    for (const letter of exits.get(here) ?? '') {
      const way = WAYS[letter]
      const there = way ? here + way.dx + way.dy * scape.width : here
      if (exits.has(there) && !far.has(there)) far.set(there, distance + 1)
    }
  }
  return far
}

export interface Threat {
  space: number
  /** Who strikes there tonight; `sure` where nobody has to come nearer for it. */
  of: string[]
  sure: boolean
}

/** How far a figure's effect reaches: Morphings lengthen it, and Dazed figures reach no farther than the next space. */
function reachOf(view: EtherfieldsView, figure: FigureView, printed: number): number {
  const longer = view.dreamscape?.entities.find((one) => one.tile === figure.of)?.morphs.filter((morph) => morph === 'range').length ?? 0
  return figure.states.some((state) => STATES[state].short) ? Math.min(1, printed + longer) : printed + longer
}

/**
 * The spaces that the steps of this Turn card can strike, if a Dreamer stands there: in range of where figures stand, or of
 * where their Movement value can bring them first. A lucky die, or an unlucky one, can bring them farther.
 */
export function threatsOf(view: EtherfieldsView, things: Things): Map<number, Threat> {
  const scape = view.dreamscape
  const made = new Map<number, Threat>()
  if (!scape || view.scene === 'none' || !view.team.turn_card) return made
  for (const figure of scape.figures) {
    const entity = scape.entities.find((one) => one.tile === figure.of)
    const lines = linesOf(thingOf(things, figure.of))
    const rooted = figure.states.some((state) => STATES[state].rooted) || view.dreamers.some((one) => one.at === figure.at)
    let moved = 0
    view.team.steps.forEach((row, step) => {
      if (!entity || view.team.barred.includes(step)) return
      if (row === 'movement') moved += rooted ? 0 : entity.movement
      for (const line of lines) {
        if (line.when !== row || line.reach === null) continue
        const reach = reachOf(view, figure, line.reach)
        for (const [space, far] of around(scape, figure.at, reach + moved)) {
          const known = made.get(space)
          made.set(space, { space, of: [...new Set([...(known?.of ?? []), figure.of])], sure: (known?.sure ?? false) || far <= reach })
        }
      }
    })
  }
  return made
}

/** A threat in words: who can strike here tonight. */
export const threatened = (threat: Threat, things: Things): string =>
  t('ef-threatened', { who: threat.of.map((id) => called(things, id, 'tile')).join(', '), sure: threat.sure ? 'yes' : 'no' })

/** What whoever says Done should know first: who can strike where they stand; nothing where nobody can. */
export function warning(view: EtherfieldsView, things: Things, seat: number | null): string {
  const at = mine(view, seat)?.at ?? -1
  const threat = view.phase === 'dreamers' ? threatsOf(view, things).get(at) : undefined
  return threat ? threatened(threat, things) : ''
}
