import type { GameParts } from '../lib/board'
import Board from './Board.svelte'
import { lessons } from './lessons'
import { sounds } from './sounds'
import { beats } from './beats'
import { inDock } from './dock'
import Epilogue from './Epilogue.svelte'
import Hud from './Hud.svelte'
import Mine from './Mine.svelte'
import { idOf, sectorsOf, spotsOf } from './model'
import Side from './Side.svelte'
import { story } from './story'
import { t } from '../lib/words.svelte'
import Top from './Top.svelte'
import type { AloneView } from './view'

/** What can be clicked on the board, on a card or in the dock. */
const placed: GameParts['placed'] = ({ view, decision }: { view: AloneView; decision: Parameters<NonNullable<GameParts['placed']>>[0]['decision'] }) => {
  const options = decision?.options ?? []
  const held = new Set(view.hand ?? [])
  return new Set([
    ...(decision ? spotsOf(options, decision.kind, view, sectorsOf(view)) : []).map((spot) => spot.option.id),
    ...options.filter((one) => typeof one.fields.slot === 'number').map((one) => one.id),
    ...options.filter((one) => held.has(idOf(one.fields.card))).map((one) => one.id),
    ...(decision?.kind === 'hero-turn' ? inDock(options) : []),
  ])
}

/** Cards are drawn one by one, and windows open at every step: both can be answered in one go. */
const repeats: GameParts['repeats'] = (decision, _, things) => {
  if (decision.kind === 'reaction-window') return [{ option: 'pass', label: t('al-pass-turn') }]
  if (decision.kind !== 'name-deck') return []
  return decision.options.map((option) => ({ option: option.id, label: t('al-draw-all', { deck: things[`deck/${idOf(option.fields.deck)}`]?.name ?? option.label }) }))
}

/** A skill or a type of creature is chosen by what it does, not by its name. */
const label: GameParts['label'] = (option, view: AloneView) => {
  const stats = option.kind === 'of-type' && view.stats[idOf(option.fields.kind)]
  if (stats) return t('al-kind-what', { name: option.label, ...stats })
  return option.kind === 'learn' ? t('al-skill-what', { skill: String(option.fields.skill) }) : option.label
}

const setup = new Set(['choose-leader', 'choose-deck', 'choose-boss', 'first-kind', 'first-where', 'first-danger', 'name-deck', 'divide-card'])

export default { Board, Side, Mine, Top, Hud, placed, label, beats, repeats, faces: new Set(['character', 'item', 'boss', 'mission', 'deck']), unfaced: new Set(['name-deck']), secrets: true, setup, setsUp: (seat) => seat > 0, thinker: 0, lessons, sounds, story, epilogue: { Epilogue, seat: 1 } } satisfies GameParts
