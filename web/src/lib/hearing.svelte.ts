/** What is heard at a table: a bell when it is one's turn, what happens, the place around, and one's heart. */
import type { GameParts } from './board'
import { pace, settings } from './settings.svelte'
import { mood, sound } from './sound'
import type { TableState } from './table.svelte'

/** Sounds of one update at most, and how far apart. */
const MOST = 4
const APART = 170

/** Call while a component is made: it lasts as long as that. */
export function hear(table: TableState, parts: () => GameParts | null): void {
  const asked = $derived(table.wanted.length > 0)
  const over = $derived(!!table.now?.over)
  $effect(() => {
    if (asked && !over) sound('turn')
  })
  $effect(() => {
    if (over) sound('end')
  })
  $effect(() => {
    const [feed, known] = [table.now?.feed ?? [], parts()?.sounds?.events ?? {}]
    const heard = [...new Set(feed.flatMap((entry) => known[entry.kind] ?? []))]
    const noises = pace() ? [] : feed.filter((entry) => entry.kind === 'noise-heard') // else they sound with their ripples
    heard.slice(0, MOST).forEach((what, at) => setTimeout(() => sound(what), at * APART))
    noises.forEach((entry, at) => setTimeout(() => sound('noise', String(entry.args.way ?? '')), (heard.length + at) * APART))
  })
  const around = $derived(table.now && !over ? JSON.stringify(parts()?.sounds?.mood(table.now.view) ?? null) : 'null')
  $effect(() => {
    void [settings.sound, settings.volume, settings.ambience, settings.effects]
    mood(JSON.parse(around))
  })
  $effect(() => () => mood(null))
}
