/** Where options and things belong: from the fields of an option to a place on the table. No rule lives here. */
import type { TableProps } from '../lib/board'
import type { Option, Thing } from '../lib/wire'
import { t } from '../lib/words.svelte'
import type { DreamerView, EtherfieldsView } from './view'

export const INTENTS = ['awareness', 'cunning', 'wrath'] as const

/** Kinds of records by the zone a card lies in; the first that the page knows is the one. */
const KINDS = [
  'influence', 'item', 'mask', 'flaw', 'wisdom', 'note', 'fate', 'turn', 'tile', 'gate', 'map', 'overlay', 'season',
  'location', 'district', 'dreamer', 'secret',
]

/** A record by its id, looked for under these kinds first. */
export function find(things: Record<string, Thing>, id: string, ...kinds: string[]): Thing | undefined {
  for (const kind of [...kinds, ...KINDS]) {
    const thing = things[`${kind}/${id}`] ?? things[`${kind}/${id}/back`]
    if (thing) return thing
  }
  return undefined
}

/** The address of a record for the look dialog. */
export function address(things: Record<string, Thing>, id: string, kind: string): string {
  return find(things, id, kind)?.thing ?? `${kind}/${id}`
}

/** What a record is called; its id in words as long as nobody has told its name. */
export function called(things: Record<string, Thing>, id: string, ...kinds: string[]): string {
  const name = find(things, id, ...kinds)?.name
  if (name) return name
  const words = id.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function mine(view: EtherfieldsView, seat: number | null): DreamerView | null {
  return view.dreamers[seat ?? view.present[0] ?? 0] ?? null
}

/** Column letter and row number, as they stand at the edge of the Dreamscape. */
export function coordinates(at: number, width: number): string {
  return `${String.fromCharCode(97 + (at % width))}${Math.floor(at / width) + 1}`
}

const STEPS: Record<string, [number, number]> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] }

/** A field of an option as text: ids stand plainly or as a name `["§name", kind, id]` or `{kind, id}`. */
export function field(option: Option, name: string): string | null {
  const value = option.fields[name]
  if (value === undefined || value === null) return null
  if (Array.isArray(value) && value[0] === '§name') return String(value[2])
  if (typeof value === 'object') {
    const named = value as { id?: unknown; name?: unknown }
    if (named.id !== undefined) return String(named.id)
    if (named.name !== undefined) return String(named.name).split('/').pop() ?? null
    return null
  }
  return String(value)
}

/** The options of a decision by the place where they can be clicked. */
export interface Spots {
  space: Map<number, Option[]>
  figure: Map<number, Option[]>
  dreamer: Map<number, Option[]>
  card: Map<string, Option[]>
  location: Map<string, Option[]>
  step: Map<number, Option[]>
  element: Map<string, Option[]> // entity tiles, gates, Notes, Wisdom, Masks: by id
  back: Option[]
  placed: Set<string> // ids of options that have a place
}

function put<K>(map: Map<K, Option[]>, key: K, option: Option, spots: Spots): void {
  map.set(key, [...(map.get(key) ?? []), option])
  spots.placed.add(option.id)
}

export function spotsOf(props: Pick<TableProps<EtherfieldsView>, 'view' | 'decision' | 'seat'>): Spots {
  const view = props.view
  const spots: Spots = {
    space: new Map(), figure: new Map(), dreamer: new Map(), card: new Map(), location: new Map(), step: new Map(),
    element: new Map(), back: [], placed: new Set(),
  }
  for (const option of props.decision?.options ?? []) place(option, view, props.seat, spots)
  return spots
}

/** Whether the Dreamscape is looked at: Dreamers are placed before a scene begins, and the Team may be asked for a Location inside one. */
export const isScapeSeen = (view: EtherfieldsView, spots: Spots): boolean => !!view.dreamscape && (view.scene !== 'none' ? !spots.location.size : spots.space.size > 0)

/** Cards that lie nowhere on the table are laid out to choose from: a Market, Masks, a pile searched, gates. */
export function offeredOf({ view, decision, seat }: Pick<TableProps<EtherfieldsView>, 'view' | 'decision' | 'seat'>): { id: string; options: Option[] }[] {
  const me = mine(view, seat)
  const held = new Set([...(me?.hand ?? []), ...(me?.progress ?? []), ...(me?.flipped ?? []), ...view.team.items, ...view.team.notes])
  const made = new Map<string, { id: string; options: Option[] }>()
  for (const option of decision?.options ?? []) {
    if (option.kind === 'use') continue
    const id = field(option, 'card') ?? field(option, 'mask') ?? field(option, 'gate') ?? (['card', 'influence', 'item', 'mask'].includes(field(option, 'sort') ?? '') ? field(option, 'thing') : null)
    if (!id || held.has(id)) continue
    made.set(id, { id, options: [...(made.get(id)?.options ?? []), option] })
  }
  for (const id of view.team.offer) if (!made.has(id)) made.set(id, { id, options: [] })
  return [...made.values()]
}

/** The options that can be clicked on the board, in the hand, on the Turn card or among cards that are laid out. */
export function placedOf(props: Pick<TableProps<EtherfieldsView>, 'view' | 'decision' | 'seat'>): Set<string> {
  const spots = spotsOf(props)
  const me = mine(props.view, props.seat)
  const inSight = new Set([...(me?.hand ?? []), ...(me?.progress ?? []), ...(me?.burdens ?? []), ...props.view.team.items])
  const ground = isScapeSeen(props.view, spots) ? [...spots.space.values(), ...spots.figure.values(), ...spots.dreamer.values()] : [] // nobody stands in a space that is not seen
  const shown = [
    ...ground, ...spots.location.values(), ...spots.step.values(), spots.back,
    ...[...spots.card].filter(([id]) => inSight.has(id)).map(([, options]) => options),
    ...(me?.mask ? [spots.element.get(me.mask) ?? []] : []),
    ...offeredOf(props).map((card) => card.options),
  ]
  const become = (props.decision?.options ?? []).filter((option) => option.kind === 'become' || (option.kind === 'effort' && props.view.scene !== 'none'))
  return new Set([...shown.flat(), ...become].map((option) => option.id))
}

function place(option: Option, view: EtherfieldsView, seat: number | null, spots: Spots): void {
  const scape = view.dreamscape
  const me = mine(view, seat)
  const space = field(option, 'space')
  const action = field(option, 'action')
  const sort = field(option, 'sort')
  if (space !== null && Number(space) >= 0) put(spots.space, Number(space), option, spots)
  else if (option.kind === 'go' && scape && me) {
    const [dx, dy] = STEPS[field(option, 'to') ?? ''] ?? [0, 0]
    put(spots.space, me.at + dx + dy * scape.width, option, spots)
  } else if (sort !== null) placeThing(option, sort, field(option, 'thing') ?? '', spots)
  else if (action !== null && option.kind === 'use') placeAction(option, action, view, me, spots)
  else if (field(option, 'figure') !== null) put(spots.figure, Number(field(option, 'figure')), option, spots)
  else if (field(option, 'seat') !== null) put(spots.dreamer, Number(field(option, 'seat')), option, spots)
  else if (field(option, 'location') !== null) put(spots.location, field(option, 'location')!, option, spots)
  else if (field(option, 'step') !== null) put(spots.step, Number(field(option, 'step')), option, spots)
  else
    for (const name of ['card', 'item']) {
      const id = field(option, name)
      if (id !== null) return put(spots.card, id, option, spots)
    }
  for (const name of ['gate', 'mask', 'tile']) {
    const id = field(option, name)
    if (id !== null && !spots.placed.has(option.id)) put(spots.element, id, option, spots)
  }
}

function placeThing(option: Option, sort: string, thing: string, spots: Spots): void {
  if (sort === 'space') put(spots.space, Number(thing), option, spots)
  else if (sort === 'figure') put(spots.figure, Number(thing), option, spots)
  else if (sort === 'seat' || sort === 'dreamer') put(spots.dreamer, Number(thing), option, spots)
  else if (sort === 'location') put(spots.location, thing, option, spots)
  else put(spots.card, thing, option, spots)
}

function placeAction(option: Option, key: string, view: EtherfieldsView, me: DreamerView | null, spots: Spots): void {
  const scape = view.dreamscape
  const printed = scape?.actions.find((one) => one.key === key)
  if (printed) {
    const here = me && printed.at.includes(me.at) ? [me.at] : printed.at
    for (const at of here) put(spots.space, at, option, spots)
    return
  }
  const of = key.split('/')[0] ?? key
  const entity = scape?.entities.find((one) => one.actions.some((action) => action.key === key))
  if (entity) {
    for (const figure of scape?.figures ?? []) if (figure.of === entity.tile) put(spots.figure, figure.id, option, spots)
    put(spots.element, entity.tile, option, spots)
  } else if (key === me?.back) {
    spots.back.push(option)
    spots.placed.add(option.id)
  } else if (me && [...me.hand, ...me.progress, ...view.team.items].includes(of)) put(spots.card, of, option, spots)
  else put(spots.element, of, option, spots)
}

const LONG = 38

/** What an option is called on its button: spaces by tile and corner, figures by name, long rules texts cut short. */
export function shortOf(option: Option, view: EtherfieldsView, things: Record<string, Thing>): string {
  if (option.kind === 'effort') return t('ef-effort', { hours: Number(field(option, 'hours')) })
  const label = labelOf(option, view, things)
  if (label.length <= LONG || !label.includes(' – ')) return label
  return `${label.slice(0, label.lastIndexOf(' ', LONG)).replace(/[\s,;:.–]+$/, '')} …`
}

/** What an option is called: spaces by tile and corner, figures by name. */
export function labelOf(option: Option, view: EtherfieldsView, things: Record<string, Thing>): string {
  const scape = view.dreamscape
  const space = field(option, 'space') ?? (field(option, 'sort') === 'space' ? field(option, 'thing') : null)
  if (scape && space !== null && Number(space) >= 0) return spaceName(Number(space), view, things)
  const figure = field(option, 'figure') ?? (field(option, 'sort') === 'figure' ? field(option, 'thing') : null)
  const stands = figure === null ? undefined : scape?.figures.find((one) => one.id === Number(figure))
  if (scape && stands) {
    const name = called(things, stands.of, 'tile')
    const alike = scape.figures.filter((one) => one.of === stands.of).length > 1
    return alike ? `${name} (${coordinates(stands.at, scape.width)})` : name
  }
  return option.label
}

/** A space by its tile, its corner and its coordinates. */
export function spaceName(at: number, view: EtherfieldsView, things: Record<string, Thing>): string {
  const scape = view.dreamscape
  const space = scape?.spaces.find((one) => one.at === at)
  if (!scape || !space) return String(at)
  const tile = scape.spaces.filter((one) => one.tile === space.tile).map((one) => one.at)
  const xs = tile.map((one) => one % scape.width)
  const ys = tile.map((one) => Math.floor(one / scape.width))
  const x = at % scape.width
  const y = Math.floor(at / scape.width)
  const corner = `${y === Math.min(...ys) ? 'n' : 's'}${x === Math.min(...xs) ? 'w' : 'e'}`
  return t('ef-space', {
    tile: called(things, space.tile, 'map', 'overlay'),
    corner: t('ef-corner', { corner }),
    at: coordinates(at, scape.width),
  })
}

/** Intent of a card when it is discarded: what stands on it. */
export function yields(thing: Thing | undefined): [string, number][] {
  const data = thing?.data ?? {}
  return INTENTS.map((intent): [string, number] => [intent, Number(data[intent] ?? 0)]).filter(([, n]) => n > 0)
}

/** A number that always comes out the same for the same words. */
export function hash(words: string): number {
  let found = 2166136261
  for (let i = 0; i < words.length; i++) found = Math.imul(found ^ words.charCodeAt(i), 16777619)
  return found >>> 0
}

/** Small chance that always falls the same way: for paper edges and fibres, never for rules. */
export function grain(words: string): () => number {
  let state = hash(words) || 1
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9
    state = Math.imul(state ^ (state >>> 13), 3266489917)
    state ^= state >>> 16
    return (state >>> 0) / 4294967296
  }
}
