/** The keys of a table: numbers choose options, Enter confirms, letters do what their buttons do. */
import { isTyping, NumberKeys } from './keyboard'
import { proposed } from './proposal.svelte'
import type { Numbered } from './numbering'
import type { TableState } from './table.svelte'

export class TableKeys {
  /** The digits typed so far, where more may follow. */
  typed = $state('')
  #numbers = new NumberKeys()

  constructor(
    readonly table: TableState,
    readonly acts: Record<string, () => void>,
    /** The options by their numbers. */
    readonly numbered: () => Numbered[],
  ) {}

  press(event: KeyboardEvent): void {
    if (isTyping(event)) return
    if (this.#does(event)) event.preventDefault()
  }

  /** Whether a key meant something. */
  #does(event: KeyboardEvent): boolean {
    if (/^[0-9]$/.test(event.key) && this.table.seat !== null) {
      this.#choose(this.#numbers.digit(event.key, this.numbered().map((one) => one.number)))
      this.typed = this.#numbers.typed
      return true
    }
    if (event.key === 'Enter') return this.#enter(event.target as HTMLElement)
    this.typed = ''
    this.#numbers.clear()
    if (event.shiftKey && /^[a-z]$/i.test(event.key)) return false // such letters are keys of the game's own table
    const act = this.acts[event.key.toLowerCase()]
    act?.()
    return !!act
  }

  #enter(target: HTMLElement): boolean {
    const number = this.#numbers.enter()
    this.typed = ''
    if (number) return this.#choose(number)
    if (proposed.now && target.tagName !== 'BUTTON') {
      proposed.now.go()
      return true
    }
    if (!this.table.picked.length || target.tagName === 'BUTTON') return false
    void this.table.confirm()
    return true
  }

  #choose(number: number | null): boolean {
    const option = this.numbered().find((one) => one.number === number)?.option
    if (option) void this.table.select(option)
    return !!option
  }
}
