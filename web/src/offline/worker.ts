/**
 * The program in the browser: Python plays the tables of this device (`src/nocturne/offline`).
 *
 * Nothing is told before all that was to be kept is on the disk: writes and messages stand in one line.
 */
import { forget, keep, load } from './kept'
import { ELSEWHERE, NOT_KEPT, type FromWorker, type Kit, type ToWorker } from './messages'
import type { PyodideInterface } from 'pyodide'

/** Bytes of Python, borrowed for the length of a call. */
interface Borrowed {
  getBuffer: (kind: 'u8') => { data: Uint8Array<ArrayBuffer>; release: () => void }
}
interface Line {
  say: (frame: string) => void
  hang_up: () => void
}
interface Device {
  open: (table: string, post: (frame: string) => void, closed: (code: number, reason: string) => void) => Line
  ask: (method: string, path: string, body: string | Uint8Array) => Promise<{ get: (at: number) => unknown; destroy: () => void }>
}

const WAIT_FOR_LOCK = 3000
const SETUP = `
import os, sys
os.environ['NOCTURNE_CACHE'] = '/program/cache'
sys.path.insert(0, '/program')
from nocturne.offline.device import Device
Device
`

const scope = self as unknown as { postMessage: (told: FromWorker, moved?: Transferable[]) => void }
let written: Promise<unknown> = Promise.resolve()
let failed = false
const lines = new Map<number, Line>()
const locks = new Map<number, () => void>()
let device: Device | null = null

function copied(bytes: Borrowed): Uint8Array<ArrayBuffer> {
  const buffer = bytes.getBuffer('u8')
  try {
    return buffer.data.slice()
  } finally {
    buffer.release()
  }
}

/** Have a record written, after those before it. Where that fails, nothing more is told: what is kept is true. */
function write(table: string, record: Borrowed | undefined, summary: string): void {
  const data = record ? copied(record) : null
  written = written.then(() => (data ? keep({ table, record: data, summary: JSON.parse(summary) }) : forget(table))).catch(() => {
    failed = true
    for (const line of lines.keys()) closed(line, NOT_KEPT, '')
  })
}

function tell(told: FromWorker, moved: Transferable[] = []): void {
  void written.then(() => {
    if (!failed) scope.postMessage(told, moved)
  })
}

function closed(line: number, code: number, reason: string): void {
  lines.delete(line)
  locks.get(line)?.()
  locks.delete(line)
  scope.postMessage({ told: 'closed', line, code, reason })
}

async function start(kit: Kit): Promise<void> {
  const { loadPyodide }: typeof import('pyodide') = await import(/* @vite-ignore */ `${kit.base}pyodide.mjs`)
  const bytes = async (path: string): Promise<ArrayBuffer> => {
    const answer = await fetch(path)
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return answer.arrayBuffer()
  }
  const wanted = [...kit.wheels.map((name) => kit.base + name), kit.program].map(bytes)
  const python: PyodideInterface = await loadPyodide({ indexURL: kit.base })
  const [program, ...wheels] = (await Promise.all(wanted)).reverse()
  for (const wheel of wheels) python.unpackArchive(wheel, 'wheel')
  python.unpackArchive(program as ArrayBuffer, 'zip', { extractDir: '/program' })
  const make = python.runPython(SETUP)
  device = make(write, async (table: string) => (await load(table))?.record)
}

/** Take a table for this tab: two that played on from one record would lose each other's answers. */
async function taken(line: number, table: string): Promise<boolean> {
  return new Promise((resolve) => {
    navigator.locks
      .request(`nocturne ${table}`, { signal: AbortSignal.timeout(WAIT_FOR_LOCK) }, () => {
        resolve(true)
        return new Promise<void>((release) => locks.set(line, release))
      })
      .catch(() => resolve(false))
  })
}

const unheard = new Map<number, string[]>()

async function open(line: number, table: string): Promise<void> {
  unheard.set(line, [])
  if (!(await taken(line, table))) return closed(line, ELSEWHERE, '')
  const made = device?.open(
    table,
    (frame) => tell({ told: 'frame', line, frame }),
    (code, reason) => void written.then(() => closed(line, code, reason)),
  )
  if (!made) return
  lines.set(line, made)
  for (const frame of unheard.get(line) ?? []) made.say(frame)
  unheard.delete(line)
}

async function ask(said: Extract<ToWorker, { do: 'ask' }>): Promise<void> {
  const answer = await device?.ask(said.method, said.path, said.body)
  if (!answer) return
  const body = answer.get(1) as Borrowed & { destroy: () => void }
  const data = copied(body)
  tell({ told: 'answer', id: said.id, status: answer.get(0) as number, body: data }, [data.buffer])
  body.destroy()
  answer.destroy()
}

self.onmessage = async ({ data: said }: MessageEvent<ToWorker>) => {
  switch (said.do) {
    case 'start':
      await start(said.kit).then(
        () => scope.postMessage({ told: 'ready' }),
        (error: unknown) => scope.postMessage({ told: 'failed', why: String(error).slice(-400) }),
      )
      break
    case 'open':
      await open(said.line, said.table)
      break
    case 'say':
      if (lines.has(said.line)) lines.get(said.line)?.say(said.frame)
      else unheard.get(said.line)?.push(said.frame)
      break
    case 'hang-up':
      lines.get(said.line)?.hang_up()
      break
    case 'ask':
      await ask(said)
      break
  }
}
