/** Questions that are a moment of their own: they come seldom, and nothing on the board stands for their answers. */
export const ICONS: Record<string, string> = {
  'after-dream': 'awakening', between: 'moon', recover: 'sun', sanctuary: 'sanctuary', shopping: 'shop', 'use-shopping': 'shop', 'may-buy': 'shop',
  'skip-before': 'slumber', 'gain-loot': 'item', 'choose-branch': 'fate', offer: 'fate', 'reshuffle-penalty': 'discard', 'change-dreamer': 'player-count', 'pick-first': 'player-count',
}

/** Whether a question is such a moment. */
export const isMoment = (kind: string | undefined): boolean => !!kind && kind in ICONS
