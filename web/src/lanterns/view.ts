/** Lanterns: what a seat may know. Made by tools/protocol_types.py. */

/** What a seat may know of a game of Lanterns. */
export interface LanternsView {
  house: string
  round: number
  lanterns: Array<number>
  deck: number
  discard: Array<Card>
  seekers: Array<SeekerView>
  hand?: Array<Card> | null
}

/** A card of the shared deck (LN-DECK-01). The pack says what each does and how many there are. */
export type Card =
  | 'dash' | 'snuff' | 'spark' | 'ward'

/** A Seeker, as everybody sees them. */
export interface SeekerView {
  at: number
  lanterns: number
  pace: Pace | null
  steps: number
  cards: number
}

/** How a Seeker goes about a round (LN-PACE-02). */
export type Pace =
  | 'hasty' | 'steady' | 'wary'
