/** The story of a campaign: every passage read, by Dream and Slumber, and the way through the town between them. */
import type { StoryParts } from '../lib/story'
import { t } from '../lib/words.svelte'

export const story: StoryParts = {
  kinds: {
    'scene-begun': 'chapter',
    'scene-cleared': 'chapter',
    noted: 'passage',
    'dreamer-chosen': 'line',
    'scene-ended': 'line',
    'team-moved': 'line',
    'team-awoke': 'line',
    'game-ended': 'line',
  },
  title: (entry, _, things) => (entry.kind === 'scene-cleared' ? t('ef-story-town') : (things[entry.things[0] ?? '']?.name ?? entry.text)),
}
