/** A table as this browser knows it: each seat it holds, what is asked, what just happened, who else is there. */
import { Connection, Refusal } from './connection.svelte'
import type { Decision, Entry, Frame, Looked, Moment, Now, Option, Over, Seat, SeatInfo, Thing, Undo, Update, View, Welcome, Why } from './protocol'
import { answersOf, pick } from './series'
import { settings } from './settings.svelte'
import { t } from './words.svelte'

export interface Held {
  seat: Seat | null
  version: number
  view: View
  now: Now
  log: Entry[]
  undo: Undo | null
  over: Over | null
  feed: Entry[]
}

export interface Notice {
  key: number
  kind: 'refused' | 'note'
  text: string
  rule?: string
}

export interface UndoAsked {
  by: Seat
  version: number
  label: string
  needs: Seat[]
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
  picked = $state.raw<string[]>([])
  busy = $state(false)
  line: Connection

  #notice = 1
  #asked = ''
  #undos = 0
  /** The last gesture of several picks, as versions before and after it: one undo takes it back. */
  #gesture: { from: number; to: number } | null = null

  constructor(
    readonly table: string,
    readonly keys: string[],
  ) {
    this.line = new Connection(
      table,
      () => ({ keys, language: settings.language, since: this.#versions(), undos: this.#undos }),
      (frame) => this.#take(frame),
    )
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

  #take(frame: Frame): void {
    switch (frame.type) {
      case 'welcome': {
        const welcome = frame as unknown as Welcome
        this.welcome = welcome
        this.seats = welcome.seats
        if (this.seat === null || !welcome.yours.includes(this.seat)) this.seat = welcome.yours[0] ?? null
        break
      }
      case 'update':
        this.#update(frame as unknown as Update)
        break
      case 'presence':
        this.seats = frame.seats as SeatInfo[]
        break
      case 'undo-asked':
        this.undoAsked = frame as unknown as UndoAsked
        break
      case 'undo-answer':
        this.undoAsked = null
        this.say('note', t(frame.agreed ? 'undo-agreed' : 'undo-refused'))
        break
      case 'notice':
      case 'error':
        this.say('note', String(frame.message))
        break
    }
  }

  #update(update: Update): void {
    if (Object.keys(update.things ?? {}).length) this.things = { ...this.things, ...update.things }
    this.#undos = update.undos ?? 0
    const key = name(update.seat)
    const old = this.held[key]
    const from = Math.min(update.since, update.version)
    const before = old ? old.log.filter((entry) => entry.version <= from) : []
    const news = update.log.filter((entry) => !before.length || entry.version > from)
    const feed = old && update.version > old.version ? news : []
    const { seat, version, view, now, undo, over } = update
    this.held = { ...this.held, [key]: { seat, version, view, now, undo, over, log: [...before, ...news], feed } }
    const first = now.decisions[0]
    const asked = `${key} ${first?.kind} ${first?.since} ${version}`
    if (seat === this.seat && asked !== this.#asked) {
      this.#asked = asked
      this.picked = []
      this.hinted = null
    }
    if (old && version < old.version) this.undoAsked = null
  }

  say(kind: Notice['kind'], text: string, rule?: string): void {
    const key = this.#notice++
    this.notices = [...this.notices.slice(-2), { key, kind, text, rule }]
    setTimeout(() => this.hush(key), kind === 'refused' ? 12_000 : 6_000)
  }

  hush(key: number): void {
    this.notices = this.notices.filter((one) => one.key !== key)
  }

  #complain(error: unknown): void {
    if (!(error instanceof Refusal)) throw error
    const frame = error.frame
    if (frame.code === 'page:lost') return
    this.say('refused', error.message, String(frame.rule ?? ''))
  }

  async #ask(frame: { type: string; [key: string]: unknown }): Promise<Frame | null> {
    try {
      return await this.line.ask({ seat: this.seat, ...frame })
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
      this.picked = pick(decision.series, this.picked, option.id, off)
      return
    }
    const options = [...this.picked, option.id]
    await this.#answer(options.length > 1 ? { type: 'answers', options } : { type: 'answer', option: option.id })
  }

  /** Give the picks of a series as they stand, and end it where that is wanted and needed. */
  async confirm(finish = true): Promise<void> {
    const series = this.decision?.series
    if (series && this.picked.length) await this.#answer({ type: 'answers', options: answersOf(series, this.picked, finish) })
  }

  async #answer(frame: { type: string; [key: string]: unknown }): Promise<void> {
    this.busy = true
    const from = this.now?.version ?? 0
    try {
      const done = await this.#ask({ ...frame, version: from })
      const count = Array.isArray(frame.options) ? frame.options.length : 1
      this.#gesture = done && count > 1 ? { from, to: from + count } : null
      this.picked = []
    } finally {
      this.busy = false
    }
  }

  /** Take back the last answer; of several picks that were one gesture, all of them. */
  async undo(): Promise<void> {
    const from = this.#gesture?.to === this.now?.version ? (this.#gesture?.from ?? 0) : Infinity
    this.#gesture = null
    for (let undo = this.now?.undo; undo; undo = undo.version > from && this.now?.undo?.free ? this.now.undo : null) {
      const before = undo.version
      if (!(await this.#ask({ type: 'undo', version: before }))) return
      await this.#shows(before)
    }
  }

  /** Wait a moment until this version is shown. */
  async #shows(version: number): Promise<void> {
    for (let tries = 0; tries < 40 && this.now?.version !== version; tries++) await new Promise((done) => setTimeout(done, 25))
  }

  async consent(seat: Seat, agree: boolean): Promise<void> {
    this.undoAsked = null
    await this.#ask({ type: 'consent', seat, agree })
  }

  async hint(): Promise<void> {
    const frame = await this.#ask({ type: 'hint' })
    if (frame) this.hinted = String(frame.option)
  }

  async candidates(): Promise<Option[]> {
    const frame = await this.#ask({ type: 'candidates' })
    return (frame?.options as Option[]) ?? []
  }

  async explain(option: string): Promise<Why | null> {
    return (await this.#ask({ type: 'explain', option })) as unknown as Why | null
  }

  async look(thing: string): Promise<Looked | null> {
    return (await this.#ask({ type: 'look', thing })) as unknown as Looked | null
  }

  async log(since: number, until: number): Promise<Entry[]> {
    const frame = await this.#ask({ type: 'log', since, until })
    this.things = { ...this.things, ...(frame?.things as Record<string, Thing> | undefined) }
    return (frame?.entries as Entry[]) ?? []
  }

  async at(version: number): Promise<Moment | null> {
    const moment = (await this.#ask({ type: 'at', version })) as unknown as Moment | null
    if (moment) this.things = { ...this.things, ...moment.things }
    return moment
  }

  async hand(seat: Seat, kind: 'bot' | 'human', called: string): Promise<void> {
    await this.#ask({ type: 'seat', seat, kind, name: called })
  }

  async concede(): Promise<void> {
    await this.#ask({ type: 'concede' })
  }

  close(): void {
    this.line.close()
  }
}

/** In a series some options are picks, each worth something; the others end it or do something else. */
export function isPick(decision: Decision, option: Option): boolean {
  return decision.series !== null && option.id in decision.series.worth
}
