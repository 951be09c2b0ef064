/**
 * What the introductions show, in order: messages `help-…` and `guide-…` of guide.ftl, some with an icon of the common set.
 * The numbers are those of the help texts that the ledgers list; every one has its place here.
 */

import { STATES } from '../etherfields/view'

export type How = 'steps' | 'legend' | 'limits' | 'list'

export interface Section {
  title: string
  how: How
  items: { key: string; icons: string[] }[]
}

export interface Intro {
  what: string
  /** The three captions under the drawing of a Turn. */
  turn: string
  captions: [string, string][]
  pages: [Section[], Section[]]
}

/** Items by the numbers of their help texts; the icons, with spaces where an item has several, stand in the same order. */
function section(title: string, how: How, numbers: (number | string)[], icons: string[] = []): Section {
  const items = numbers.map((one, at) => ({ key: typeof one === 'number' ? 'help-' + one : one, icons: icons[at]?.split(' ') ?? [] }))
  return { title, how, items }
}

const from = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, at) => first + at)

export const INTROS: Record<string, Intro> = {
  etherfields: {
    what: 'guide-ef-what',
    turn: 'guide-ef-turn',
    captions: [['guide-ef-turn-1', 'help-2'], ['guide-ef-turn-2', 'help-3'], ['guide-ef-turn-3', 'help-50']],
    pages: [
      [
        section('guide-ef-detail', 'legend', [1, ...from(4, 7)], ['turn', 'discard', 'movement', 'range', 'boost']),
        section('guide-ef-limits', 'limits', from(10, 16)),
        section('guide-ef-town', 'list', [8, 107, 108, 109], ['map', 'gate', 'gate', 'slumber']),
        section('guide-ef-evening', 'steps', [9, 58, 59, 61, 60, 63, 62]),
        section('guide-ef-who', 'list', [119, 104, 105, 106], ['dreamer', 'hour', 'distress', 'player-count']),
        section('guide-ef-modes', 'list', from(110, 118)),
        section('guide-ef-table', 'list', from(120, 124)),
      ],
      [
        section('guide-ef-intent', 'legend', from(17, 24), ['awareness', 'cunning', 'wrath', 'distress gem', 'player-count', 'rapid', 'progress', 'or']),
        section('guide-ef-spaces', 'legend', [50, 52, 51, ...from(39, 49)], [
          'morphing basic special movement', 'luck', 'fixed-movement', 'entrance', 'spawn', 'wall', 'block', 'gem-slot', 'trap', 'drawing-bonus', 'single-use', 'flying', 'quirk',
          'stairs special-space sun darkness swamp water',
        ]),
        section('guide-ef-states', 'legend', [35, 34, ...from(36, 38)], [...Object.keys(STATES), 'threat']),
        section('guide-ef-morphings', 'legend', from(25, 33), ['distress', 'seal', 'movement', 'range', 'mask', 'progress', 'reroll', 'gem', 'morphing']),
        section('guide-ef-map', 'legend', from(53, 57), ['move', 'fate', 'slumber gate shop awakening', 'key sanctuary railway', 'season']),
        section('guide-stuck', 'list', from(64, 76), ['hand', 'card', 'basic', 'boost', 'gem', 'mask', 'wisdom', 'progress', 'item', 'hour', 'special', 'script', 'light']),
        section('guide-ef-hard', 'list', from(77, 84)),
        section('guide-ef-tips', 'legend', from(85, 103), [
          'mask', 'intent', 'card', 'gem', 'ether', 'item', 'boost', 'slumber', 'turn', 'progress', 'wisdom', 'dream', 'note', 'hour', 'map', 'round', 'awakening', 'gradual', 'dreamer',
        ]),
      ],
    ],
  },
  alone: {
    what: 'guide-al-what',
    turn: 'guide-al-turn',
    captions: [['guide-al-turn-1', 'help-201'], ['guide-al-turn-2', 'help-202'], ['guide-al-turn-3', 'help-216']],
    pages: [
      [
        section('guide-al-actions', 'legend', from(204, 209), ['move', 'explore', 'combat', 'track', 'loot', 'interact']),
        section('guide-al-detail', 'list', [203, 210], ['round', 'turn']),
        section('guide-al-end', 'list', [211, 237], ['mission', 'nightmare']),
        section('guide-al-limits', 'limits', from(212, 215)),
        section('guide-al-levels', 'list', from(233, 236)),
        section('guide-al-begin', 'list', from(238, 240)),
      ],
      [
        section('guide-al-dice', 'legend', from(216, 220), ['hit surge miss', 'light', 'dark', 'danger', 'explore']),
        section('guide-al-tracks', 'legend', from(221, 224), ['creature boss', 'damage', 'life sc', 'reaction']),
        section('guide-al-items', 'legend', [225, 226, 232], ['chemical electrical mechanical', 'charge', 'companion']),
        section('guide-al-skills', 'legend', from(227, 231), ['experience', 'adrenaline', 'loot', 'hit', 'ward']),
        section('guide-stuck', 'list', [243, 242, 245, 244, 249], ['track', 'barred-door', 'door', 'radar', 'reaction']),
        section('guide-al-hero', 'list', [241, ...from(246, 248), ...from(250, 254)], ['barred-door', 'dark', 'light', 'round', 'danger', 'adrenaline', 'adrenaline', 'combat', 'nightmare']),
        section('guide-al-evil', 'list', from(1, 5).map((one) => 'guide-al-evil-' + one), ['creature', 'reaction', 'mission', 'noise', 'sc']),
      ],
    ],
  },
}
