/** The page as an app: what was loaded opens again without a network. */
import { carries, client } from './device.svelte'
import { store, stored } from './settings.svelte'

/** What a browser hands to a page that could be installed. */
interface Install extends Event {
  prompt: () => Promise<void>
}

let offered: Install | null = null
export const installing = { ready: () => offered !== null, go: () => void offered?.prompt() }

export function startWorker(): void {
  if (!('serviceWorker' in navigator) || !isSecureContext || import.meta.env.DEV) return
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered = event as Install
  })
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').then(keepAll).catch(() => {}))
  addEventListener('appinstalled', () => (store('nocturne.installed', true), void navigator.serviceWorker.ready.then(keepAll)))
}

/** An installed app, and one that plays by itself, keeps every part of the page, read already or not. */
function keepAll(worker: ServiceWorkerRegistration): void {
  const installed = matchMedia('(display-mode: standalone)').matches || stored('nocturne.installed', false)
  if (!navigator.onLine) return
  if (carries()) void client().then((one) => one.renew())
  if (installed || carries()) (worker.active ?? worker.waiting ?? worker.installing)?.postMessage('keep-all')
}
