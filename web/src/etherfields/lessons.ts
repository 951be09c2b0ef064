/** The first Dreams, explained as they happen, in both editions: in free play and in rounds. */
import type { Lesson, Moment } from '../lib/lessons'
import type { EtherfieldsView } from './view'

type At = Moment<EtherfieldsView>
/** The main question of a Turn: free play, or a round in structured play, which is the rule of 1.0. */
const acting = ({ kind }: At): boolean => kind === 'free-play' || kind === 'round'
const asked = (kind: string) => (at: At): boolean => at.kind === kind
const me = ({ view, seat }: At) => view.dreamers[seat]

/** The first of these that fits and was not seen is shown; in the order in which a first Dream meets them. */
export const lessons: Lesson<EtherfieldsView>[] = [
  { key: 'ef-coach-dreamer', at: '.start [data-option]', when: asked('pick-dreamer') },
  { key: 'ef-coach-entrance', at: '[data-at][data-options^="place"]', when: asked('enter-at') },
  { key: 'ef-coach-act', at: '.scape .cost.lowest', when: acting },
  { key: 'ef-coach-turn-card', at: '.hud section.turn', when: acting },
  { key: 'ef-coach-round', at: '.now .who', when: asked('round') },
  { key: 'ef-coach-walk', at: '[data-at][data-options^="go:"]', when: asked('walk') },
  { key: 'ef-coach-pay', at: '.mine .card.open', when: asked('pay') },
  { key: 'ef-coach-boost', at: '[data-option="boost"]', when: (at) => at.kind === 'pay' && at.kinds.has('boost') },
  { key: 'ef-coach-entity', at: '.scape .figure:has(.entity)', when: (at) => acting(at) && (at.view.dreamscape?.figures.length ?? 0) > 0 },
  { key: 'ef-coach-gradual', at: '.scape .tag', when: (at) => acting(at) && (at.view.dreamscape?.markers.length ?? 0) > 0 },
  { key: 'ef-coach-done', at: '.buttons [data-option="done"], .buttons [data-option="end-round"]', when: (at) => acting(at) && (me(at)?.hand.length ?? 9) < 3 },
  { key: 'ef-coach-second', at: '.mine .piles', when: (at) => acting(at) && at.view.turn > 1 },
  { key: 'ef-coach-hours', at: '.hud .effort, .top .hours', when: (at) => acting(at) && at.view.turn > 1 && at.kinds.has('effort') },
  { key: 'ef-coach-progress', at: '.mine .zone', when: (at) => acting(at) && at.view.turn > 2 && at.kinds.has('place-card') },
  { key: 'ef-coach-distress', at: '.tracks .distress', when: (at) => (me(at)?.distress ?? 0) > 3 },
  { key: 'ef-coach-reroll', at: '.buttons', when: asked('reroll-window') },
  { key: 'ef-coach-prevent', at: '.tracks .distress', when: asked('prevent-window') },
  { key: 'ef-coach-reshuffle', at: '.mine .piles', when: asked('reshuffle-penalty') },
  { key: 'ef-coach-world', at: '.world .place.open', when: (at) => at.kind === 'idle' && at.view.scene === 'none' },
  { key: 'ef-coach-gate', at: '.buttons', when: asked('at-gate') },
]
