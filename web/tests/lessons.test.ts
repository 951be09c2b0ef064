import { describe, expect, it } from 'vitest'
import { placeBubble } from '../src/lib/bubble'
import { lessonFor, type Lesson } from '../src/lib/lessons'
import { lessons as alone } from '../src/alone/lessons'
import { lessons as etherfields } from '../src/etherfields/lessons'
import type { Decision } from '../src/lib/wire'

const asked = (kind: string, ...kinds: string[]): Decision => ({ kind, options: kinds.map((one) => ({ id: one, kind: one })) }) as unknown as Decision
const dream = { scene: 'dream', turn: 1, dreamers: [{ hand: [1, 2, 3, 4], distress: 0 }], dreamscape: { figures: [], markers: [] } }
const hero = { turn: 1, life: 12, sc: 12, heard: [], track: [], sheet: { health: 12, turns: 8 } }
const next = <V>(lessons: Lesson<V>[], view: unknown, decision: Decision, seen: string[] = [], sighted = true) =>
  lessonFor(lessons, view as V, decision, 0, new Set(seen), () => sighted)?.key ?? null

describe('lessons', () => {
  it('come one at a time, and never again once seen', () => {
    expect(next(etherfields, dream, asked('free-play', 'move'))).toBe('ef-coach-act')
    expect(next(etherfields, dream, asked('free-play', 'move'), ['ef-coach-act'])).toBe('ef-coach-turn-card')
    expect(next(etherfields, dream, asked('free-play', 'move'), ['ef-coach-act', 'ef-coach-turn-card'])).toBeNull()
  })

  it('know both editions', () => {
    expect(next(etherfields, dream, asked('round', 'move'), ['ef-coach-act', 'ef-coach-turn-card'])).toBe('ef-coach-round')
  })

  it('come only when they matter', () => {
    const known = ['coach-al-goal', 'coach-al-explore', 'coach-al-move']
    expect(next(alone, hero, asked('hero-turn', 'explore', 'move', 'loot'), known, false)).toBeNull()
    expect(next(alone, hero, asked('hero-turn', 'explore', 'attack'), known)).toBe('coach-al-fight')
    expect(next(alone, { ...hero, life: 0 }, asked('hero-turn', 'explore', 'attack'), known)).toBe('coach-al-life-gone')
    expect(next(alone, { ...hero, turn: 8 }, asked('hero-turn', 'explore'), known, false)).toBe('coach-al-round')
  })

  it('speak of a noise only when one was heard', () => {
    const known = ['coach-al-goal', 'coach-al-explore', 'coach-al-move']
    expect(next(alone, { ...hero, heard: [{ key: 'event-track-answered' }] }, asked('hero-turn', 'explore'), known, false)).toBeNull()
    expect(next(alone, { ...hero, heard: [{ key: 'event-noise-heard' }] }, asked('hero-turn', 'explore'), known, false)).toBe('coach-al-noise')
  })

  it('teach Evil too', () => {
    const evil = { ...hero, map: {}, hand: [] }
    expect(next(alone, evil, asked('reaction-window', 'pass', 'play'))).toBe('coach-al-evil-window')
    expect(next(alone, { ...evil, track: [{}] }, asked('reaction-window', 'pass', 'play'), ['coach-al-evil-window'])).toBe('coach-al-evil-track')
  })
})

describe('the bubble', () => {
  const room = { left: 8, top: 52, right: 1272, bottom: 712 }
  it('leaves answers in sight where another side has room', () => {
    const target = { left: 600, top: 400, right: 640, bottom: 440 }
    expect(placeBubble(target, 300, 120, { left: 0, top: 0, right: 1280, bottom: 800 }, [{ left: 500, top: 300, right: 560, bottom: 350 }]).side).toBe('right')
  })

  it('stands beside its thing and points at it', () => {
    const placed = placeBubble({ left: 600, top: 400, right: 640, bottom: 440 }, 300, 120, room)
    expect(placed).toMatchObject({ side: 'above', top: 264, left: 470, tip: 150 })
  })

  it('never leaves the window, and never covers its thing where there is room', () => {
    for (const [left, top] of [[8, 52], [1240, 60], [20, 690], [1240, 690], [600, 60]] as const) {
      const target = { left, top, right: left + 30, bottom: top + 20 }
      const { left: x, top: y } = placeBubble(target, 300, 120, room)
      expect(x).toBeGreaterThanOrEqual(8)
      expect(y).toBeGreaterThanOrEqual(52)
      expect(x + 300).toBeLessThanOrEqual(1272)
      expect(y + 120).toBeLessThanOrEqual(712)
      expect(x < target.right && x + 300 > target.left && y < target.bottom && y + 120 > target.top).toBe(false)
    }
  })
})
