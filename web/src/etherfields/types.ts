/** The view of an Etherfields seat, as `games/etherfields/views.py` builds it. */

export type Intent = 'awareness' | 'cunning' | 'wrath'

export interface Cost {
  amount?: number
  intents?: Intent[]
  gradual?: boolean
  times_players?: boolean
  distress?: number
  gems?: number
  ether?: number
  hours?: number
  keys?: number
  cards?: number
}

export interface Printed {
  key: string
  cost?: Cost
  keyword?: 'assault' | 'contact'
  range?: number
  rapid?: boolean
  once?: boolean
  single_use?: boolean
}

export interface Space {
  at: number
  tile: string
  walls: string
  exits: string
  blocked?: boolean
}

export interface Feature {
  icon: string
  at: number[]
  value: string
}

export interface Figure {
  id: number
  of: string
  at: number
  states: string[]
}

export interface Entity {
  tile: string
  morphs: string[]
  movement: number
  build: string
  actions: Printed[]
}

export interface Dreamscape {
  map: string
  /** Ground and glow of a Dream that names them. */
  colours: string[]
  width: number
  height: number
  spaces: Space[]
  features: Feature[]
  actions: (Printed & { at: number[] })[]
  flying: Printed[]
  tiles: string[]
  overlays: string[]
  quirks: [string, number][]
  figures: Figure[]
  entities: Entity[]
  /** `beside`: the other space of a token that lies on the line between two, else -1. */
  tokens: [kind: string, at: number, of: string, side: number, beside: number][]
  gems: number[]
  blocked_actions: string[]
  markers: Record<string, [Intent, number]>
}

export interface Dreamer {
  archetype: string
  at: number
  hand: string[]
  hand_limit: number
  progress_limit: number
  deck: number
  back: string
  discard: string[]
  sealed: string[]
  progress: string[]
  active: string[]
  flipped: string[]
  burdens: string[]
  unused: string[]
  distress: number
  ether: number
  gems: number
  mask: string
  mask_works: boolean
  masks: string[]
  used: string[]
  states: [string, boolean][]
  bonus: number
  promised: number
}

export interface Team {
  keys: number
  hours: number
  items: string[]
  storage: string[]
  notes: string[]
  wisdom: string[]
  gates: string[]
  seasons: string[]
  shopping: number
  location: string
  districts: string[]
  turn_card: string | null
  last_turn_card: string | null
  steps: string[]
  suit: string
  turns: number
  turns_out: number
  barred: number[]
  fates: number
  flaws: number
  slumbers: number
  delta_next: boolean
  maps: number
  market: number
  item_market: number
  offer: string[]
  mask_pool: string[]
  turned_up: string[]
  shown: string
  revealed: string[]
  removed: string[]
  rolls: [string, string][]
}

export interface Place {
  id: string
  district: string
  icons: string[]
  paths: string[]
  shortcuts: string[]
}

export interface EtherfieldsView {
  profile: string
  sitting: number
  present: number[]
  first: number
  phase: 'world' | 'start' | 'dreamers' | 'dreamscape'
  scene: 'none' | 'slumber' | 'dream'
  tile: string
  turn: number
  dreamers: Dreamer[]
  team: Team
  pools: Record<string, number>
  dreamscape?: Dreamscape
  world?: { awakening: string; locations: Place[] }
  you: number | null
}
