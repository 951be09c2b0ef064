/** Walking on the Dreamscape: reachable spaces show their cost; a click previews the way and its payment, another goes. */
import type { TableProps } from '../lib/board'
import { proposed } from '../lib/proposal.svelte'
import type { Series } from '../lib/wire'
import { t } from '../lib/words.svelte'
import { effort, most, reach, walk, type Way } from './journey'
import { called } from './model'
import type { Dreamscape, EtherfieldsView } from './view'

const NOWHERE = new Map<number, Way>()

/** The walks of whoever looks at a table; made while its component begins. */
export class Walking {
  readonly #table: () => TableProps<EtherfieldsView>
  /** What a walk can be paid with, once it is known. */
  purse = $state.raw<Series | null>(null)
  /** The space that a walk is proposed to. */
  preview = $state<number | null>(null)

  constructor(table: () => TableProps<EtherfieldsView>) {
    this.#table = table
    $effect(() => {
      this.purse = null
      this.preview = null
      const { version, ahead } = table()
      const begin = this.begin
      if (!begin) return
      void ahead([begin.id]).then((next) => {
        if (next?.series && version === table().version) this.purse = next.series
      })
    })
    $effect(() => {
      if (!proposed.now) this.preview = null // taken back
    })
  }

  readonly begin = $derived.by(() => (this.#table().still ? undefined : this.#table().decision?.options.find((option) => option.kind === 'move')))
  /** Where whoever acts stands. */
  readonly from = $derived.by(() => this.#table().view.dreamers[this.#table().seat ?? 0]?.at ?? -1)
  /** Steps left of a walk that has begun. */
  readonly left = $derived.by(() => (this.#table().decision?.kind === 'walk' ? Number(this.#table().decision?.args.steps ?? 0) : 0))
  /** The spaces that one could walk to now. */
  readonly ways = $derived.by(() => this.#within(this.purse ? most(this.purse) : this.left))
  /** The spaces that one could walk to by Effort, an Hour for each step. */
  readonly byEffort = $derived.by(() => this.#within(Math.max(0, ...this.#efforts.keys())))
  readonly #efforts = $derived.by(() => {
    const { still, decision } = this.#table()
    return new Map((still ? [] : (decision?.options ?? [])).filter((option) => option.kind === 'effort').map((option) => [Number(option.fields.hours), option.id]))
  })

  #within(steps: number): Map<number, Way> {
    const { still, view } = this.#table()
    const scape = view.dreamscape as Dreamscape
    return still || this.from < 0 || !steps ? NOWHERE : reach(scape, this.from, steps, scape.full)
  }

  /** Propose to walk there, or go where that was proposed; whether it can be done. */
  stroll(at: number): boolean {
    const way = this.ways.get(at)
    if (!way) return false
    const [table, purse, begin] = [this.#table(), this.purse, this.begin]
    if (!purse || !begin) {
      table.give(way.answers)
      return true
    }
    const answers = walk(begin.id, purse, way)
    if (!answers) return false
    const go = () => {
      proposed.now = null
      table.give(answers)
    }
    if (this.preview === at) go()
    else {
      const lifted = answers.filter((id) => id in purse.worth)
      const named = lifted.map((id) => called(table.things, id.replace(/^spend(-item)?:/, ''), 'influence', 'item'))
      this.preview = at
      proposed.now = { line: t('ef-walk', { steps: way.spaces.length, cards: named.join(', ') || t('ef-walk-free') }), lifted, go }
    }
    return true
  }

  /** What can be done to get to a space, for the menu of that space. */
  offers(at: number): { label: string; act: () => void }[] {
    const [way, hard] = [this.ways.get(at), this.byEffort.get(at)]
    const answers = hard && effort(this.#efforts, hard)
    return [
      ...(this.purse && way ? [{ label: t('ef-walk-here', { steps: way.spaces.length }), act: () => void this.stroll(at) }] : []),
      ...(answers ? [{ label: t('ef-walk-here-effort', { hours: hard.spaces.length }), act: () => this.#table().give(answers) }] : []),
    ]
  }
}
