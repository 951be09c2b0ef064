/** Handing out links: where a key leads, and how it gets to somebody. */
import { link } from './router.svelte'

export function address(table: string, key: string): string {
  return `${location.origin}/${link('t', table, key)}`
}

/** Put a text on the clipboard; false where the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    document.body.append(field)
    field.select()
    const done = document.execCommand('copy')
    field.remove()
    return done
  }
}

export const canShare = (): boolean => typeof navigator.share === 'function'

/** Whether an address opens only on this machine: a link to it is of no use to anybody elsewhere. */
export function opensOnlyHere(host = location.hostname): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || host.startsWith('127.')
}
