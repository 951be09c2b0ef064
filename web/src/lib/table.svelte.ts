/** A table as this browser knows it: each seat it holds, what is asked, what just happened, who else is there. */
import { Connection, type Question, Refusal, type Unnumbered, wasReloaded } from './connection.svelte'
import type { Advised, Ahead, Decision, Entry, Foreseen, Looked, Now, Option, Over, Seat, SeatInfo, ServerMessage, Thing, UndoAsked, UndoOffer, Update, View, Welcome } from './wire'
import { changed } from './replay'
import { answersOf, pick } from './series'
import { settings } from './settings.svelte'
import { t } from './words.svelte'

export interface Held {
  seat: Seat | null
  version: number
  view: View
  now: Now
  /** The log, and the version after which it begins: what is older is fetched when somebody wants to see it. */
  log: Entry[]
  since: number
  undo: UndoOffer | null
  over: Over | null
  feed: Entry[]
}

/** Answers that could not be taken back alone, held until the player says so, and what may follow them. */
export interface Arming {
  options: string[]
  follows: NonNullable<Foreseen['follows']>
}

export interface Notice {
  key: number
  /** A change of seats at one screen is short, and there is never more than one. */
  kind: 'refused' | 'note' | 'seat'
  text: string
  rule?: string
}

const name = (seat: Seat | null) => (seat === null ? 'watch' : String(seat))

export class TableState {
  welcome = $state.raw<Welcome | null>(null)
  seats = $state.raw<SeatInfo[]>([])
  held = $state.raw<Record<string, Held>>({})
  things = $state.raw<Record<string, Thing>>({})
  seat = $state.raw<Seat | null>(null)
  notices = $state.raw<Notice[]>([])
  undoAsked = $state.raw<UndoAsked | null>(null)
  hinted = $state.raw<string | null>(null)
  /** The best few answers with their chances, where they were asked for and are known. */
  advised = $state.raw<Advised[]>([])
  picked = $state.raw<string[]>([])
  arming = $state.raw<Arming | null>(null)
  busy = $state(false)
  line: Connection

  /** Called before a table that has gone on is drawn: what has happened may be told first. */
  came: (old: Held, now: Held) => void = () => undefined

  /** The picks that a series begins with, as the game's own table proposes them. */
  lift: (decision: Decision) => string[] = () => []
  /** The picks are still those that were proposed: another card begins anew. */
  #lifted = false

  #notice = 1
  #asked = ''

  constructor(
    readonly table: string,
    readonly keys: string[],
  ) {
    this.line = new Connection(
      table,
      () => ({ keys, language: settings.language, since: this.#versions() }),
      (frame) => this.#take(frame),
    )
    if (wasReloaded()) this.say('note', t('page-reloaded'))
  }

  get now(): Held | undefined {
    return this.held[name(this.seat)] ?? Object.values(this.held)[0]
  }

  get decisions(): Decision[] {
    return this.now?.now.decisions ?? []
  }

  get decision(): Decision | null {
    return this.decisions[0] ?? null
  }

  /** Own seats, played by a person, that must decide. */
  get wanted(): Seat[] {
    return Object.values(this.held)
      .filter((one) => one.seat !== null && one.now.decisions.length > 0)
      .map((one) => one.seat as Seat)
  }

  #versions(): Record<string, number> | null {
    const known = Object.values(this.held)
    return known.length ? Object.fromEntries(known.map((one) => [name(one.seat), one.version])) : null
  }

  #take(frame: ServerMessage): void {
    switch (frame.type) {
      case 'welcome':
        this.welcome = frame
        this.seats = frame.seats
        if (this.seat === null || !frame.yours.includes(this.seat)) this.seat = frame.yours[0] ?? null
        break
      case 'update':
        this.#update(frame)
        break
      case 'presence':
        this.seats = frame.seats
        break
      case 'undo-asked':
        this.undoAsked = frame
        break
      case 'undo-answer':
        this.undoAsked = null
        this.say('note', t(frame.agreed ? 'undo-agreed' : 'undo-refused'))
        break
      case 'notice':
      case 'error':
        this.say('note', frame.message)
        break
    }
  }

  #update(update: Update): void {
    this.#learn(update.things)
    const key = name(update.seat)
    const old = this.held[key]
    const from = Math.min(update.since, update.version)
    const known = old && update.since <= old.version ? old : undefined // else something lies between that is not known
    const before = known ? known.log.filter((entry) => entry.version <= from) : []
    const news = update.log.filter((entry) => !before.length || entry.version > from)
    const feed = old && update.version > old.version ? news : []
    const { seat, version, now, undo, over } = update
    const view = changed(update.whole ? {} : (old?.view ?? {}), update)
    const since = Math.min(known?.since ?? from, from)
    const next: Held = { seat, version, view, now, undo, over, log: [...before, ...news], since, feed }
    this.held = { ...this.held, [key]: next }
    const first = now.decisions[0]
    const asked = `${key} ${first?.kind} ${first?.since} ${version}`
    if (seat === this.seat && asked !== this.#asked) {
      this.#asked = asked
      this.#offer(first)
      this.arming = null
      this.hinted = null
      this.advised = []
    }
    if (old && version < old.version) {
      this.undoAsked = null
      this.#plan = null
    }
    if (seat === this.seat && !this.busy) queueMicrotask(() => this.#goOn())
    if (old) this.came(old, next) // last: what cannot be told is shown all the same
  }

  /** Begin with the picks that are proposed for a question; also for one that was there before its table. */
  #offer(decision: Decision | undefined): void {
    this.picked = decision?.series ? this.lift(decision) : []
    this.#lifted = this.picked.length > 0
  }

  /** Let a game's own table propose the picks that a series begins with. */
  proposing(lift: (decision: Decision) => string[]): void {
    this.lift = lift
    if (!this.picked.length) this.#offer(this.decision ?? undefined)
  }

  #learn(things: Record<string, Thing>): void {
    if (Object.keys(things).length) this.things = { ...this.things, ...things }
  }

  say(kind: Notice['kind'], text: string, rule?: string): void {
    const key = this.#notice++
    const others = kind === 'seat' ? this.notices.filter((one) => one.kind !== 'seat') : this.notices
    this.notices = [...others.slice(-2), { key, kind, text, rule }]
    setTimeout(() => this.hush(key), { refused: 12_000, note: 6_000, seat: 2_500 }[kind])
  }

  hush(key: number): void {
    this.notices = this.notices.filter((one) => one.key !== key)
  }

  #complain(error: unknown): void {
    if (!(error instanceof Refusal)) throw error
    if (error.refused) this.say('refused', error.message, error.refused.rule)
  }

  /** Ask the server; gives its answer where that is of the kind waited for, and null where it was refused. */
  async #ask<T extends ServerMessage['type']>(frame: Unnumbered<Question>, kind: T): Promise<Extract<ServerMessage, { type: T }> | null> {
    try {
      const answer = await this.line.ask(frame)
      return answer.type === kind ? (answer as Extract<ServerMessage, { type: T }>) : null
    } catch (error) {
      this.#complain(error)
      return null
    }
  }

  /** Choose an option: an answer, or in a series a pick that can be unpicked. */
  async select(option: Option, off = false): Promise<void> {
    const decision = this.decision
    if (!decision || this.busy) return
    if (decision.series && isPick(decision, option)) {
      const anew = this.#lifted && !this.picked.includes(option.id)
      this.picked = pick(decision.series, anew ? [] : this.picked, option.id, off)
      this.#lifted = false
      return
    }
    await this.#answer([...this.picked, option.id])
  }

  /** Give the picks of a series as they stand, and end it where that is wanted and needed. */
  async confirm(finish = true): Promise<void> {
    const series = this.decision?.series
    if (series && this.picked.length) await this.#answer(answersOf(series, this.picked, finish))
  }

  async #answer(options: string[]): Promise<void> {
    const { seat, now } = this
    if (seat === null || !now) return
    const again = this.arming?.options.join() === options.join()
    this.busy = true
    this.arming = null
    try {
      if (!again && (await this.#holds(options))) return
      const [option = ''] = options
      const version = now.version
      await this.#ask(options.length > 1 ? { type: 'answers', seat, version, options } : { type: 'answer', seat, version, option }, 'done')
      this.picked = []
    } finally {
      this.busy = false
      this.#goOn()
    }
  }

  /** What would be asked after these answers, where neither chance nor anything hidden stands between. */
  async ahead(options: string[]): Promise<Ahead | null> {
    if (this.seat === null) return null
    try {
      const answer = await this.line.ask({ type: 'foresee', seat: this.seat, options })
      return answer.type === 'foreseen' ? (answer.ahead ?? null) : null
    } catch (error) {
      if (error instanceof Refusal) return null // the game has gone on: nobody asked for a preview of it
      throw error
    }
  }

  /** Several answers in one gesture, one after the other: a walk with its payment. Taken back by one. */
  async give(options: string[]): Promise<void> {
    if (!this.busy && options.length) await this.#answer(options)
  }

  /**
   * Answers that follow by themselves as long as the same question comes again in this Turn: a way of several steps, cards
   * from one deck, passing. Any other question ends it.
   */
  #plan: { kind: string; turn: unknown; options: string[]; again: boolean; after: number } | null = null

  /** Give the first of these answers now and the others as soon as they are asked for; with `again` the one over and over. */
  async follow(options: string[], again = false): Promise<void> {
    const decision = this.decision
    const [first = '', ...rest] = options
    if (!decision || this.busy || !decision.options.some((option) => option.id === first)) return
    this.#plan = { kind: decision.kind, turn: this.now?.view.turn, options: again ? options : rest, again, after: this.now?.version ?? 0 }
    await this.#answer([first])
  }

  #left: Set<string> | null = null

  /** Let the automatic player answer for this seat as long as the questions are of these kinds: a set-up that one leaves to it. */
  leave(kinds: Set<string>): void {
    this.#left = kinds
    this.#goOn()
  }

  async #answerLeft(kinds: Set<string>): Promise<void> {
    const { decision, seat } = this
    if (!decision || seat === null || this.busy || this.arming) return // others are asked meanwhile
    if (!kinds.has(decision.kind) || this.now?.view.turn) {
      this.#left = null
      return
    }
    this.busy = true
    const option = (await this.#ask({ type: 'hint', seat }, 'hint'))?.option
    this.busy = false
    if (option) await this.#answer([option])
    else this.#left = null
  }

  #goOn(): void {
    if (this.#left) {
      void this.#answerLeft(this.#left)
      return
    }
    const [plan, decision] = [this.#plan, this.decision]
    const version = this.now?.version ?? 0
    if (!plan || !decision || this.arming) return // others are asked, or nobody
    if (version <= plan.after) return // the answer has been taken, and what it leads to is still on its way
    const next = plan.options[0] ?? ''
    if (decision.kind !== plan.kind || this.now?.view.turn !== plan.turn || !decision.options.some((option) => option.id === next)) {
      this.#plan = null
      return
    }
    this.#plan = plan.again ? { ...plan, after: version } : plan.options.length > 1 ? { ...plan, options: plan.options.slice(1), after: version } : null
    void this.#answer([next])
  }

  /** Hold answers back that could not be taken back alone, where the player wishes to be asked. */
  async #holds(options: string[]): Promise<boolean> {
    const { seat } = this
    if (settings.confirm === 'never' || seat === null) return false
    const follows = (await this.#ask({ type: 'foresee', seat, options }, 'foreseen'))?.follows ?? null
    if (!follows || (follows === 'turn' && settings.confirm === 'luck')) return false
    this.arming = { options, follows }
    return true
  }

  /** Give the answers that were held back, or do not. */
  async goAhead(go: boolean): Promise<void> {
    const held = this.arming
    if (go && held) await this.#answer(held.options)
    else this.arming = null
  }

  /** Take back the last answer; of several picks that were one gesture, all of them. */
  async undo(): Promise<void> {
    const undo = this.now?.undo
    if (undo && this.seat !== null) await this.#ask({ type: 'undo', seat: this.seat, version: undo.version }, 'done')
  }

  async consent(seat: Seat, agree: boolean): Promise<void> {
    this.undoAsked = null
    await this.#ask({ type: 'consent', seat, agree }, 'done')
  }

  async hint(): Promise<void> {
    if (this.seat === null) return
    const told = await this.#ask({ type: 'hint', seat: this.seat, best: true }, 'hint')
    if (!told) return
    // what is picked needs no advice; what is merely proposed may be advised
    const fresh = (option: string): boolean => this.#lifted || !this.picked.includes(option)
    this.advised = (told.best ?? []).filter((one) => fresh(one.option))
    this.hinted = this.advised[0]?.option ?? (fresh(told.option) ? told.option : null)
    if (!this.hinted) this.say('note', t('hint-picked'))
  }

  async candidates(): Promise<Option[]> {
    return this.seat === null ? [] : ((await this.#ask({ type: 'candidates', seat: this.seat }, 'candidates'))?.options ?? [])
  }

  async look(thing: string): Promise<Looked | null> {
    return this.#ask({ type: 'look', seat: this.seat, thing }, 'thing')
  }

  #faces = new Map<string, Promise<string | null>>()

  /** The drawn face of a thing as the address of a picture, fetched once. */
  face(thing: string): Promise<string | null> {
    const known = this.#faces.get(thing)
    if (known) return known
    const asked = this.look(thing).then((found) => (found?.picture ? `data:image/svg+xml;charset=utf-8,${encodeURIComponent(found.picture)}` : null))
    this.#faces.set(thing, asked)
    return asked
  }

  /** Everything of some kinds that this seat was told before a version, oldest first; `part` is called as it comes. */
  async past(until: number, kinds: string[] | null, part: (entries: Entry[]) => unknown): Promise<void> {
    for (let end = until; end >= 0; ) {
      const found = await this.#ask({ type: 'log', seat: this.seat, since: -1, until: end, kinds }, 'log')
      if (!found) return
      this.#learn(found.things)
      if (part(found.entries) === true) return
      end = found.since
    }
  }

  /** Fetch an earlier part of the log that is shown. */
  async earlier(): Promise<void> {
    const now = this.now
    if (!now || now.since < 0) return
    const found = await this.#ask({ type: 'log', seat: now.seat, since: -1, until: now.since }, 'log')
    const key = name(now.seat)
    const held = this.held[key]
    if (!found || !held || held.since !== now.since) return
    this.#learn(found.things)
    this.held = { ...this.held, [key]: { ...held, log: [...found.entries, ...held.log], since: found.since } }
  }

  async hand(seat: Seat, kind: 'bot' | 'human', called: string): Promise<void> {
    await this.#ask({ type: 'seat', seat, kind, name: called }, 'done')
  }

  async concede(): Promise<void> {
    if (this.seat !== null) await this.#ask({ type: 'concede', seat: this.seat }, 'done')
  }

  close(): void {
    this.line.close()
  }
}

/** In a series some options are picks, each worth something; the others end it or do something else. */
export function isPick(decision: Decision, option: Option): boolean {
  return decision.series !== null && option.id in decision.series.worth
}
