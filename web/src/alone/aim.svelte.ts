/** What the Hero aims: the dock's key whose ways are shown on the board instead of the exits; null for none. */
export const aim = $state<{ kind: string | null }>({ kind: null })
