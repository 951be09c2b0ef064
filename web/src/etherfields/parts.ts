/** The Etherfields table. */
import type { GameParts } from '../lib/board'
import Board from './Board.svelte'
import { coach } from './coach'
import Mine from './Mine.svelte'
import Side from './Side.svelte'
import Top from './Top.svelte'

const parts: GameParts = { Board, Side, Mine, Top, coach, secrets: false }
export default parts
