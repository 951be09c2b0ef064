/** The story of a descent: Rounds as chapters, and in them what changed the Hero's night. */
import type { StoryParts } from '../lib/story'
import { t } from '../lib/words.svelte'

const LINES = [
  'character-chosen', 'mission-drawn', 'map-made', 'boss-chosen', 'mission-advanced', 'mission-completed', 'final-activated',
  'boss-came', 'nightmare-begun', 'companion-gained', 'companion-lost', 'item-found', 'met', 'creature-killed', 'side-conceded',
  'game-ended',
]

export const story: StoryParts = {
  kinds: { 'round-begun': 'chapter', ...Object.fromEntries(LINES.map((kind) => [kind, 'line' as const])) },
  title: (_, number) => t('al-story-round', { number }),
}
