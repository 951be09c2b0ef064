/** What goes over the wire, live and over HTTP. Made by tools/protocol_types.py; do not edit. */

/** The first message: which keys the client holds, its language, and what it has seen already. */
export interface Hello {
  type: 'hello'
  protocol: number
  keys: Array<string>
  language?: string
  since?: Record<string, number> | null
  undos?: number
}

/** Answer a decision. */
export interface Answer {
  type: 'answer'
  id: number
  seat: number
  version: number
  option: string
}

/** A series of picks in one gesture: all of them happen, or none. */
export interface Answers {
  type: 'answers'
  id: number
  seat: number
  version: number
  options: Array<string>
}

/** Ask why an option is not offered. */
export interface Explain {
  type: 'explain'
  id: number
  seat: number
  option: string
}

/** Ask for everything that the open decision could offer, allowed or not. */
export interface AskCandidates {
  type: 'candidates'
  id: number
  seat: number
}

/** Ask for everything that may be known of a thing that was shown. */
export interface Look {
  type: 'look'
  id: number
  seat: number | null
  thing: string
}

/** Ask what the automatic player would do; with `best`, for the best few answers and their chances too. */
export interface AskHint {
  type: 'hint'
  id: number
  seat: number
  best?: boolean
}

/** Ask whether an answer, or the picks of one gesture, could be taken back alone, as far as this seat can know. */
export interface Foresee {
  type: 'foresee'
  id: number
  seat: number
  options: Array<string>
}

/** Take back to a version, which is the one that the update's `undo` names. */
export interface Undo {
  type: 'undo'
  id: number
  seat: number
  version: number
}

/** Agree that another seat takes back, or do not. */
export interface Consent {
  type: 'consent'
  id: number
  seat: number
  agree: boolean
}

/** Ask for a part of the log: what happened after `since`, up to `until`. */
export interface AskLog {
  type: 'log'
  id: number
  seat: number | null
  since: number
  until: number
  kinds?: Array<string> | null
}

/** Ask how the table looked to a seat at an earlier version. */
export interface At {
  type: 'at'
  id: number
  seat: number | null
  version: number
}

/** Hand a seat to the automatic player, take it back, or change the player's name. */
export interface GiveSeat {
  type: 'seat'
  id: number
  seat: number
  kind: 'bot' | 'human'
  name?: string | null
}

/** Give the game up, where the game knows such a thing. */
export interface Concede {
  type: 'concede'
  id: number
  seat: number
}

/** Ask whether the server is there. */
export interface Ping {
  type: 'ping'
}

/** The answer to `hello`. */
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
  seats: Array<SeatInfo>
  yours: Array<number>
  owner: boolean
  watching: boolean
}

/** A seat as everybody may know it: what the game calls it, who sits there, and whether they are there. */
export interface SeatInfo {
  seat: number
  title: string
  name: string
  kind: 'bot' | 'human'
  online: boolean
  link?: 'bound' | 'claimed' | 'here' | 'renewed' | 'waiting'
}

/** All that a seat may know now. Entries of the log after `since` replace what the client has after it. */
export interface Update {
  type: 'update'
  seat: number | null
  version: number
  since: number
  whole: boolean
  set: Record<string, unknown>
  gone: Array<string>
  now: Now
  things: Record<string, Thing>
  log: Array<Entry>
  undo: UndoOffer | null
  over: Over | null
}

/** One sentence that says what must be decided by whom, and this seat's own decisions. */
export interface Now {
  line: string
  waiting: Array<Waiting>
  decisions: Array<Decision>
  calls: Array<Option>
}

/** A seat that must decide. */
export interface Waiting {
  seat: number
  name: string
  kind: 'bot' | 'chance' | 'human'
}

/** What a seat must decide. Only the seat itself is told. */
export interface Decision {
  seat: number
  since: number
  kind: string
  rule: string
  statement: string
  prompt: string
  options: Array<Option>
  series: Series | null
  args: Record<string, unknown>
}

/** An answer that may be given. `fields` are the option's own values, so that it can be put on the board. */
export interface Option {
  id: string
  kind: string
  label: string
  fields: Record<string, unknown>
  things: Array<string>
  why?: string | null
  rule?: string | null
}

/** One pick of several: how far they have come and what each option adds, for one gesture with a running total. */
export interface Series {
  due: number
  so_far: number
  worth: Record<string, number>
  copies: Record<string, number>
  end: string
}

/** A card, tile, creature and so on that the seat has been shown: its words, its face, its figures. */
export interface Thing {
  thing: string
  kind: string
  name: string
  text: string
  flavour: string
  face: Record<string, unknown> | null
  data: Record<string, unknown>
}

/** Something that happened, as this seat may know it. `args` are for animation. */
export interface Entry {
  version: number
  kind: string
  rule: string
  text: string
  args: Record<string, unknown>
  things: Array<string>
  seats: Array<number>
}

/** What taking back would take back, and whose consent it needs. */
export interface UndoOffer {
  version: number
  label: string
  free: boolean
  needs: Array<number>
  why: string
}

/** How the game ended. */
export interface Over {
  winners: Array<number>
  reason: string
  line: string
}

/** Who is there. */
export interface Presence {
  type: 'presence'
  seats: Array<SeatInfo>
}

/** What was asked has happened, and is on the disk. */
export interface Done {
  type: 'done'
  id: number
  version: number
}

/** What was asked may not be done; nothing has changed. */
export interface Refused {
  type: 'refused'
  id: number
  rule: string
  message: string
  allowed?: Array<string>
}

/** Why an option is not offered; `allowed` where it is. */
export interface Why {
  type: 'why'
  id: number
  rule: string
  statement: string
  message: string
  facts: Record<string, unknown>
  allowed: boolean
}

/** Everything that the open decision could offer, with the reason where it does not. */
export interface Candidates {
  type: 'candidates'
  id: number
  options: Array<Option>
}

/** A thing with its picture and the rules behind it. */
export interface Looked {
  type: 'thing'
  id: number
  thing: Thing
  rules: Array<RuleText>
  picture: string | null
}

/** A rule in words, with the reading of it that was chosen where it is open. */
export interface RuleText {
  id: string
  statement: string
  ruling?: string
}

/** What the automatic player would do; if asked for, the best few answers too, where their chances are known. */
export interface Hint {
  type: 'hint'
  id: number
  option: string
  label: string
  best?: Array<Advised>
}

/** An answer that is advised: how likely the seat's side wins with it, the half of its interval of 95 %, and why. */
export interface Advised {
  option: string
  label: string
  chance: number
  error: number
  why: string
}

/** What may follow an answer that could then not be taken back alone; `None` where nothing is to be expected. */
export interface Foreseen {
  type: 'foreseen'
  id: number
  follows: 'chance' | 'reveal' | 'turn' | null
  ahead?: Ahead | null
}

/** A question that would follow an answer: its kind, the ids of its options, and what picks would add. */
export interface Ahead {
  kind: string
  options: Array<string>
  series: Series | null
}

/** A part of the log, and the things that it mentions for the first time. What lies before `since` is not in it. */
export interface Logged {
  type: 'log'
  id: number
  since: number
  entries: Array<Entry>
  things: Record<string, Thing>
}

/** How the table looked to a seat at an earlier version. */
export interface Moment {
  type: 'moment'
  id: number
  seat: number | null
  version: number
  view: Record<string, unknown>
  log: Array<Entry>
  prompts: Array<string>
  things: Record<string, Thing>
}

/** Somebody wishes to take back; these seats are asked whether they agree. */
export interface UndoAsked {
  type: 'undo-asked'
  by: number
  label: string
  needs: Array<number>
}

/** What has become of a wish to take back. */
export interface UndoAnswer {
  type: 'undo-answer'
  by: number
  agreed: boolean
  seat: number | null
}

/** Something to tell the player that changes nothing. */
export interface Notice {
  type: 'notice'
  code: string
  message: string
}

/** Why the connection is closed next. */
export interface Error {
  type: 'error'
  code: string
  message: string
}

/** The server is there. */
export interface Pong {
  type: 'pong'
}

/** A name among an option's fields or an event's arguments: what it is called and, where there is one, its thing. */
export interface Named {
  kind: string
  id: string
  name: string
  thing: string | null
}

/** A game that can be played. */
export interface GameEntry {
  id: string
  title: string
  blurb: string
  players: Array<number>
  profiles: Array<string>
  switches: Array<SwitchInfo>
  options: Array<OptionInfo>
  seats: Array<string>
  bots: Array<string>
}

/** A rule that can be switched, with its variants. */
export interface SwitchInfo {
  rule: string
  name: string
  about: string
  statement: string
  variants: Array<string>
}

/** Something to choose when a game is set up. */
export interface OptionInfo {
  name: string
  label: string
  about: string
  choices: Array<ChoiceInfo>
  default: string | number | boolean
  where?: [string, string] | null
}

/** A value of an option, and what it is called. */
export interface ChoiceInfo {
  value: string | number | boolean
  label: string
  about: string
}

/** The rules that a search has found, and how many there are in all. */
export interface RulesFound {
  game: string
  total: number
  rules: Array<Rule>
  glossary: Array<Term>
}

/** One rule, or one worked example, of a game's rules table. */
export interface Rule {
  id: string
  game: string
  kind: 'example' | 'rule'
  area: string
  chapter: string
  edition: '' | '1.0' | '2.0' | 'both'
  tag: '' | 'design' | 'public' | 'seed'
  statement: string
  source: string
  open: string
  ruling: string
  illustrates: Array<string>
}

/** One word of a game in four languages; empty where the sources have none. */
export interface Term {
  term: string
  game: string
  en: string
  es: string
  cs: string
  fr: string
  note: string
}

/** A table that is to be laid. */
export interface NewTable {
  game: string
  players: number
  profile?: string | null
  switches?: Record<string, string>
  options?: Record<string, string | number | boolean>
  seed?: number | null
  name?: string
  seats?: Array<WishedSeat>
  campaign?: string | null
  webhook?: string | null
}

/** Who is to sit in a seat: somebody in this browser, somebody with a link, or the automatic player. */
export interface WishedSeat {
  kind?: 'away' | 'bot' | 'here'
  name?: string
}

/** A table that has been laid, with all its keys. They are told this once and kept nowhere. */
export interface LaidTable {
  table: string
  owner: string
  seats: Array<SeatKey>
  watch: string
}

/** A seat with its key; of a seat that is bound to somebody, `@` and the table where they have its key from. */
export interface SeatKey {
  seat: number
  key: string
  kind: 'away' | 'bot' | 'bound' | 'here'
}

/** The tables of one browser. */
export interface Mine {
  tables: Array<MyTable>
}

/** A table and a key to it. */
export interface MyTable {
  table: string
  key: string
}

/** The tables that could be found, in the order asked for. */
export interface Summaries {
  tables: Array<Summary>
}

/** A table in short. */
export interface Summary {
  table: string
  game: string
  title: string
  name: string
  players: number
  profile: string
  version: number
  over: boolean
  changed: string
  seats: Array<SeatSummary>
  yours: Array<number>
  owner: boolean
  your_turn: boolean
}

/** A seat in the list of somebody's tables. */
export interface SeatSummary {
  seat: number
  title: string
  name: string
  kind: string
  online: boolean
}

/** A game as one seat has seen it. */
export interface Replay {
  format: string
  version: number
  game: string
  name: string
  players: number
  profile: string
  options: Record<string, unknown>
  seat: number | null
  language: string
  seats: Array<SeatInfo>
  over: string | null
  steps: Array<Step>
  things: Record<string, Thing>
}

/** One version of the game. */
export interface Step {
  version: number
  set: Record<string, unknown>
  gone: Array<string>
  line: string
  log: Array<Entry>
}

/** What would change if a table moved to the content that the server has now; `newer` is False where it has that. */
export interface ContentNews {
  newer: boolean
  may_move?: boolean
  added?: Array<string>
  changed?: Array<string>
  removed?: Array<string>
}

/** What came of it: `claimed`; `shared`, where the key is good but not the link of a seat for one person; or `dead`. */
export interface Claimed {
  link: 'claimed' | 'dead' | 'shared'
  used?: boolean
}

/** A key that was drawn anew. It is told this once; the one before opens nothing any more. */
export interface NewLink {
  seat: number | null
  key: string
}

/** A page of notes. */
export interface Notes {
  text: string
}

/** What the Hero could think at a moment, from what was seen and told until then. */
export interface Belief {
  rooms: Array<string>
  noise: string | null
  elsewhere: Record<string, number>
  places: Array<BelievedPlace>
  origins: Record<string, Origin>
}

/** An unseen place as the Hero counts: how likely each Room is there, and how likely the last noise came from it. */
export interface BelievedPlace {
  floor: string
  east: number
  south: number
  rooms: Record<string, number>
  noise: number
}

/** Where the Hero's counting begins on the Map. */
export interface Origin {
  level: number
  column: number
  row: number
}

/** The body of every answer that is an error. */
export interface Problems {
  error: Problem
}

/** What went wrong. */
export interface Problem {
  code: string
  message: string
  what?: string
  hint?: string
}

export type ClientMessage =
  | Hello
  | Answer
  | Answers
  | Explain
  | AskCandidates
  | Look
  | AskHint
  | Foresee
  | Undo
  | Consent
  | AskLog
  | At
  | GiveSeat
  | Concede
  | Ping

export type ServerMessage =
  | Welcome
  | Update
  | Presence
  | Done
  | Refused
  | Why
  | Candidates
  | Looked
  | Hint
  | Foreseen
  | Logged
  | Moment
  | UndoAsked
  | UndoAnswer
  | Notice
  | Error
  | Pong

/** A seat's number. */
export type Seat = number

/** All that a seat may know: each game has its own type, in its `view.ts`. */
export type View = Record<string, unknown>

/** The version of the protocol that these types are of. */
export const PROTOCOL = 2
