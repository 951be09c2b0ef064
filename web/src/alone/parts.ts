import type { GameParts } from '../lib/board'
import Board from './Board.svelte'
import { coach } from './coach'
import Mine from './Mine.svelte'
import Side from './Side.svelte'
import { reword } from './speech'
import { story } from './story'
import Top from './Top.svelte'

export default { Board, Side, Mine, Top, secrets: true, reword, label: (option) => reword(option.label), coach, story } satisfies GameParts
