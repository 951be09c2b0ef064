/** Which lessons were seen in this browser. */
import { store, stored } from './settings.svelte'

const PLACE = 'nocturne.taught'

export function taught(): Set<string> {
  return new Set(stored<string[]>(PLACE, []))
}

export function teach(key: string): void {
  store(PLACE, [...taught().add(key)])
}

/** Begin anew: every lesson comes again. */
export function unteach(): void {
  store(PLACE, [])
}
