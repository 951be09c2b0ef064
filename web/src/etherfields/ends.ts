/** What the page at the end of a scene counts as gained and as lost. */
export const GAINED = new Set(['gained', 'card-shown', 'cards-unsealed', 'mask-worn', 'item-gained'])
export const LOST = new Set(['distress-taken', 'cards-sealed', 'defeat-struck', 'card-hidden'])
