/** Telling somebody who looks elsewhere that it is their turn: while the page is open, in a tab or as an app. */
import { api } from './api'
import { link, place } from './router.svelte'
import { settings } from './settings.svelte'
import { shelf } from './shelf'
import { t } from './words.svelte'

export const canNotify = (): boolean => 'Notification' in globalThis && isSecureContext

/** Ask the browser for leave; the setting says what came of it. */
export async function askNotify(on: boolean): Promise<void> {
  settings.notify = on && canNotify() && (await Notification.requestPermission()) === 'granted'
}

/** Show a notice that leads to a table; one for each table, the newest. */
export async function notify(table: string, name: string): Promise<void> {
  if (!settings.notify || !canNotify() || Notification.permission !== 'granted') return
  const options = { body: t('notify-turn'), tag: table, icon: '/icon-192.png', data: { address: `/${link('t', table)}` } }
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) await worker.showNotification(name, options)
  else
    new Notification(name, options).onclick = () => {
      focus()
      location.hash = link('t', table).slice(1)
    }
}

const EVERY = 45_000
const TABLES = 20

/** Look at all tables of this browser from time to time; gives what ends it. */
export function watchTurns(): () => void {
  let known: Set<string> | null = null
  async function look(): Promise<void> {
    if (!settings.notify) return
    const tables = shelf().slice(0, TABLES).flatMap((one) => (one.keys[0] ? [{ table: one.table, key: one.keys[0] }] : []))
    try {
      const { tables: now } = tables.length ? await api.mine({ tables }) : { tables: [] }
      const turns = now.filter((one) => one.your_turn && !one.over)
      for (const one of known ? turns : []) {
        const here = place.page === 't' && place.args[0] === one.table // the open table tells by itself
        if (!known?.has(one.table) && !here) void notify(one.table, one.name || t('game-' + one.game))
      }
      known = new Set(turns.map((one) => one.table))
    } catch {
      // the server is away: next time
    }
  }
  const timer = setInterval(() => void look(), EVERY)
  void look()
  return () => clearInterval(timer)
}
