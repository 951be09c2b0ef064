/** Whether the board is narrow, as a telephone's: the same condition stands in the styles. */
import { MediaQuery } from 'svelte/reactivity'

export const narrow = new MediaQuery('(max-width: 820px), (max-height: 540px)')
