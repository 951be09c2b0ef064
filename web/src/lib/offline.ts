/** The page as an app: what was loaded opens again without a network. Games are played by the server. */
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

/** An installed app keeps every part of the page, read already or not. */
function keepAll(worker: ServiceWorkerRegistration): void {
  const installed = matchMedia('(display-mode: standalone)').matches || stored('nocturne.installed', false)
  if (installed) (worker.active ?? worker.waiting ?? worker.installing)?.postMessage('keep-all')
}
