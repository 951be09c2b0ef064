/** Etherfields on the stage: the night step by step, cards that are turned up, harm, the beginnings and ends of scenes. */
import type { Beat, Staged } from '../lib/beats'
import type { Entry } from '../lib/wire'
import { t } from '../lib/words.svelte'
import { isGain } from './ends'
import { called } from './model'
import type { EtherfieldsView } from './view'

const LINES: Record<string, Beat['tone']> = {
  'distress-taken': 'bad', 'cards-sealed': 'bad', 'morph-added': 'bad', 'figure-spawned': 'bad', 'figure-moved': 'bad', 'state-laid': 'bad',
  'figure-removed': 'good', gained: 'good', 'cards-unsealed': 'good', 'ground-changed': 'good', 'tiles-laid': 'good', 'overlay-laid': 'good', 'turn-added': 'good',
  'entity-activated': 'bad', rolled: 'plain', 'step-begun': 'bad', 'team-moved': 'plain', told: 'plain',
}
const CHAPTERS: Record<string, Beat['tone']> = { 'scene-begun': 'plain', 'scene-ended': 'good', 'defeat-struck': 'bad', 'turn-begun': 'plain', 'game-ended': 'plain' }
const NIGHT = 'phase-begun'

/** What ends a step of the Turn card: the next one, or the end of the Turn. */
const AFTER = new Set(['step-begun', 'turn-discarded', 'turn-begun', 'scene-ended'])

/** What is said beside a line: that a step does nothing, or how far the Entity Movement die sends whom. */
function remark(entry: Entry, next: Entry | undefined, { view, things }: Staged<EtherfieldsView>): string | undefined {
  if (entry.kind === 'step-begun') return next && AFTER.has(next.kind) ? t('ef-step-nothing') : undefined
  const far = entry.kind === 'rolled' && entry.args.die === 'stride' && ['value', 'again'].includes(String(entry.args.face))
  return far ? (view.dreamscape?.entities ?? []).map((one) => t('ef-stride', { who: called(things, one.tile, 'tile'), count: one.movement })).join(' · ') : undefined
}

export function beats(staged: Staged<EtherfieldsView>): Beat[] {
  const { feed, things } = staged
  const ended = feed.findLastIndex((entry) => entry.kind === 'scene-ended') // a page of its own tells that, and what came before it
  return feed.flatMap((entry, at): Beat[] => {
    if (at <= ended) return []
    const [line, chapter] = [LINES[entry.kind], CHAPTERS[entry.kind]]
    const thing = things[entry.things[0] ?? '']
    if (entry.kind === 'card-shown' && thing) {
      if (!isGain(entry)) return []
      return [{ kind: 'card', title: entry.text, text: thing.thing.startsWith('tile/') ? '' : thing.text, flavour: thing.flavour, thing: thing.thing, tone: 'good', ms: 1600 }]
    }
    if (entry.kind === NIGHT && entry.args.phase === 'dreamscape') return [{ kind: 'chapter', title: entry.text, tone: 'bad', ms: 1000 }]
    if (chapter) {
      const won = entry.kind !== 'scene-ended' || entry.args.won
      return [{ kind: 'chapter', title: entry.kind === 'scene-begun' ? (thing?.name ?? entry.text) : entry.text, text: thing?.flavour, tone: won ? chapter : 'bad', ms: entry.kind === 'turn-begun' ? 900 : 1800 }]
    }
    return line ? [{ kind: 'line', title: entry.text, text: remark(entry, feed[at + 1], staged), tone: line, ms: 850 }] : []
  })
}
