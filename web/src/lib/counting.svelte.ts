/** Numbers that are seen to count: one after the other, where things may move. */
import { untrack } from 'svelte'
import { moving } from './settings.svelte'

const STEP = 150

/** A number on its way to the one that it should be; call while a component is made. */
export function counting(wanted: () => number): { readonly now: number } {
  let now = $state(untrack(wanted))
  $effect(() => {
    const to = wanted()
    if (!moving() || now === to) {
      now = to
      return
    }
    const timer = setTimeout(() => (now += Math.sign(to - now)), STEP)
    return () => clearTimeout(timer)
  })
  return {
    get now() {
      return now
    },
  }
}
