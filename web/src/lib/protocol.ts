/** The table protocol, as the server publishes it at /api/protocol.json. */

export type Seat = number

export interface Option {
  id: string
  kind: string
  label: string
  fields: Record<string, unknown>
  things: string[]
  irreversible: null | 'chance' | 'reveal' | 'turn'
  why?: string | null
  rule?: string | null
}

/** A name among an option's fields or an event's arguments: what it is called and, where known, its thing. */
export interface Named {
  kind: string
  id: string
  name: string
  thing: string | null
}

export interface Why {
  rule: string
  statement?: string | null
  message: string
  facts?: Record<string, unknown>
  allowed?: boolean
}

export interface Decision {
  seat: Seat
  since: number
  kind: string
  rule: string
  statement: string | null
  prompt: string
  options: Option[]
  series: Series | null
  args: Record<string, unknown>
}

/** A decision that is answered by several picks in a row: what is needed, and what each pick is worth. */
export interface Series {
  due: number
  so_far: number
  worth: Record<string, number>
  copies: Record<string, number>
  /** The option that ends the series once it is met; empty where it ends by itself. */
  end?: string
}

export interface Thing {
  thing: string
  kind: string
  name: string
  text: string | null
  flavour: string | null
  face: unknown
  data: Record<string, unknown>
}

export interface Looked {
  thing: Thing
  rules: { id: string; statement: string }[]
  picture: string | null
}

export interface Entry {
  version: number
  kind: string
  rule: string
  text: string
  args: Record<string, unknown>
  things: string[]
  seats: Seat[]
}

export interface Waiting {
  seat: Seat
  name: string
  kind: string
}

export interface Now {
  line: string
  waiting: Waiting[]
  decisions: Decision[]
}

export interface Undo {
  version: number
  label: string
  free: boolean
  needs: Seat[]
  why: string
}

export interface Over {
  winners: Seat[]
  reason: string
  line: string
}

export interface SeatInfo {
  seat: Seat
  title: string
  name: string
  kind: string
  online: boolean
}

export interface Welcome {
  type: 'welcome'
  protocol: number
  table: string
  game: string
  name: string
  players: number
  profile: string
  options: Record<string, unknown>
  language: string
  seats: SeatInfo[]
  yours: Seat[]
  owner: boolean
  watching: boolean
}

export interface Update {
  type: 'update'
  seat: Seat | null
  version: number
  since: number
  undos: number
  view: View
  now: Now
  things: Record<string, Thing>
  log: Entry[]
  undo: Undo | null
  over: Over | null
}

// The view is the game's own plain data, different for each game.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = Record<string, any>

export interface Moment {
  type: 'moment'
  seat: Seat | null
  version: number
  view: View
  log: Entry[]
  prompts: string[]
  things: Record<string, Thing>
}

export interface Frame {
  type: string
  id?: number
  [key: string]: unknown
}
