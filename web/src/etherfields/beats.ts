/** Etherfields on the stage: the night step by step, cards that are turned up, harm, the beginnings and ends of scenes. */
import type { Beat, Staged } from '../lib/beats'
import type { EtherfieldsView } from './view'

const LINES: Record<string, Beat['tone']> = {
  'distress-taken': 'bad', 'cards-sealed': 'bad', 'morph-added': 'bad', 'figure-spawned': 'bad', 'figure-moved': 'bad', 'state-laid': 'bad',
  'figure-removed': 'good', gained: 'good', 'cards-unsealed': 'good', 'ground-changed': 'good', 'tiles-laid': 'good', 'overlay-laid': 'good', 'turn-added': 'good',
  'entity-activated': 'bad', rolled: 'plain', 'team-moved': 'plain', told: 'plain',
}
const CHAPTERS: Record<string, Beat['tone']> = { 'scene-begun': 'plain', 'scene-ended': 'good', 'defeat-struck': 'bad', 'turn-begun': 'plain', 'game-ended': 'plain' }
const NIGHT = 'phase-begun'

export function beats({ feed, things }: Staged<EtherfieldsView>): Beat[] {
  return feed.flatMap((entry): Beat[] => {
    const [line, chapter] = [LINES[entry.kind], CHAPTERS[entry.kind]]
    const thing = things[entry.things[0] ?? '']
    if (entry.kind === 'card-shown' && thing) {
      return [{ kind: 'card', title: entry.text, text: thing.text, flavour: thing.flavour, thing: thing.thing, tone: 'good', ms: 1600 }]
    }
    if (entry.kind === NIGHT && entry.args.phase === 'dreamscape') return [{ kind: 'chapter', title: entry.text, tone: 'bad', ms: 1000 }]
    if (chapter) {
      const won = entry.kind !== 'scene-ended' || entry.args.won
      return [{ kind: 'chapter', title: entry.kind === 'scene-begun' ? (thing?.name ?? entry.text) : entry.text, text: thing?.flavour, tone: won ? chapter : 'bad', ms: entry.kind === 'turn-begun' ? 900 : 1800 }]
    }
    return line ? [{ kind: 'line', title: entry.text, tone: line, ms: 850 }] : []
  })
}
