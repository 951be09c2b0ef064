/** Etherfields: what a seat may know, what it may answer and what it is told. Made by tools/protocol_types.py. */
import type { Named } from '../lib/wire'

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
  discard: Array<string>
  sealed: Array<string>
  progress: Array<string>
  flipped: Array<string>
  burdens: Array<string>
  unused: Array<string>
  distress: number
  ether: number
  gems: number
  mask: string
  masks: Array<string>
  used: Array<string>
  bonus: number
  promised: number
  hand_limit: number
  progress_limit: number
  deck: number
  back: string
  active: Array<string>
  mask_works: boolean
  states: Array<StateView>
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
  notes: Array<string>
  wisdom: Array<string>
  gates: Array<string>
  seasons: Array<string>
  shopping: number
  location: string
  districts: Array<string>
  barred: Array<number>
  offer: Array<string>
  turned_up: Array<string>
  shown: string
  revealed: Array<string>
  flags: Array<string>
  nap: string
  turns: number
  turns_out: number
  fates: number
  flaws: number
  slumbers: number
  maps: number
  market: number
  item_market: number
  storage: Array<string>
  turn_card: string | null
  last_turn_card: string | null
  steps: Array<Row>
  suit: string
  delta_next: boolean
  mask_pool: Array<string>
  removed: Array<string>
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
  width: number
  height: number
  spaces: Array<PlannedSpace>
  features: Array<PrintedIcon>
  actions: Array<MapAction>
  flying: Array<PrintedAction>
  colours: Array<string>
  tiles: Array<string>
  overlays: Array<string>
  quirks: Array<Quirk>
  figures: Array<FigureView>
  entities: Array<EntityView>
  tokens: Array<TokenView>
  gems: Array<number>
  blocked_actions: Array<string>
  markers: Array<MarkerView>
  full: Array<number>
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
  cost?: Cost | null
  keyword?: Keyword | null
  range?: number
  rapid?: boolean
  once?: boolean
  single_use?: boolean
  at: Array<number>
}

/** What must be paid before an action; what it does not cost is left out of views (EF-ACTION-02, EF-ACTION-03). */
export interface Cost {
  intents?: Array<Intent>
  amount?: number
  gradual?: boolean
  times_players?: boolean
  distress?: number
  gems?: number
  ether?: number
  hours?: number
  keys?: number
  cards?: number
  items?: number
  sealed?: number
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
  cost?: Cost | null
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

/** The fields of each kind of option. */
export interface OptionFields {
  'accept': object
  'add-turn': object
  'agree': object
  'at': { space: number }
  'awaken-now': object
  'back-out': object
  'bar': { step: number; row: 'morphing' | 'basic' | 'special' | 'movement' }
  'become': { archetype: string }
  'boost': object
  'branch': { number: number; record: string; block: number }
  'buy': { card: string }
  'buy-item': object
  'card-option': { card: string }
  'change-mask': object
  'chase': { seat: number | null }
  'close-campaign': object
  'colour': { intent: 'awareness' | 'cunning' | 'wrath' }
  'cure-all': object
  'decline-item': object
  'deliver-now': object
  'discard': { card: string }
  'done': object
  'drawn-tile': object
  'drop': { card: string; face: string }
  'effect-option': { effect: string }
  'effort': { hours: number }
  'end-round': object
  'enter-gate': { gate: string }
  'etherfields-option': object
  'exchange': { seat: number }
  'face': { face: number }
  'first': { figure: number }
  'gain-gem': object
  'give': { seat: number }
  'give-up': object
  'go': { to: 'north' | 'east' | 'south' | 'west' }
  'go-on': object
  'go-shopping': object
  'influence': { aspect: 'morphings' | 'gems' | 'hours' | 'distress' | 'sealed' }
  'join': object
  'keep': object
  'keep-flaw': object
  'keep-marker': object
  'key-and-slumber': object
  'lay-gem': object
  'leave-it': object
  'leave-out': { card: string }
  'look-around': object
  'lose-ether': object
  'make-room': { item: string }
  'mode-tile': object
  'move': object
  'next-effect': { effect: string }
  'next-session': object
  'no-card': object
  'no-change': object
  'on-entity': { tile: string }
  'pass': object
  'pass-marker': object
  'path': { location: string }
  'pay-removal': object
  'peek': { code: string }
  'pick': { card: string }
  'place': { space: number }
  'place-card': { card: string }
  'play-on': object
  'price': { effect: string }
  'push-to': { space: number }
  'put-in': object
  'quirk-at': { space: number }
  'remove': { card: string }
  'remove-burden': { card: string }
  'remove-morphing': { tile: string; morph: 'distress' | 'seal' | 'movement' | 'range' | 'mask' | 'progress' | 'rerolls' | 'gems'; price: string }
  'replace': object
  'replace-drawn': { card: string }
  'reroll-by-gem': object
  'reshuffle-all': object
  'reshuffle-deck': object
  'restore-it': object
  'restore-one': object
  'save-inside': object
  'save-now': object
  'save-out-of-dream': object
  'say': { answer: string }
  'seal-some': object
  'seal-three': object
  'set-up': object
  'shortcut': { location: string }
  'sit-out': object
  'skip-now': object
  'skip-slumber': object
  'space-option': { space: number }
  'spend': { card: string }
  'spend-item': { item: string }
  'stay-inside': object
  'stop': object
  'store': object
  'suffer-one': object
  'take-distress': object
  'take-from': { action: string }
  'take-gem': object
  'take-gem-instead': object
  'take-in': { card: string }
  'take-loot': { effect: string }
  'target': { figure: number }
  'times': { times: number }
  'try-luck': object
  'turn': { card: string }
  'unflip-all': object
  'unflip-one': object
  'unseal': { card: string }
  'unseal-all': object
  'unseal-one': object
  'use': { action: string }
  'use-note': { card: string }
  'wear': { mask: string }
}

/** What is told of each kind of event; not every seat is told all of it. */
export interface EventArgs {
  'ability-used': { seat?: number; key?: string }
  'action-begun': { seat?: number }
  'action-blocked': { action?: Named | string; token?: boolean }
  'action-ended': object
  'amended': object
  'answer-kept': { seat?: number; option?: string }
  'answer-lost': { seat?: number; option?: string }
  'bonus-noted': { seat?: number; bonus?: number }
  'box-opened': { seats?: number; first?: boolean }
  'campaign-supplied': object
  'card-discarded': { seat?: number; card?: string }
  'card-moved': { card?: Named | string; end?: string; whose?: unknown; seat?: number; start?: string; bottom?: boolean; taker?: number | null }
  'card-played': { seat?: number; card?: string }
  'card-returned': { seat?: number; card?: string; start?: string; end?: string; bottom?: boolean; taker?: number | null }
  'card-shown': { card?: Named | string; end?: string; whose?: unknown; seat?: number; start?: string; bottom?: boolean; taker?: number | null }
  'card-spent': { seat?: number; card?: string }
  'cards-drawn': { seat?: number; cards?: Array<string> }
  'cards-sealed': { seat?: number; cards?: unknown; deck?: Array<string> }
  'cards-unsealed': { seat?: number; cards?: Array<string> }
  'classic-drawn': { values?: Array<number> }
  'death-averted': { why?: string; seat?: number | null }
  'deck-shuffled': { seat?: number; cards?: unknown }
  'defeat-struck': { why?: string; seat?: number | null }
  'distress-taken': { seat?: number; count?: number; of?: string }
  'drawn-kept': { seat?: number }
  'dream-action-done': { seat?: number | null }
  'dreamer-chosen': { seat?: number; archetype?: string }
  'dreamer-moved': { seat?: number; space?: number }
  'dreamer-placed': { seat?: number; space?: number }
  'dreamer-pushed': { seat?: number; space?: number }
  'dreamers-exchanged': { seat?: number; other?: number }
  'dreamscape-cleared': { tiles?: unknown; maps?: Array<string>; secrets?: Array<string> }
  'entity-activated': { tile?: string }
  'figure-moved': { figure?: number; space?: number; of?: string }
  'figure-removed': { figure?: number; of?: string }
  'figure-spawned': { of?: string; space?: number }
  'first-named': { seat?: number }
  'flag-set': { flag?: string }
  'flag-unset': { flag?: string }
  'gained': { seat?: number; what?: string; count?: unknown; way?: unknown }
  'game-ended': { winners: Array<number>; reason: { key: string; args: Record<string, unknown> } }
  'gem-laid': { seat?: number; space?: number }
  'gem-taken': { seat?: number; space?: number }
  'ground-changed': { tiles?: unknown; ground?: unknown }
  'item-spent': { seat?: number; item?: string }
  'lasting-added': { seat?: number; stat?: string; by?: unknown; way?: unknown }
  'luck-tried': object
  'markers-laid': { action?: unknown; intent?: 'awareness' | 'cunning' | 'wrath'; count?: number }
  'market-mixed': object
  'mask-worn': { seat?: number; mask?: string }
  'morph-added': { tile?: string; morph?: 'distress' | 'seal' | 'movement' | 'range' | 'mask' | 'progress' | 'rerolls' | 'gems' }
  'morph-removed': { tile?: string; morph?: 'distress' | 'seal' | 'movement' | 'range' | 'mask' | 'progress' | 'rerolls' | 'gems' }
  'nap-laid': { gate?: Named | string }
  'noted': { record: string; story: string }
  'overlay-laid': { map?: Named; ground?: unknown; boxed?: Array<string> }
  'peeked': { seat?: number; secret?: string; front?: string }
  'phase-begun': { phase?: 'world' | 'start' | 'dreamers' | 'dreamscape' }
  'pile-poured': { seat?: number; starts?: Array<string>; end?: string }
  'pile-shuffled': { seat?: number; pile?: string; cards?: unknown; order?: Array<string> }
  'promised': { seat?: number; cards?: number }
  'proposal-closed': object
  'proposed': object
  'quirk-laid': { card?: string; space?: number }
  'roll-applied': object
  'rolled': { die?: string; face?: string; number?: number; again?: boolean }
  'said': object
  'scene-begun': { kind?: 'none' | 'slumber' | 'dream'; tile?: string }
  'scene-cleared': { tile?: string }
  'scene-ended': { tile?: Named | string; won?: boolean }
  'seats-laid': { seats?: number }
  'seats-taken': { seats?: Array<number> }
  'sitting-begun': { seats?: Array<number> }
  'state-ended': { of?: Named | string; state?: unknown; seat?: number | null; figure?: number }
  'state-laid': { of?: Named | string; state?: unknown; seat?: number | null; figure?: number }
  'step-barred': { step?: number }
  'step-begun': { step?: number; row?: string }
  'team-awoke': object
  'team-moved': { location?: string }
  'team-relocated': { location?: string }
  'tiles-laid': { maps?: unknown; ground?: unknown; start?: string; pile?: Array<string>; laid?: Array<string> }
  'token-laid': { kind?: string; where?: { key: string; args: Record<string, unknown> } | string; space?: number; of?: string; side?: number; beside?: number }
  'token-removed': { kind?: string; space?: number; of?: string; pool?: string }
  'token-taken': { kind?: string; where?: { key: string; args: Record<string, unknown> } | string; space?: number; of?: string }
  'told': { what?: string; effect?: string }
  'turn-added': object
  'turn-begun': { turn?: number }
  'turn-card-passed': { card?: string }
  'turn-deck-built': { turns?: unknown; out?: Array<string> }
  'turn-discarded': { card?: string }
  'turn-taken-back': { card?: string }
  'unwound': object
  'uses-cleared': { seat?: number }
}

/** By State: whether it shortens what a figure reaches, and whether it holds the figure in its place. */
export const STATES = {
  'stunned': { short: false, rooted: false },
  'dazed': { short: true, rooted: false },
  'paralyzed': { short: false, rooted: true },
  'poisoned': { short: false, rooted: false },
} as const
