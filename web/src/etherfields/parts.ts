/** The Etherfields table. */
import type { GameParts } from '../lib/board'
import Board from './Board.svelte'
import { lessons } from './lessons'
import { sounds } from './sounds'
import { story } from './story'
import { beats } from './beats'
import Hud from './Hud.svelte'
import { payment } from './journey'
import { placedOf, shortOf } from './model'
import Mine from './Mine.svelte'
import { warning } from './night'
import Side from './Side.svelte'
import Top from './Top.svelte'

const label: GameParts['label'] = (option, view, things) => shortOf(option, view, things)
const setup = new Set(['pick-first'])
const parts: GameParts = { Board, Side, Mine, Top, Hud, placed: placedOf, beats, lessons, sounds, label, story, setup, lift: payment, warn: warning, secrets: false }
export default parts
