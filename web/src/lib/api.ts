/** The server's plain questions and answers. Errors say what, why and what now. */
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
    answer = await fetch(`/api${path}`, { ...options, headers })
  } catch {
    throw new ApiError('no-server', 'The server cannot be reached.')
  }
  const body = answer.status === 204 ? null : await answer.json().catch(() => null)
  if (!answer.ok) throw problem(answer, body)
  return body as T
}

function problem(answer: Response, body: unknown): ApiError {
  const error = (body as Problems | null)?.error // none where a proxy answered
  return new ApiError(error?.code ?? String(answer.status), error?.message ?? answer.statusText, error?.hint)
}

export const api = {
  games: (language: string) => call<GameEntry[]>(`/games?language=${language}`),
  create: (table: NewTable) => call<LaidTable>('/tables', { method: 'POST', body: JSON.stringify(table) }),
  bring: (save: Blob) => call<LaidTable>('/tables/import', { method: 'POST', body: save }),
  summary: (table: string, key: string) => call<Summary>(`/tables/${table}`, {}, key),
  remove: (table: string, key: string) => call<null>(`/tables/${table}`, { method: 'DELETE' }, key),
  /** The game as a save file; only the owner's key opens it. */
  save: async (table: string, key: string): Promise<Blob> => {
    const answer = await fetch(`/api/tables/${table}/save`, { headers: { Authorization: `Bearer ${key}` } })
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
  mine: (mine: Mine) => call<Summaries>('/mine', { method: 'POST', body: JSON.stringify(mine) }),
  rules: (game: string, q: string) => call<RulesFound>(`/rules/${game}?${new URLSearchParams({ q })}`),
  rule: (game: string, id: string) => call<Rule>(`/rules/${game}/${encodeURIComponent(id)}`),
}
