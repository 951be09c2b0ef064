/** Alone: what a seat may know, what it may answer and what it is told. Made by tools/protocol_types.py. */
import type { Named } from '../lib/wire'

/** What a seat may know of a game of ALONE; the last fields are for Evil, and at the end for all (AL-VIEW-11). */
export interface AloneView {
  life: number
  sc: number
  adrenaline: number
  character: string
  limit: number
  found: Array<string>
  turn: number
  space: number
  banked: boolean
  nightmare: boolean
  actions: number
  bullet: boolean
  way: string
  tracked: Array<string>
  item_discard: Array<string>
  frozen: Array<string>
  leader: number
  played: number
  unlocked: number
  aside: number
  conceding: Array<number>
  boss_dead: boolean
  companion: CompanionView | null
  skills: Record<string, number>
  items: Array<ItemView>
  looted: Array<string>
  action: string | null
  spent: Array<SpentAdrenaline>
  roll: RollView | null
  heard: Array<Heard>
  missions: Array<MissionView>
  stats: Record<string, Stats>
  item_deck: number
  sheet: PrintedSheet
  hands: Array<number>
  dealt: number
  decks: Array<DeckView>
  track: Array<PlayedCard>
  boss: string | null
  labyrinth?: Array<SeenSector>
  hand?: Array<string> | null
  chosen_boss?: string | null
  all_hands?: Array<Array<string>> | null
  to_divide?: Array<string> | null
  face_down?: Array<string | null> | null
  map?: EvilMap | null
}

/** The Companion of the Hero. */
export interface CompanionView {
  character: string
  charges: number
}

/** An Item of the Inventory. */
export interface ItemView {
  item: string
  charges: number
  upgraded: boolean
}

/** Adrenaline on the Turn token of a Turn (AL-ADRENALINE-05). */
export interface SpentAdrenaline {
  turn: number
  use: string
}

/** The dice on the table. */
export interface RollView {
  side: 'evil' | 'hero'
  dice: Array<'hit' | 'miss' | 'surge'>
  ignored: number
}

/** Something that Evil told and that is still on display (AL-COMM-01): which message, and what it speaks of. */
export interface Heard {
  key: string
  way?: string | null
  kind?: string | null
  boss?: string | null
  distance?: number | null
  level?: string | null
  target?: string | null
  room?: string | null
  condition?: string | null
}

/** A Mission: where it is done, and how far it has come. */
export interface MissionView {
  mission: string
  room: string
  active: boolean
  count: number
  done: boolean
}

/** A row of the statistics table: thresholds, dice in the dark and in light, SC, spawn distance (AL-WOUND-01). */
export interface Stats {
  first: number
  second: number
  dark: number
  lit: number
  sc: number
  distance: number
}

/** What is printed on the Hero sheet, for whoever draws it. */
export interface PrintedSheet {
  health: number
  turns: number
  limits: Array<number>
  most_adrenaline: number
  spaces: number
  symbols: number
  inventory: number
  charges: number
}

/** A Reaction deck as everybody knows it. */
export interface DeckView {
  deck: string
  cards: number
  discard: Array<string>
  face_down: number
}

/** A card on the Reaction track; face down, nobody but its player knows it. */
export interface PlayedCard {
  card: string | null
  seat: number
  spaces: number
}

/** A Revealed sector with everything in it, where the Hero is told it is (AL-REVEAL-11, AL-VIEW-05). */
export interface SeenSector {
  floor: 'other' | 'start'
  east: number
  south: number
  shape: 'crossing' | 'curved' | 'dead_end' | 'fork' | 'room' | 'straight'
  room: string | null
  exits: Record<string, 'barred' | 'door' | 'open'>
  lit: boolean
  lcu: boolean
  danger: boolean
  condition: string | null
  mission: boolean
  creatures: Array<SeenCreature>
  hero: boolean
  in_view: boolean
}

/** A creature in the Labyrinth, by the name that the Hero has for it (AL-VIEW-06). */
export interface SeenCreature {
  name: number
  kind: string
  wounded: boolean
}

/** The whole Map with everything on it, behind the screen (AL-VIEW-04). */
export interface EvilMap {
  plan: MapPlan
  hero_at: string
  revealed: Array<string>
  lit: Array<string>
  dangers: Array<string>
  conditions: Record<string, Array<string>>
  barred: Array<BarredDoor>
  creatures: Array<MapCreature>
  movers: Array<number>
  spawning: string
}

/** All sectors of the true Map. Every view of one Map shares it, and its hash is worked out once. */
export interface MapPlan {
  sectors: Array<MapSector>
}

/** A sector of the true Map, by what Evil calls it: `2:5,3` is level 2, column 5, row 3. */
export interface MapSector {
  at: string
  level: number
  column: number
  row: number
  shape: 'crossing' | 'curved' | 'dead_end' | 'fork' | 'room' | 'straight'
  exits: Array<MapExit>
  room?: string | null
  lcu?: boolean
}

/** A way out of a sector of the Map; a door may be barred. */
export interface MapExit {
  way: 'east' | 'north' | 'south' | 'stairs' | 'west'
  to: string
  door?: boolean
}

/** A barred door: a sector of the Map, and the side of it. */
export interface BarredDoor {
  at: string
  side: string
}

/** A creature on the Map; one that the Hero sees has a name. */
export interface MapCreature {
  token: number
  kind: string
  at: string
  wounded: boolean
  name: number
}

/** The fields of each kind of option. */
export interface OptionFields {
  'again': { surges: number; misses: number }
  'answer': { distance: number; level: string }
  'at': { place: string }
  'attack': { name: number; kind: Named }
  'bar': { way: string }
  'be-character': { character: Named }
  'boss-breeds': object
  'branch': { number: number; record: string; block: number }
  'bring-boss': { boss: Named }
  'bullet-time': object
  'charge': { slot: number; item: Named }
  'clear': { where: number }
  'common': { card: Named }
  'concede': object
  'creep': { way: string }
  'done': object
  'draw-from': { deck: Named }
  'drop': { slot: number; item: Named }
  'effect-of': { card: Named }
  'explore': { way: string }
  'face': { face: number }
  'fewer': { item: Named }
  'first-step': { way: string }
  'force': { way: string }
  'give': { to: number }
  'heal': { harm: 'life' | 'sc' }
  'here': object
  'interact-mission': { mission: Named }
  'keep': { item: Named }
  'keep-old': object
  'lead': { seat: number }
  'learn': { skill: 'courage' | 'cold_blood' | 'eagle_eye' | 'precision' | 'dexterity' }
  'learn-nothing': object
  'loot': object
  'move': { way: string }
  'of-card': { card: Named }
  'of-creature': { name: number; kind: Named }
  'of-item': { slot: number; item: Named }
  'of-type': { kind: Named }
  'of-way': { way: string }
  'on-companion': object
  'on-hero': object
  'over': { way: string }
  'pass': object
  'pick': { sort: string; thing: string }
  'play': { card: Named }
  'play-dangerous': { card: Named }
  'play-on': object
  'play-with': { deck: Named }
  'repair': { way: string }
  'route-to': { place: number; target: string }
  'sacrifice': { companion: Named }
  'scares': { name: number; kind: Named }
  'shift-door': { spot: string; side: string }
  'silence': object
  'spend': { charges: number }
  'take': { cards: number }
  'take-new': object
  'target': { target: string }
  'tell': { way: string }
  'tell-it': object
  'the-creature': { token: number; kind: Named; place: string }
  'the-door': { place: string; side: string }
  'the-lcu': { spot: string }
  'the-room': { room: Named }
  'throw': { card: Named }
  'toward': { way: string }
  'track': object
  'unbar': { way: string }
  'upgrade': { slot: number; donor: number; item: Named; component: Named }
  'use-ability': { whose: string; character: Named }
  'use-action-item': { slot: number; item: Named }
  'use-item': { slot: number; item: Named }
  'use-skill': { skill: 'courage' | 'cold_blood' | 'eagle_eye' | 'precision' | 'dexterity' }
  'victim': { name: number; kind: Named }
}

/** What is told of each kind of event; not every seat is told all of it. */
export interface EventArgs {
  'ability-used': { ability?: Named; skill?: string }
  'action-changed': object
  'action-declared': { action?: 'move' | 'explore' | 'combat' | 'track' | 'loot' | 'interact'; item?: Named }
  'action-ended': object
  'adrenaline-set': { tokens: number }
  'adrenaline-spent': { use: string }
  'amended': object
  'answer-kept': { seat?: number; option?: string }
  'answer-lost': { seat?: number; option?: string }
  'boss-came': { boss: Named }
  'boss-chosen': { boss?: Named }
  'card-dealt': { seat?: number; card?: Named }
  'card-thrown': { seat: number; card: Named }
  'character-chosen': { character: Named }
  'charges-changed': { item?: Named; count?: unknown; gained?: unknown }
  'companion-gained': { companion: Named }
  'companion-hurt': { amount: number }
  'companion-lost': object
  'companion-used': object
  'concession-offered': { seat: number }
  'concession-withdrawn': { seat: number }
  'condition-placed': { condition?: 'gas' | 'resin' | 'static' | 'tripwire'; place?: string; spot?: string }
  'condition-removed': { condition?: 'gas' | 'resin' | 'static' | 'tripwire' }
  'creature-killed': { kind?: Named; boss?: unknown }
  'creature-left': { kind?: Named; way?: string }
  'creature-placed': { kind?: Named; place?: string }
  'creature-seen': { kind?: Named; spot?: unknown }
  'creature-stepped': { kind?: Named; way?: string }
  'creature-teleported': { kind?: Named; place?: string }
  'creature-vanished': { kind?: Named }
  'creature-walked': { kind?: Named; spot?: string }
  'creature-wounded': { kind?: Named }
  'danger-placed': { place?: string; spot?: string }
  'danger-removed': { spot?: unknown }
  'dangers-returned': object
  'deck-chosen': { deck: Named }
  'deck-renewed': { deck: number }
  'door-changed': { barred?: boolean; place?: unknown; side?: unknown; spot?: string }
  'drawing-begun': object
  'effect-picked': object
  'experience-gained': { skill: 'courage' | 'cold_blood' | 'eagle_eye' | 'precision' | 'dexterity'; points: number }
  'explored': object
  'final-activated': { mission: Named }
  'game-ended': { winners: Array<number>; reason: { key: string; args: Record<string, unknown> } }
  'hero-stepped': { way?: string }
  'hurt': { harm?: 'life' | 'sc'; amount?: number; cause?: string; taken?: number; spilled?: number }
  'illuminated': object
  'item-deck-renewed': object
  'item-dropped': { item?: Named }
  'item-found': { item: Named }
  'item-gained': { item: Named; charges: number }
  'item-readied': object
  'item-upgraded': { item?: Named }
  'items-buried': { count?: unknown }
  'items-looked-at': object
  'jammed': object
  'leader-chosen': { seat: number }
  'leaders-named': object
  'light-changed': { on?: boolean; places?: Array<string>; spots?: Array<string> }
  'map-made': object
  'met': { kind: Named }
  'mission-advanced': { mission: Named; count: number }
  'mission-completed': { mission: Named }
  'mission-drawn': { mission: Named; active: boolean }
  'movement-begun': object
  'mover-chosen': { kind?: Named; place?: string }
  'mover-stopped': object
  'nightmare-begun': object
  'noise-explained': { kind: Named; distance: number }
  'noise-heard': { way: string }
  'proposal-closed': object
  'proposed': object
  'public': object
  'reaction-drawn': { deck?: Named; card?: Named }
  'reaction-over': object
  'reaction-played': { seat?: number; card?: unknown; dangerous?: boolean }
  'reaction-resumed': object
  'recovered': { harm: 'life' | 'sc'; amount: number }
  'rerolled': { dice?: Array<{ key: string; args: Record<string, unknown> }> }
  'roll-changed': { ignored: number; surge: boolean }
  'rolled': { side?: unknown; dice?: Array<{ key: string; args: Record<string, unknown> }> }
  'room-elsewhere': { room: Named }
  'room-looted': { room: string }
  'round-begun': object
  'round-moved': { space?: unknown; banked?: boolean }
  'route-told': { target?: unknown; way?: string }
  'sectors-hidden': object
  'sectors-revealed': { count?: unknown; spots?: unknown }
  'shown': object
  'side-conceded': { hero: boolean }
  'spawn-begun': { kind?: Named }
  'statement': object
  'step-lost': { way: string }
  'strengthened': { kind?: Named; dice?: number }
  'target-chosen': { kind?: Named }
  'targets-tracked': { targets?: unknown; target?: unknown }
  'track-answered': { target?: unknown; distance?: number; level?: string }
  'track-cleared': { dangers: number }
  'turn-begun': { turn: number }
  'turn-ended': object
  'type-frozen': { kind: Named }
  'untold': object
  'unwound': object
  'way-chosen': { way?: string; two?: string }
}
