/** The first descent, explained as it happens: one thing at a time, each said once. */
import type { GameParts } from '../lib/board'
import { isEvil } from './model'
import type { AloneView } from './view'

interface Lesson {
  key: string
  when: (at: { kind: string; kinds: Set<string>; view: AloneView; evil: boolean }) => boolean
}

const LESSONS: Lesson[] = [
  { key: 'coach-al-character', when: ({ kind }) => kind === 'choose-character' },
  { key: 'coach-al-evil-map', when: ({ kind, evil }) => evil && ['first-kind', 'first-where', 'first-danger'].includes(kind) },
  { key: 'coach-al-evil-window', when: ({ kind }) => kind === 'reaction-window' },
  { key: 'coach-al-evil-noise', when: ({ kind }) => kind === 'tell-noise' },
  { key: 'coach-al-goal', when: ({ kind }) => kind === 'hero-turn' },
  { key: 'coach-al-explore', when: ({ kinds }) => kinds.has('explore') },
  { key: 'coach-al-noise', when: ({ evil, view }) => !evil && view.heard.some((one) => one.key === 'event-noise-heard') },
  { key: 'coach-al-light', when: ({ kinds }) => kinds.has('repair') },
  { key: 'coach-al-loot', when: ({ kinds, view }) => kinds.has('loot') && view.turn > 2 },
  { key: 'coach-al-fight', when: ({ kinds }) => kinds.has('attack') },
  { key: 'coach-al-upgrade', when: ({ kind }) => kind === 'upgrade-items' },
  { key: 'coach-al-track', when: ({ kinds, view }) => kinds.has('track') && view.turn > 3 },
  { key: 'coach-al-bullet', when: ({ kinds, view }) => kinds.has('bullet-time') && view.turn > 4 },
  { key: 'coach-al-bar', when: ({ kind }) => kind === 'bar-door' },
  { key: 'coach-al-mission', when: ({ kinds }) => kinds.has('interact-mission') },
]

export const coach: GameParts['coach'] = ({ view, decision, seen }) => {
  if (!decision) return null
  const kinds = new Set(decision.options.map((option) => option.kind))
  const at = { kind: decision.kind, kinds, view, evil: isEvil(view) }
  return LESSONS.find((lesson) => !seen.has(lesson.key) && lesson.when(at))?.key ?? null
}
