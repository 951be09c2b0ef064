/** The page's side of play on this device: what is carried, the worker, and lines to its tables. Loaded only when wanted. */
import { t } from '../lib/words.svelte'
import type { Summary } from '../lib/wire'
import { all } from './kept'
import { ELSEWHERE, NOT_KEPT, type FromWorker, type Kit, type ToWorker } from './messages'

const CARRIED = 'nocturne-device'
const LIST = '/offline/kit.json'
const GAMES = '/offline/games.json'
const FINAL = 4404

/** What this browser carries; none where it was never made playable, or was cleaned out. */
export async function carried(): Promise<Kit | null> {
  const known = await (await caches.open(CARRIED)).match(LIST)
  return known ? known.json() : null
}

/** What the server would have carried; throws a sentence where it has no parts, or is not there. */
async function offered(): Promise<Kit> {
  const answer = await fetch(LIST, { cache: 'no-store' }).catch(() => null)
  if (!answer) throw new Error(t('device-no-network'))
  if (answer.ok) return answer.json()
  const told = await answer.json().catch(() => null)
  throw new Error(told?.error?.message ?? answer.statusText)
}

/**
 * Carry all parts: `told` hears how much of it is there, from 0 to 1. The list comes last, so that what is listed is whole;
 * then older parts go.
 */
export async function carry(told: (part: number) => void): Promise<Kit> {
  const kit = await offered()
  const cache = await caches.open(CARRIED)
  const whole = kit.files.reduce((sum, one) => sum + one.bytes, 0)
  let there = 0
  for (const { path, bytes } of kit.files) {
    if (!(await cache.match(path))) await fetched(cache, path, (part) => told((there + Math.min(part, bytes)) / whole))
    there += bytes
    told(there / whole)
  }
  const games = await fetch('/api/games?language=en', { cache: 'no-store' })
  if (games.ok) await cache.put(GAMES, games)
  await cache.put(LIST, new Response(JSON.stringify(kit), { headers: { 'Content-Type': 'application/json' } }))
  const wanted = new Set([LIST, GAMES, ...kit.files.map((one) => one.path)])
  for (const { url } of await cache.keys()) if (!wanted.has(new URL(url).pathname)) await cache.delete(url)
  return kit
}

async function fetched(cache: Cache, path: string, told: (bytes: number) => void): Promise<void> {
  const answer = await fetch(path, { cache: 'no-store' }).catch(() => null)
  if (!answer?.ok || !answer.body) throw new Error(t('device-no-network'))
  const parts: BlobPart[] = []
  let bytes = 0
  const reader = answer.body.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value as BlobPart)
    bytes += next.value.length
    told(bytes)
  }
  const headers = new Headers(answer.headers) // the policy of the worker's script among them
  for (const name of ['content-encoding', 'content-length']) headers.delete(name) // of the way it came
  await cache.put(path, new Response(new Blob(parts), { headers }))
}

/** Bring what is carried up to date, quietly, where the server has something newer. */
export async function renew(): Promise<void> {
  const [mine, now] = await Promise.all([carried(), offered().catch(() => null)])
  const same = mine && now && JSON.stringify(mine) === JSON.stringify(now)
  if (mine && now && !same) await carry(() => {}).catch(() => {}) // else another time: what is here is whole
}

/** What can be played, as the server said last. */
export async function games<T>(): Promise<T | null> {
  const known = await (await caches.open(CARRIED)).match(GAMES)
  return known ? known.json() : null
}

/** The tables of this device in short, without starting Python. */
export async function summaries(): Promise<Summary[]> {
  return (await all()).map((one) => one.summary)
}

// -- the worker

interface Ends {
  frame: (frame: string) => void
  closed: (code: number, reason: string) => void
}

let starting: Promise<Worker> | null = null
let next = 1
const lines = new Map<number, Ends>()
const asked = new Map<number, (answer: { status: number; body: Uint8Array<ArrayBuffer> }) => void>()

async function started(): Promise<Worker> {
  const kit = await carried()
  if (!kit) throw new Error(t('device-missing'))
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const ready = new Promise<Worker>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.told === 'ready') resolve(worker)
      else if (data.told === 'failed') reject(new Error(t('device-failed', { why: data.why })))
      else heard(data)
    }
    worker.onerror = (event) => (event.preventDefault(), reject(new Error(t('device-failed', { why: event.message ?? '' }))))
  })
  say(worker, { do: 'start', kit })
  return ready
}

function program(): Promise<Worker> {
  starting ??= started().catch((error: unknown) => {
    starting = null // another try may find what was missing
    throw error
  })
  return starting
}

/** Start Python before somebody waits for it. */
export const warm = (): void => void program().catch(() => {})

function say(worker: Worker, said: ToWorker): void {
  worker.postMessage(said)
}

function heard(told: FromWorker): void {
  if (told.told === 'frame') lines.get(told.line)?.frame(told.frame)
  if (told.told === 'answer') asked.get(told.id)?.(told)
  if (told.told === 'closed') {
    const ends = lines.get(told.line)
    lines.delete(told.line)
    if (told.code === ELSEWHERE) ends?.closed(FINAL, t('device-elsewhere'))
    else if (told.code === NOT_KEPT) ends?.closed(FINAL, t('device-full'))
    else ends?.closed(told.code, told.reason)
  }
}

/** Ask as one would ask a server. */
export async function ask(method: string, path: string, body: string | Uint8Array<ArrayBuffer>): Promise<{ status: number; body: Uint8Array<ArrayBuffer> }> {
  const worker = await program()
  const id = next++
  return new Promise((resolve) => {
    asked.set(id, (answer) => (asked.delete(id), resolve(answer)))
    say(worker, { do: 'ask', id, method, path, body })
  })
}

/** A line to a table; rejects with a sentence where Python cannot be started. */
export async function connect(table: string, ends: Ends): Promise<{ say: (frame: string) => void; close: () => void }> {
  const worker = await program()
  const line = next++
  lines.set(line, ends)
  say(worker, { do: 'open', line, table })
  return {
    say: (frame) => say(worker, { do: 'say', line, frame }),
    close: () => say(worker, { do: 'hang-up', line }),
  }
}
