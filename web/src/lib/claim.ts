/** Coming by a link: the seat becomes this browser's own, and the link, which whoever laid the table knows, is dead. */
import { api } from './api'
import { store, stored } from './settings.svelte'
import { kept } from './shelf'

function drawn(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_')
}

export interface Arrival {
  key: string
  /** Somebody had come with this link before, and may have looked. */
  used: boolean
}

const PLACE = 'nocturne.claims'

/**
 * Claim the seat of a link; gives the key to come with. The new key is kept before it is asked for, so that none is lost
 * where the line breaks; a browser that keeps nothing goes on with the link.
 */
export async function arrive(table: string, linked: string): Promise<Arrival> {
  if (linked.startsWith('@')) return { key: (await known(table, linked.slice(1))) ?? linked, used: false }
  const claims = stored<Record<string, string>>(PLACE, {})
  if (kept(table)?.keys.includes(linked)) return { key: linked, used: false }
  const before = claims[linked]
  const own = before ?? drawn()
  store(PLACE, { ...claims, [linked]: own })
  if (stored<Record<string, string>>(PLACE, {})[linked] !== own) return { key: linked, used: false }
  try {
    const { link, used } = await api.claim(table, linked, own)
    if (link === 'claimed' || (link === 'dead' && before)) return { key: own, used: used ?? false }
    store(PLACE, claims)
  } catch {
    // the line is down: the link is good, or is claimed already and found so next time
  }
  return { key: linked, used: false }
}

/** At a table that was loaded from a save, one's own key of the table before opens one's own seat. */
async function known(table: string, before: string): Promise<string | undefined> {
  for (const key of [...(kept(table)?.keys ?? []), ...(kept(before)?.keys ?? [])]) {
    const seated = await api.summary(table, key).then((one) => one.yours.length > 0, () => false)
    if (seated) return key
  }
  return undefined
}
