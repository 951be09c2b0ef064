/** The numbers of options: an option keeps its number as long as the Turn lasts, whatever comes and goes beside it. */
import type { Decision, Option } from './wire'

export interface Numbered {
  option: Option
  number: number
}

export class Numbering {
  #turn = ''
  #kinds = new Map<string, Map<string, number>>()

  /** The options of a decision by their numbers, lowest first. */
  of(turn: string, decision: Decision | null): Numbered[] {
    if (!decision) return []
    if (turn !== this.#turn) {
      this.#turn = turn
      this.#kinds.clear()
    }
    const known = this.#kinds.get(decision.kind) ?? new Map<string, number>()
    this.#kinds.set(decision.kind, known)
    const taken = new Set(known.values())
    let next = 1
    for (const { id } of decision.options) {
      if (known.has(id)) continue
      while (taken.has(next)) next += 1
      known.set(id, next)
      taken.add(next)
    }
    return decision.options
      .map((option) => ({ option, number: known.get(option.id) ?? 0 }))
      .sort((one, other) => one.number - other.number)
  }
}
