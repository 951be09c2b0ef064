/** Lanterns: what a seat may know, what it may answer and what it is told. Made by tools/protocol_types.py. */

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

/** The fields of each kind of option. */
export interface OptionFields {
  'branch': { number: number; record: string; block: number }
  'done': object
  'drop': { card: 'dash' | 'spark' | 'snuff' | 'ward' }
  'face': { face: number }
  'go': { pace: 'hasty' | 'steady' | 'wary' }
  'pass': object
  'pick': { sort: string; thing: string }
  'play': { card: 'dash' | 'spark' | 'snuff' | 'ward' }
  'rest': object
  'take': object
  'walk': { to: 'north' | 'east' | 'south' | 'west' }
}

/** What is told of each kind of event; not every seat is told all of it. */
export interface EventArgs {
  'amended': object
  'answer-kept': { seat?: number; option?: string }
  'answer-lost': { seat?: number; option?: string }
  'card-discarded': { seat: number; card: 'dash' | 'spark' | 'snuff' | 'ward' }
  'card-drawn': { seat?: number; card?: 'dash' | 'spark' | 'snuff' | 'ward' }
  'deck-shuffled': { cards?: unknown }
  'game-ended': { winners: Array<number>; reason: { key: string; args: Record<string, unknown> } }
  'house-entered': { seekers?: unknown; lanterns?: unknown }
  'lantern-snuffed': { seat: number; against: number }
  'lantern-taken': { seat: number }
  'paces-revealed': { paces?: unknown; seat?: unknown; pace?: unknown }
  'proposal-closed': object
  'proposed': object
  'reached': { seat: number; die: number; total: number }
  'round-begun': { round: number }
  'stepped': { seat: number; to: 'north' | 'east' | 'south' | 'west'; space: number }
  'steps-gained': { seat: number; steps: number }
  'turn-ended': { seat: number }
  'unwound': object
}
