/** What a first click on the board proposes; the strip says it, and a second click or its button does it. */
export interface Proposal {
  line: string
  go: () => void
  /** Options that would be picked for it, to be lifted in the hand. */
  lifted: string[]
}

export const proposed = $state<{ now: Proposal | null }>({ now: null })
