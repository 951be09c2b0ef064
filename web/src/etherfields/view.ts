/** Etherfields: what a seat may know. Made by tools/protocol_types.py. */

/** What a seat may know of a campaign of Etherfields. */
export interface EtherfieldsView {
  profile: string
  sitting: number
  present: Array<number>
  first: number
  phase: Phase
  scene: SceneKind
  tile: string
  turn: number
  dreamers: Array<DreamerView>
  team: Team
  pools: Record<string, number>
  you: number | null
  dreamscape?: Dreamscape | null
  world?: WorldMap | null
}

/** Where the game stands, as far as it decides what may be played (table 4.4). */
export type Phase =
  | 'dreamers' | 'dreamscape' | 'start' | 'world'

/** Where the Team is. */
export type SceneKind =
  | 'dream' | 'none' | 'slumber'

/** A Dreamer, as everybody sees them. */
export interface DreamerView {
  archetype: string
  at: number
  hand: Array<string>
  hand_limit: number
  progress_limit: number
  deck: number
  back: string
  discard: Array<string>
  sealed: Array<string>
  progress: Array<string>
  active: Array<string>
  flipped: Array<string>
  burdens: Array<string>
  unused: Array<string>
  distress: number
  ether: number
  gems: number
  mask: string
  mask_works: boolean
  masks: Array<string>
  used: Array<string>
  states: Array<StateView>
  bonus: number
  promised: number
}

/** A State token beside a Dreamer; fresh until the next Dreamers Phase (EF-STATE-08). */
export interface StateView {
  state: State
  fresh: boolean
}

/** The four States (EF-STATE-01). */
export type State =
  | 'dazed' | 'paralyzed' | 'poisoned' | 'stunned'

/** What the Team has, and what lies on the board for all. */
export interface Team {
  keys: number
  hours: number
  items: Array<string>
  storage: Array<string>
  notes: Array<string>
  wisdom: Array<string>
  gates: Array<string>
  seasons: Array<string>
  shopping: number
  location: string
  districts: Array<string>
  turn_card: string | null
  last_turn_card: string | null
  steps: Array<Row>
  suit: string
  turns: number
  turns_out: number
  barred: Array<number>
  fates: number
  flaws: number
  slumbers: number
  delta_next: boolean
  maps: number
  market: number
  item_market: number
  offer: Array<string>
  mask_pool: Array<string>
  turned_up: Array<string>
  shown: string
  revealed: Array<string>
  removed: Array<string>
  flags: Array<string>
  nap: string
  gate_slot: string
  gate_backs: Array<GatePrint>
  rolls: Array<Roll>
  lasting: Array<Lasting>
  bench: Array<string>
}

/** A step of a Turn card: one of the three effect rows, or Entity Movement (EF-TURNCARD-03). */
export type Row =
  | 'basic' | 'morphing' | 'movement' | 'special'

/** What the back of an owned gate shows (EF-GATE-01). */
export interface GatePrint {
  gate: string
  district: string
  keys: number
  turns: number
}

/** A die on the table. */
export interface Roll {
  die: string
  face: string
}

/** Until the end of this Turn: a number, by how much it is changed, and whose. */
export interface Lasting {
  stat: string
  by: number
  seat: number
}

/** A pool of fixed size (table 4.1). */
export type Pool =
  | 'block' | 'distress' | 'ether' | 'gem' | 'key' | 'spirit' | 'story' | 'terrain' | 'threat' | 'universal'

/** The Dreamscape with all that lies and stands on it. */
export interface Dreamscape {
  colours: Array<string>
  width: number
  height: number
  spaces: Array<PlannedSpace>
  features: Array<PrintedIcon>
  actions: Array<MapAction>
  flying: Array<PrintedAction>
  tiles: Array<string>
  overlays: Array<string>
  quirks: Array<Quirk>
  figures: Array<FigureView>
  entities: Array<EntityView>
  tokens: Array<TokenView>
  gems: Array<number>
  blocked_actions: Array<string>
  markers: Array<MarkerView>
}

/** A space of the Dreamscape: its tile, and the sides with a Wall and with a way out. */
export interface PlannedSpace {
  at: number
  tile: string
  walls: string
  exits: string
  blocked?: boolean
}

/** An icon on the Map: on the border of spaces it belongs to each. */
export interface PrintedIcon {
  icon: string
  at: Array<number>
  value: string
}

/** An action that is printed on the Map, and the spaces where it may be used. */
export interface MapAction {
  key: string
  cost?: PrintedCost | null
  keyword?: Keyword | null
  range?: number
  rapid?: boolean
  once?: boolean
  single_use?: boolean
  at: Array<number>
}

/** The price of an action; what it does not cost is left out. */
export interface PrintedCost {
  amount?: number
  intents?: Array<Intent>
  gradual?: boolean
  times_players?: boolean
  distress?: number
  gems?: number
  ether?: number
  hours?: number
  keys?: number
  cards?: number
}

/** The three colours of Intent (EF-INTENT-01). */
export type Intent =
  | 'awareness' | 'cunning' | 'wrath'

/** The two kinds of action that may be paid several times in one go (EF-ASSAULT-01). */
export type Keyword =
  | 'assault' | 'contact'

/** An action by its key, with its price and the icons that stand beside it. */
export interface PrintedAction {
  key: string
  cost?: PrintedCost | null
  keyword?: Keyword | null
  range?: number
  rapid?: boolean
  once?: boolean
  single_use?: boolean
}

/** A Quirk card on the Slumber Map. */
export interface Quirk {
  card: string
  at: number
}

/** A figure that is no Dreamer. */
export interface FigureView {
  id: number
  of: string
  at: number
  states: Array<State>
}

/** An active tile: its Morphings, its Movement value, and its Interactions with their prices (EF-ENTITY-07). */
export interface EntityView {
  tile: string
  morphs: Array<Morph>
  movement: number
  build: Build
  actions: Array<PrintedAction>
}

/** The eight kinds of Morphing token (table 4.10). */
export type Morph =
  | 'distress' | 'gems' | 'mask' | 'movement' | 'progress' | 'range' | 'rerolls' | 'seal'

/** Which pieces stand for an Entity; each kind is limited (table 4.1). */
export type Build =
  | 'belshazar' | 'companion' | 'creature' | 'human' | 'token'

/** A token in a space, on the line to the space beside it, or on a tile or card. */
export interface TokenView {
  kind: string
  at: number
  of: string
  side: number
  beside: number
}

/** Intent markers on a Gradual action (EF-GRADUAL-08). */
export interface MarkerView {
  action: string
  intent: Intent
  count: number
}

/** The districts that lie on the Dreamworld Map. */
export interface WorldMap {
  awakening: string
  locations: Array<Place>
}

/** A Location of the Dreamworld Map. Paths and Shortcuts into districts that nobody knows are left out. */
export interface Place {
  id: string
  district: string
  icons: Array<Icon>
  paths: Array<string>
  shortcuts: Array<string>
}

/** The Location icons (table 4.16, 8.2). */
export type Icon =
  | 'awakening' | 'fate' | 'gate' | 'key' | 'railway' | 'rule' | 'sanctuary' | 'shop' | 'slumber'
