/** The first descent, explained as it happens, for the Hero and for Evil. */
import type { Lesson, Moment } from '../lib/lessons'
import { isEvil } from './model'
import type { AloneView } from './view'

type At = Moment<AloneView>
const hero = ({ view, kind }: At): boolean => !isEvil(view) && kind === 'hero-turn'
const can = (kind: string, turn = 0) => (at: At): boolean => hero(at) && at.kinds.has(kind) && at.view.turn >= turn

export const lessons: Lesson<AloneView>[] = [
  // the Hero
  { key: 'coach-al-character', at: '.faces [data-option]', when: ({ kind }) => kind === 'choose-character' },
  { key: 'coach-al-goal', at: '.hud .missions', when: hero },
  { key: 'coach-al-explore', at: '.board [data-option^="explore:"]', when: can('explore') },
  { key: 'coach-al-move', at: '.board [data-option^="move:"]', when: can('move') },
  { key: 'coach-al-life-gone', at: '.hud .vitals', when: (at) => hero(at) && at.view.life === 0 },
  { key: 'coach-al-fight', at: '.board [data-option^="attack"]', when: can('attack') },
  { key: 'coach-al-danger', at: '.hud .danger', only: true, when: hero },
  { key: 'coach-al-noise', at: '.hud .radar', when: (at) => hero(at) && at.view.heard.some((one) => one.key === 'event-noise-heard') },
  { key: 'coach-al-mission', at: '[data-option^="interact-mission"]', when: can('interact-mission') },
  { key: 'coach-al-light', at: '[data-option^="repair"]', when: can('repair') },
  { key: 'coach-al-loot', at: '[data-option^="loot"]', when: can('loot', 2) },
  { key: 'coach-al-track', at: '[data-option^="track"]', when: can('track', 3) },
  { key: 'coach-al-sc', at: '.hud .vitals', when: (at) => hero(at) && at.view.sc < at.view.sheet.health },
  { key: 'coach-al-bullet', at: '[data-option^="bullet-time"]', when: can('bullet-time', 5) },
  { key: 'coach-al-round', at: '.turns', when: (at) => hero(at) && at.view.turn === at.view.sheet.turns },
  { key: 'coach-al-upgrade', at: '.mine .cards', when: ({ kind }) => kind === 'upgrade-items' },
  { key: 'coach-al-bar', at: '[data-option^="bar:"]', when: ({ kind }) => kind === 'bar-door' },
  // Evil
  { key: 'coach-al-evil-map', at: '.board [data-option^="at:"]', when: ({ kind, view }) => isEvil(view) && ['first-where', 'first-danger'].includes(kind) },
  { key: 'coach-al-evil-window', at: '.mine .cards', when: ({ kind }) => kind === 'reaction-window' },
  { key: 'coach-al-evil-dangerous', at: '.mine .cards', when: ({ kind, kinds }) => kind === 'reaction-window' && kinds.has('play-dangerous') },
  { key: 'coach-al-evil-track', at: '.mine .track', when: ({ kind, view }) => kind === 'reaction-window' && view.track.length > 0 },
  { key: 'coach-al-evil-move', at: '.board [data-option^="creep"]', when: ({ kind }) => kind === 'creature-moves' },
  { key: 'coach-al-evil-noise', at: '.board [data-option^="tell"]', when: ({ kind }) => kind === 'tell-noise' },
  { key: 'coach-al-evil-round', at: '.mine .cards', when: ({ kind }) => kind === 'throw-cards' },
]
