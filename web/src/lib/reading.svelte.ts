/** The size of the type on pages that are read; this browser remembers it. */
import { store, stored } from './settings.svelte'

const PLACE = 'nocturne.etherfields.reader'
const SMALLEST = 0.9
const LARGEST = 2

class Reading {
  size = $state(stored(PLACE, 1.2))

  grow(by: number): void {
    this.size = Math.min(LARGEST, Math.max(SMALLEST, Math.round((this.size + by) * 100) / 100))
    store(PLACE, this.size)
  }
}

export const reading = new Reading()
