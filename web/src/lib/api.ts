/** The server's plain questions and answers. Errors say what, why and what now. */
import { client, device, isHere, NO_KEY } from './device.svelte'
import type { Belief, Claimed, ContentNews, GameEntry, LaidTable, Mine, NewLink, NewTable, Notes, Problems, Rule, RulesFound, Summaries, Summary } from './wire'

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly hint: string = '',
  ) {
    super(message)
  }
}

async function call<T>(path: string, options: RequestInit = {}, key?: string): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (key) headers.Authorization = `Bearer ${key}`
  if (typeof options.body === 'string') headers['Content-Type'] = 'application/json'
  let answer: Response
  try {
    if (isCutOff() && !ofDevice(path)) throw new Error('no network')
    answer = await (ofDevice(path) ? askDevice(path, options) : fetch(`/api${path}`, { ...options, headers }))
  } catch (error) {
    if (ofDevice(path)) throw new ApiError('no-device', error instanceof Error ? error.message : String(error))
    throw new ApiError('no-server', 'The server cannot be reached.')
  }
  const body = answer.status === 204 ? null : await answer.json().catch(() => null)
  if (!answer.ok) throw problem(answer, body)
  return body as T
}

/** Without any network nobody is asked who could not answer, where the device can: a browser notes each failure. */
const isCutOff = (): boolean => device.ready && !navigator.onLine

const ofDevice = (path: string): boolean => isHere(path.split('/')[2] ?? '')

/** Ask the program on this device what a server would be asked. */
async function askDevice(path: string, { method = 'GET', body = '' }: RequestInit = {}): Promise<Response> {
  const sent = body instanceof Blob ? new Uint8Array(await body.arrayBuffer()) : String(body ?? '')
  const told = await (await client()).ask(method, path, sent)
  return new Response(told.status === 204 ? null : told.body, { status: told.status })
}

/** Ask the server, or where it is away and this device can, the device. */
async function callEither<T>(path: string): Promise<T> {
  try {
    return await call<T>(path)
  } catch (error) {
    if (!device.ready || !(error instanceof ApiError) || error.code !== 'no-server') throw error
    const answer = await askDevice(path)
    if (!answer.ok) throw problem(answer, await answer.json())
    return answer.json()
  }
}

/** What can be played: as the server says, or said last. */
async function games(language: string): Promise<GameEntry[]> {
  try {
    return await call<GameEntry[]>(`/games?language=${language}`)
  } catch (error) {
    const known = device.ready ? await (await client()).games<GameEntry[]>() : null
    if (!known) throw error
    return known
  }
}

/** Tables in short, of the server and of this device; those of the device are there without a network. */
async function mine({ tables }: Mine): Promise<Summaries> {
  const [here, away] = [tables.filter((one) => isHere(one.table)), tables.filter((one) => !isHere(one.table))]
  const own = here.length ? await (await client()).summaries().catch(() => []) : []
  const others = away.length ? await call<Summaries>('/mine', { method: 'POST', body: JSON.stringify({ tables: away }) }).catch((error: unknown) => error) : null
  if (others instanceof Error && !own.length) throw others
  const told = others && !(others instanceof Error) ? (others as Summaries).tables : []
  return { tables: [...own.filter((one) => here.some((each) => each.table === one.table)), ...told] }
}

async function laidHere(path: string, body: BodyInit): Promise<LaidTable> {
  const answer = await askDevice(path, { method: 'POST', body })
  if (!answer.ok) throw problem(answer, await answer.json())
  const made: LaidTable = await answer.json()
  return { ...made, owner: NO_KEY, watch: NO_KEY, seats: made.seats.map((one) => ({ ...one, key: NO_KEY })) }
}

function problem(answer: Response, body: unknown): ApiError {
  const error = (body as Problems | null)?.error // none where a proxy answered
  return new ApiError(error?.code ?? String(answer.status), error?.message ?? answer.statusText, error?.hint)
}

export const api = {
  games,
  create: (table: NewTable) => call<LaidTable>('/tables', { method: 'POST', body: JSON.stringify(table) }),
  /** Lay a table on this device, for a game or for a save; its keys open nothing elsewhere. */
  createHere: (table: NewTable) => laidHere('/tables', JSON.stringify(table)),
  bringHere: (save: Blob) => laidHere('/tables/import', save),
  bring: (save: Blob) => call<LaidTable>('/tables/import', { method: 'POST', body: save }),
  summary: (table: string, key: string) => call<Summary>(`/tables/${table}`, {}, key),
  remove: (table: string, key: string) => call<null>(`/tables/${table}`, { method: 'DELETE' }, key),
  /** The game as a save file; only the owner's key opens it. */
  save: async (table: string, key: string): Promise<Blob> => {
    const path = `/tables/${table}/save`
    const answer = await (isHere(table) ? askDevice(path) : fetch(`/api${path}`, { headers: { Authorization: `Bearer ${key}` } }))
    if (!answer.ok) throw problem(answer, await answer.json().catch(() => null))
    return answer.blob()
  },
  /** Lay a table with one more seat for a campaign, what newer content would change, and go on with it: the owner's. */
  join: (table: string, key: string) => call<LaidTable>(`/tables/${table}/join`, { method: 'POST' }, key),
  content: (table: string, key: string) => call<ContentNews>(`/tables/${table}/content`, {}, key),
  moveContent: (table: string, key: string) => call<ContentNews>(`/tables/${table}/content`, { method: 'POST' }, key),
  /** The game as a seat has seen it: one's own, or after the end any. */
  replay: (table: string, key: string, seat?: number | null) =>
    call<unknown>(`/tables/${table}/replay${seat === undefined || seat === null ? '' : `?seat=${seat}`}`, {}, key),
  /** What the Hero could think at a moment: while the game runs for the Hero of a table that teaches, after the end for all. */
  belief: (table: string, key: string, version: number) => call<Belief>(`/tables/${table}/belief?version=${version}`, {}, key),
  /** Make the seat of a link one's own, by a key drawn here. */
  claim: (table: string, linked: string, own: string) =>
    call<Claimed>(`/tables/${table}/claim`, { method: 'POST', body: JSON.stringify({ key: own }) }, linked),
  /** Draw the link of a seat anew: by its own key, or by the owner's where its player is gone. */
  renew: (table: string, key: string, seat: number) =>
    call<NewLink>(`/tables/${table}/links`, { method: 'POST', body: JSON.stringify({ seat }) }, key),
  /** One's own page of notes, by the key of the seat. */
  notes: (table: string, key: string, seat: number) => call<Notes>(`/tables/${table}/notes?seat=${seat}`, {}, key),
  writeNotes: (table: string, key: string, seat: number, text: string) =>
    call<Notes>(`/tables/${table}/notes?seat=${seat}`, { method: 'PUT', body: JSON.stringify({ text }) }, key),
  mine,
  rules: (game: string, q: string) => callEither<RulesFound>(`/rules/${game}?${new URLSearchParams({ q })}`),
  rule: (game: string, id: string) => callEither<Rule>(`/rules/${game}/${encodeURIComponent(id)}`),
}
