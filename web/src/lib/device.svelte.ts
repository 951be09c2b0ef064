/** Tables that this browser plays by itself, without a network: whether it can, and what it carries for it. */
import { store, stored } from './settings.svelte'
import { t } from './words.svelte'

/** The ids of such tables begin so; no server gives such a one (`src/nocturne/offline/_kept.py`). */
const PREFIX = 'here-'
const PLACE = 'nocturne.device'
/** The key of a table that only this browser has: nobody else could come. */
export const NO_KEY = 'device'

export const isHere = (table: string): boolean => table.startsWith(PREFIX)
export const client = (): Promise<typeof import('../offline/client')> => import('../offline/client')

/** What is carried, for the page: whether all of it is there, how much has come, and what stood in the way. */
export const device = $state({ ready: stored(PLACE, false), coming: null as number | null, problem: '' })

/** Whether this browser could play by itself; it must be reached by HTTPS or on this machine. */
export function canCarry(): boolean {
  return isSecureContext && 'serviceWorker' in navigator && 'locks' in navigator && 'indexedDB' in globalThis && 'WebAssembly' in globalThis
}

/** Carry all parts, those of the page too. */
export async function makePlayable(): Promise<void> {
  device.problem = ''
  if (!canCarry()) {
    device.problem = t('device-too-old')
    return
  }
  device.coming = 0
  try {
    await (await client()).carry((part) => (device.coming = part))
    await navigator.storage?.persist?.()
    const worker = await navigator.serviceWorker.ready
    worker.active?.postMessage('keep-all')
    store(PLACE, true)
    device.ready = true
  } catch (error) {
    device.problem = error instanceof Error ? error.message : String(error)
  } finally {
    device.coming = null
  }
}

/** Whether the page is kept whole, because somebody wants to play without a network. */
export const carries = (): boolean => stored(PLACE, false)
