/** Alone: what a seat may know. Made by tools/protocol_types.py. */

/** What a seat may know of a game of ALONE; the last fields are for Evil, and at the end for all (AL-VIEW-11). */
export interface AloneView {
  life: number
  sc: number
  limit: number
  adrenaline: number
  character: string
  companion: CompanionView | null
  skills: Record<string, number>
  items: Array<ItemView>
  found: Array<string>
  looted: Array<string>
  turn: number
  space: number
  banked: boolean
  nightmare: boolean
  action: string | null
  actions: number
  bullet: boolean
  spent: Array<SpentAdrenaline>
  way: string
  tracked: Array<string>
  roll: RollView | null
  heard: Array<Heard>
  missions: Array<MissionView>
  stats: Record<string, StatRow>
  item_deck: number
  item_discard: Array<string>
  frozen: Array<string>
  sheet: PrintedSheet
  leader: number
  hands: Array<number>
  dealt: number
  decks: Array<DeckView>
  track: Array<PlayedCard>
  played: number
  unlocked: number
  aside: number
  conceding: Array<number>
  boss: string | null
  boss_dead: boolean
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

/** A row of the statistics table: hits to wound and to kill, dice in the dark and in light, SC, distance. */
export interface StatRow {
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
