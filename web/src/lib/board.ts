/**
 * What a game gives to the page, and what the page gives to a game's parts.
 *
 * A game is a folder `web/src/<game>/parts.ts` whose default export is a `GameParts`. `Board` has the window; `Hud` floats
 * at its upper left (what must always be in sight), `Mine` overlaps its lower edge (what is mine), `Side` is a drawer (the
 * game's tables), `Top` stands in the title bar. A game without a folder is shown by `boards/Generic.svelte`.
 *
 * Every part gets the same `TableProps`. Rules for parts:
 * - Draw from `view` alone; it holds all that this seat may know. `things["kind/id"]` names and explains records.
 * - What can be chosen now is in `decision.options`; `option.fields` says where it belongs. Call `select(option)` when
 *   it is clicked. In a series (`decision.series`) the same call picks or unpicks: `picked` holds the ids so far.
 * - A click on anything else calls `look("kind/id")`.
 * - `feed` holds what just happened, oldest first (`entry.kind`, `entry.args`). It is replaced as a whole when there
 *   is news; show it within two seconds, or not at all when `moving` is false.
 * - `still` is true when nothing can be answered from here: a replay, or a spectator.
 */
import type { Component, Snippet } from 'svelte'
import type { Beat, Staged } from './beats'
import type { Believe } from './believing.svelte'
import type { Lesson } from './lessons'
import type { Mood, Sound } from './sound'
import type { StoryParts } from './story'
import type { Ahead, Decision, Entry, Option, Replay, Seat, SeatInfo, Thing, View } from './wire'

/** What is open beside the board: nothing but what is mine, or a drawer; on a phone they are tabs. */
export type Tab = 'mine' | 'side' | 'log'

/** `V` is the game's own view, from its `view.ts`. */
export interface TableProps<V = View> {
  game: string
  seat: Seat | null
  seats: SeatInfo[]
  view: V
  version: number
  decision: Decision | null
  decisions: Decision[]
  things: Record<string, Thing>
  picked: string[]
  /** Choose it. In a series this picks one more copy of it; with `off` it takes one back. */
  select: (option: Option, off?: boolean) => void
  /** Several answers in one gesture. */
  give: (options: string[]) => void
  /** Answers that follow one another as long as the same question comes again. */
  follow: (options: string[]) => void
  /** What would be asked after these answers, as far as this seat can know. */
  ahead: (options: string[]) => Promise<Ahead | null>
  look: (thing: string) => void
  /** The drawn face of a thing as the address of a picture; nothing where it has none. */
  face: (thing: string) => Promise<string | null>
  rule: (id: string) => void
  /** Opens the story so far, where the game has one. */
  story?: () => void
  /** What the Hero could think at a moment, where this page may know it. */
  believe?: Believe
  feed: Entry[]
  /** The step of a card that is being told. */
  step?: Beat['step'] | null
  /** What this seat was told, oldest first, as far back as the page knows. */
  log: Entry[]
  /** Earlier parts of what this seat was told, newest first, of these kinds; a part that gives true is the last one wanted. */
  past?: (kinds: string[], part: (entries: Entry[]) => boolean) => Promise<void>
  moving: boolean
  still: boolean
}

/** Each game knows its own view; the frame hands it on without looking into it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyView = any

export interface SoundParts {
  /** By the kind of what happened. Dice, cards, noises and harm sound as they are staged. */
  events: Record<string, Sound>
  /** Where we are; null before there is a place. */
  mood: (view: AnyView) => Mood | null
}

export interface GameParts {
  Board: Component<TableProps<AnyView>>
  Side?: Component<TableProps<AnyView>>
  Mine?: Component<TableProps<AnyView>>
  Top?: Component<TableProps<AnyView>>
  /** What must always be in sight: goal, doom, what comes next. Floats over the board. */
  Hud?: Component<TableProps<AnyView>>
  /** The options that can be clicked on the board or in the hand: the strip leaves them out. */
  placed?: (props: Pick<TableProps<AnyView>, 'view' | 'decision' | 'seat'>) => Set<string>
  /** What an option is called on its button where that is shorter or clearer here; its label is told as well. */
  label?: (option: Option, view: AnyView, things: Record<string, Thing>) => string
  /** What a seat should know before it ends its part: coming harm, in one line; nothing where there is none. */
  warn?: (view: AnyView, things: Record<string, Thing>, seat: Seat | null) => string
  /** Seats know different things: switching seats in one browser draws a curtain first. */
  secrets?: boolean
  /** The picks that a series of answers begins with: a payment proposes its cheapest cards. */
  lift?: (decision: Decision) => string[]
  /** What can be answered over and over in one go: shown in the strip beside the options. */
  repeats?: (decision: Decision, view: AnyView, things: Record<string, Thing>) => { option: string; label: string }[]
  /** Kinds of questions of the set-up that can be left to the automatic player in one go. */
  setup?: Set<string>
  /** Whether a seat has such a set-up. */
  setsUp?: (seat: Seat) => boolean
  /** Kinds of things with a face: a choice among them is laid out as cards over the board. */
  faces?: Set<string>
  /** Kinds of questions that come too often for cards to be laid out for them. */
  unfaced?: Set<string>
  /** What just happened as beats of a short play over the board. */
  beats?: (staged: Staged<AnyView>) => Beat[]
  /** Which events make the story so far. */
  story?: StoryParts
  /** For first games: what is explained, when, and on which thing. */
  lessons?: Lesson<AnyView>[]
  /** A seat whose thoughts can be looked at: by itself at a table that teaches, by all after the end. */
  thinker?: Seat
  /** What is heard. */
  sounds?: SoundParts
  /** What the page at the end shows of the whole game, by the replay of a seat. */
  epilogue?: { Epilogue: Component<{ replay: Replay; moving: boolean; children?: Snippet }>; seat: Seat }
}

const found = import.meta.glob<{ default: GameParts }>('../*/parts.ts')

/** Begin to load a game's own table while something else is waited for; whoever draws it says what is missing. */
export function fetchParts(game: string): void {
  void partsOf(game).catch(() => undefined)
}

export async function partsOf(game: string): Promise<GameParts> {
  const load = found[`../${game}/parts.ts`]
  if (load) return (await load()).default
  return { Board: (await import('../boards/Generic.svelte')).default }
}
