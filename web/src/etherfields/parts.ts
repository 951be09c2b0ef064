/** The Etherfields table. */
import type { GameParts } from '../lib/board'
import Board from './Board.svelte'
import { coach } from './coach'
import { story } from './story'
import { beats } from './beats'
import Hud from './Hud.svelte'
import { placedOf, shortOf } from './model'
import Mine from './Mine.svelte'
import Side from './Side.svelte'
import Top from './Top.svelte'

const label: GameParts['label'] = (option, view, things) => shortOf(option, view, things)
const parts: GameParts = { Board, Side, Mine, Top, Hud, placed: placedOf, beats, coach, label, story, secrets: false }
export default parts
