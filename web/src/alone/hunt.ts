/** What Evil would count on the Map: how far a creature can go, how far the Hero is, and what the Hero would hear. */
import type { EvilMap, MapExit } from './view'

const BACK: Record<string, string> = { north: 'south', south: 'north', east: 'west', west: 'east', stairs: 'stairs' }

function isBarred(map: EvilMap, at: string, exit: MapExit): boolean {
  return !!exit.door && map.barred.some((door) => (door.at === at && door.side === exit.way) || (door.at === exit.to && door.side === BACK[exit.way]))
}

export interface Route {
  steps: number
  /** The answers that lead there, as long as nothing comes between. */
  answers: string[]
}

/** The cheapest way to every sector: a barred door costs the step that forces it. */
export function routesFrom(map: EvilMap, from: string): Map<string, Route> {
  const exits = new Map(map.plan.sectors.map((one) => [one.at, one.exits]))
  const made = new Map<string, Route>([[from, { steps: 0, answers: [] }]])
  const open = [from]
  for (let here = open.shift(); here !== undefined; here = open.shift()) {
    const route = made.get(here) as Route
    for (const exit of exits.get(here) ?? []) {
      const barred = isBarred(map, here, exit)
      const steps = route.steps + (barred ? 2 : 1)
      if (steps >= (made.get(exit.to)?.steps ?? Infinity)) continue
      made.set(exit.to, { steps, answers: [...route.answers, ...(barred ? [`force:${exit.way}`] : []), `creep:${exit.way}`] })
      open.push(exit.to)
    }
  }
  return made
}

/** The creature that moves now. */
export function moverOf(map: EvilMap | null | undefined): EvilMap['creatures'][number] | undefined {
  const token = map?.movers.at(-1)
  return map?.creatures.find((one) => one.token === token)
}

export interface Heard {
  /** Steps from the Hero, where a way leads there. */
  distance: number | null
  /** What the Hero is told of a noise there: directions that are equally near, or `here`, `other_level`, `muffled`. */
  ways: string[]
}

/** What the Hero would hear of a noise in each sector (AL-NOISE-02 to AL-NOISE-08): barred doors stop it. */
export function hearing(map: EvilMap): Map<string, Heard> {
  const sectors = new Map(map.plan.sectors.map((one) => [one.at, one]))
  const level = sectors.get(map.hero_at)?.level
  const far = new Map<string, number>([[map.hero_at, 0]])
  const first = new Map<string, Set<string>>([[map.hero_at, new Set()]])
  for (const [here, distance] of far) {
    for (const exit of sectors.get(here)?.exits ?? []) {
      if (isBarred(map, here, exit)) continue
      if (!far.has(exit.to)) {
        far.set(exit.to, distance + 1)
        first.set(exit.to, new Set())
      }
      if (far.get(exit.to) !== distance + 1) continue
      const ways = here === map.hero_at ? [exit.way] : (first.get(here) ?? [])
      for (const way of ways) first.get(exit.to)?.add(way)
    }
  }
  return new Map(
    map.plan.sectors.map((one) => {
      const distance = far.get(one.at) ?? null
      const ways = one.at === map.hero_at ? ['here'] : one.level !== level ? ['other_level'] : distance === null ? ['muffled'] : [...(first.get(one.at) ?? [])]
      return [one.at, { distance, ways }]
    }),
  )
}
