/** The server's plain questions and answers. Errors say what, why and what now. */

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
  if (!answer.ok) {
    const error = body?.error ?? {}
    throw new ApiError(error.code ?? String(answer.status), error.message ?? answer.statusText, error.hint ?? '')
  }
  return body as T
}

export interface Choice {
  value: unknown
  label: string
}

export interface GameOption {
  name: string
  label: string
  choices: Choice[]
  default: unknown
}

export interface Switch {
  rule: string
  statement: string
  variants: string[]
}

export interface GameEntry {
  id: string
  title: string
  blurb: string
  players: number[]
  profiles: string[]
  switches: Switch[]
  options: GameOption[]
  seats: string[] | Record<string, string[]>
  bots: boolean | string[]
}

export interface Summary {
  table: string
  game: string
  name: string
  seats: { seat: number; name: string; kind: string; online?: boolean }[]
  version: number
  over: unknown
  changed: string | number
  your_turn?: boolean
  line?: string
}

export interface Created {
  table: string
  owner: string
  seats: { seat: number; key: string; kind: string }[]
  watch: string
}

export interface Rule {
  id: string
  statement: string
  [key: string]: unknown
}

export const api = {
  games: (language: string) => call<GameEntry[] | { games: GameEntry[] }>(`/games?language=${language}`),
  create: (table: object) => call<Created>('/tables', { method: 'POST', body: JSON.stringify(table) }),
  bring: (save: Blob) => call<Created>('/tables/import', { method: 'POST', body: save }),
  summary: (table: string, key: string) => call<Summary>(`/tables/${table}`, {}, key),
  remove: (table: string, key: string) => call<null>(`/tables/${table}`, { method: 'DELETE' }, key),
  /** The game as a save file; only the owner's key opens it. */
  save: async (table: string, key: string): Promise<Blob> => {
    const answer = await fetch(`/api/tables/${table}/save`, { headers: { Authorization: `Bearer ${key}` } })
    if (!answer.ok) throw new ApiError(String(answer.status), answer.statusText)
    return answer.blob()
  },
  replay: (table: string, key: string) => call<unknown>(`/tables/${table}/replay`, {}, key),
  mine: (tables: { table: string; key: string }[]) =>
    call<Summary[] | { tables: Summary[] }>('/mine', { method: 'POST', body: JSON.stringify({ tables }) }),
  rules: (game: string, q: string, language: string) =>
    call<Rule[] | { rules: Rule[] }>(`/rules/${game}?${new URLSearchParams({ q, language })}`),
  rule: (game: string, id: string) => call<Rule>(`/rules/${game}/${encodeURIComponent(id)}`),
}
