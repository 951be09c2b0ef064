/** What the page and the worker say to each other. */

/** The list of what is to be carried, as the server tells it (`src/nocturne/server/carried.py`). */
export interface Kit {
  version: string
  base: string
  wheels: string[]
  program: string
  files: { path: string; bytes: number }[]
}

export type ToWorker =
  | { do: 'start'; kit: Kit }
  | { do: 'open'; line: number; table: string }
  | { do: 'say'; line: number; frame: string }
  | { do: 'hang-up'; line: number }
  | { do: 'ask'; id: number; method: string; path: string; body: string | Uint8Array<ArrayBuffer> }

export type FromWorker =
  | { told: 'ready' }
  | { told: 'failed'; why: string }
  | { told: 'frame'; line: number; frame: string }
  /** Beside the codes of the protocol: 4423, where another tab has the table; 4507, where nothing can be kept. */
  | { told: 'closed'; line: number; code: number; reason: string }
  | { told: 'answer'; id: number; status: number; body: Uint8Array<ArrayBuffer> }

export const ELSEWHERE = 4423
export const NOT_KEPT = 4507
