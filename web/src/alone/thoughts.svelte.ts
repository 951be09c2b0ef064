/** What the Hero could think now, and of what it is shown: fetched by the panel, drawn on the board. */
import type { Belief } from '../lib/wire'
import { subjects } from './heat'

class Thoughts {
  belief = $state.raw<Belief | null>(null)
  wanted = $state('')
  /** What is shown: what was chosen, or the first there is. */
  readonly subject = $derived(this.belief && subjects(this.belief).includes(this.wanted) ? this.wanted : ((this.belief && subjects(this.belief)[0]) ?? ''))
}

export const thoughts = new Thoughts()
