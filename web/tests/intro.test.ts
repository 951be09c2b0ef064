import { describe, expect, it } from 'vitest'
import words from '../../src/nocturne/i18n/en/guide.ftl?raw'
import { INTROS } from '../src/intro/pages'
import { ICONS } from '../src/lib/icons'

const written = new Set([...words.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1] as string))
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => `help-${first + at}`)

const shown = (game: string) => {
  const intro = INTROS[game]
  return new Set([...(intro?.captions ?? []).flat(), ...(intro?.pages ?? []).flat().flatMap((section) => [section.title, ...section.items.map((item) => item.key)])])
}

describe('the introductions', () => {
  it('carry every help text of the ledgers', () => {
    expect(range(1, 124).filter((key) => !shown('etherfields').has(key))).toEqual([])
    expect(range(201, 254).filter((key) => !shown('alone').has(key))).toEqual([])
  })

  it('say only what is written, with icons that are drawn', () => {
    for (const game of ['etherfields', 'alone']) {
      expect([...shown(game)].filter((key) => !written.has(key))).toEqual([])
      const icons = (INTROS[game]?.pages ?? []).flat().flatMap((section) => section.items.flatMap((item) => item.icons))
      expect(icons.filter((icon) => !(icon in ICONS))).toEqual([])
    }
  })

  it('have a sign beside everything in a legend', () => {
    const legends = Object.values(INTROS).flatMap((intro) => intro.pages.flat()).filter((section) => section.how === 'legend')
    expect(legends.length).toBeGreaterThan(8)
    expect(legends.flatMap((section) => section.items).filter((item) => !item.icons.length)).toEqual([])
  })
})
