import type { GameParts } from '../lib/board'
import Board from './Board.svelte'
import { coach } from './coach'
import Mine from './Mine.svelte'
import Side from './Side.svelte'
import { story } from './story'
import Top from './Top.svelte'

export default { Board, Side, Mine, Top, secrets: true, coach, story } satisfies GameParts
