/** What this browser has kept of its own tables: a record each, which only Python reads, and a line for lists. */
import type { Summary } from '../lib/wire'

export interface Kept {
  table: string
  record: Uint8Array<ArrayBuffer>
  summary: Summary
}

const STORE = 'tables'

function opened(): Promise<IDBDatabase> {
  const asked = indexedDB.open('nocturne', 1)
  asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: 'table' })
  return done(asked)
}

function done<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error ?? new Error('the browser keeps nothing'))
  })
}

/** Do something with all records, and wait until it is on the disk. */
async function within<T>(mode: IDBTransactionMode, act: (records: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const base = await opened()
  try {
    const work = base.transaction(STORE, mode, { durability: 'strict' })
    const ended = new Promise<void>((resolve, reject) => {
      work.oncomplete = () => resolve()
      work.onabort = () => reject(work.error ?? new Error('the browser keeps nothing'))
    })
    const result = await done(act(work.objectStore(STORE)))
    await ended
    return result
  } finally {
    base.close()
  }
}

export const load = (table: string): Promise<Kept | undefined> => within('readonly', (records) => records.get(table))
export const keep = (one: Kept): Promise<unknown> => within('readwrite', (records) => records.put(one))
export const forget = (table: string): Promise<unknown> => within('readwrite', (records) => records.delete(table))
export const all = (): Promise<Kept[]> => within('readonly', (records) => records.getAll())
