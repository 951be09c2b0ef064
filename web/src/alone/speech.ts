/** Sectors in words: what a screen reader says of them, and the line under the board. */
import type { Thing } from '../lib/wire'
import { t } from '../lib/words.svelte'
import type { Creature, Sector } from './model'

type Things = Record<string, Thing>

export function roomName(room: string, things: Things): string {
  return things[`room/${room}`]?.name ?? t('al-room', { room })
}

/** A long name in two lines. */
export function inLines(name: string): string[] {
  const gap = name.lastIndexOf(' ')
  return gap < 0 || name.length < 9 ? [name] : [name.slice(0, gap), name.slice(gap + 1)]
}

export function creatureName(kind: string, things: Things): string {
  return (things[`creature/${kind}`] ?? things[`boss/${kind}`])?.name ?? kind
}

/** A creature as a screen reader says it: its kind, its number, whether it is wounded. */
export function figureName(one: Creature, things: Things): string {
  return creatureName(one.kind, things) + (one.name ? ` ${one.name}` : '') + (one.wounded ? `, ${t('al-wounded')}` : '')
}

export function describe(sector: Sector, things: Things, evil: boolean): string {
  const said = [sector.room ? roomName(sector.room, things) : t('al-shape', { shape: sector.shape })]
  said.push(t(sector.lit ? 'al-lit' : 'al-dark'))
  if (sector.hero) said.push(t('al-hero-here'))
  for (const one of sector.creatures) {
    said.push(creatureName(one.kind, things) + (one.name ? ` ${one.name}` : '') + (one.wounded ? ` (${t('al-wounded')})` : ''))
  }
  if (sector.danger) said.push(t('al-danger'))
  if (sector.condition) said.push(t('al-condition', { condition: sector.condition }))
  if (sector.lcu) said.push(t('al-lcu'))
  if (sector.mission) said.push(t('al-mission-here'))
  const exits = Object.entries(sector.exits).map(([way, kind]) => t('al-exit', { way, kind }))
  if (exits.length) said.push(t('al-exits', { exits: exits.join(', ') }))
  if (evil) {
    said.unshift(sector.id)
    said.push(t(sector.known ? 'al-known' : 'al-unknown'))
  }
  return said.join(', ')
}
