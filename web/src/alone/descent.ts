/** A descent looked back on: both paths, how Life and Self-control went, and what hunted the Hero. From a replay of Evil's, after the end. */
import { views } from '../lib/replay'
import type { Replay } from '../lib/wire'
import { idOf, plan, type Sector } from './model'
import type { AloneView } from './view'

/** A path as the sectors it went through; one who stays is there once. */
export interface Path {
  key: string
  kind: string
  places: string[]
}

export interface Moment {
  life: number
  sc: number
  /** What happened here that one remembers. */
  mark: '' | 'round' | 'mission' | 'boss' | 'end'
}

export interface Hunter {
  kind: string
  /** How many of it were on the Map, and how many of them were killed. */
  count: number
  killed: number
}

export interface Descent {
  sectors: Sector[]
  hero: string[]
  creatures: Path[]
  moments: Moment[]
  hunters: Hunter[]
  reactions: number
  lost: number
}

const MARKS: Record<string, Moment['mark']> = { 'round-begun': 'round', 'mission-completed': 'mission', 'boss-came': 'boss', 'game-ended': 'end' }

/** Go on to a place, where it is another one. */
function go(places: string[], to: string | null | undefined): void {
  if (to && places.at(-1) !== to) places.push(to)
}

export function descentOf(replay: Replay): Descent | null {
  const seen = views(replay) as unknown as AloneView[]
  const last = seen.findLast((view) => view.map)
  if (!last?.map) return null
  const hero: string[] = []
  const creatures: Path[] = []
  /** Of the creatures on the Map, by their tokens. */
  const paths = new Map<number, Path>()
  const moments: Moment[] = []
  const killed = new Map<string, number>()
  let [reactions, lost] = [0, 0]
  seen.forEach((view, at) => {
    const entries = replay.steps[at]?.log ?? []
    const mark = entries.map((entry) => MARKS[entry.kind]).findLast(Boolean) ?? ''
    const before = moments.at(-1)
    if (view.map?.hero_at && (mark || before?.life !== view.life || before?.sc !== view.sc)) moments.push({ life: view.life, sc: view.sc, mark })
    if (before) lost += Math.max(0, before.life - view.life) + Math.max(0, before.sc - view.sc)
    for (const { kind, args } of entries) {
      if (kind === 'reaction-played') reactions += 1
      if (kind === 'creature-killed') killed.set(idOf(args.kind), (killed.get(idOf(args.kind)) ?? 0) + 1)
    }
    go(hero, view.map?.hero_at)
    const there = view.map?.creatures ?? []
    for (const { token, kind, at: place } of there) {
      // a token that was off the Map is another creature, which does not come from where the last one fell
      const path = paths.get(token) ?? { key: `${kind} ${token} ${creatures.length}`, kind, places: [] }
      if (!paths.has(token)) creatures.push(path)
      paths.set(token, path)
      go(path.places, place)
    }
    for (const token of paths.keys()) if (!there.some((one) => one.token === token)) paths.delete(token)
  })
  const kinds = [...new Set(creatures.map((one) => one.kind))]
  const hunters = kinds.map((kind) => ({ kind, count: creatures.filter((one) => one.kind === kind).length, killed: killed.get(kind) ?? 0 }))
  return { sectors: plan(last.map, last.missions), hero, creatures, moments, hunters, reactions, lost }
}

/** In which row each word stands, so that none covers another: the first one whose last word is far enough away. */
export function inRows(places: number[], apart: number): number[] {
  const last: number[] = []
  return places.map((place) => {
    const free = last.findIndex((other) => place - other >= apart)
    const row = free < 0 ? last.length : free
    last[row] = place
    return row
  })
}

/** A path as a line through the middle of its sectors; another level begins a line of its own. */
export function lineOf(places: string[], middle: (place: string) => { floor: string; x: number; y: number } | null): string {
  let floor = ''
  return places
    .map(middle)
    .map((at) => {
      if (!at) return ''
      const on = at.floor === floor
      floor = at.floor
      return `${on ? 'L' : 'M'}${at.x} ${at.y}`
    })
    .join('')
}
