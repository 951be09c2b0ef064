/** What each place sounds like: a few layers that swell slowly, and something small now and then. */

export interface Layer {
  /** Low noise instead of a tone; its pitch is where the filter closes. */
  noise?: boolean
  pitch: number
  loud: number
  /** How often a second it swells. */
  slow: number
}

export interface Place {
  layers: Layer[]
  stray: 'drop' | 'creak' | 'bell' | 'breath'
}

export const AMBIENCE: Record<string, Place> = {
  town: { layers: [{ noise: true, pitch: 420, loud: 0.1, slow: 0.07 }, { pitch: 110, loud: 0.012, slow: 0.05 }], stray: 'bell' },
  dream: { layers: [{ pitch: 110, loud: 0.02, slow: 0.06 }, { pitch: 165, loud: 0.016, slow: 0.09 }, { pitch: 220, loud: 0.01, slow: 0.04 }, { noise: true, pitch: 260, loud: 0.05, slow: 0.05 }], stray: 'bell' },
  slumber: { layers: [{ pitch: 82.4, loud: 0.026, slow: 0.06 }, { pitch: 123.5, loud: 0.016, slow: 0.08 }, { noise: true, pitch: 200, loud: 0.08, slow: 0.04 }], stray: 'creak' },
  dark: { layers: [{ noise: true, pitch: 130, loud: 0.22, slow: 0.05 }, { pitch: 41, loud: 0.04, slow: 0.03 }], stray: 'drop' },
  lit: { layers: [{ noise: true, pitch: 160, loud: 0.12, slow: 0.05 }, { pitch: 100, loud: 0.014, slow: 0.4 }], stray: 'drop' },
  evil: { layers: [{ noise: true, pitch: 110, loud: 0.2, slow: 0.08 }, { pitch: 55, loud: 0.04, slow: 0.05 }, { pitch: 58.3, loud: 0.025, slow: 0.07 }], stray: 'breath' },
  nightmare: { layers: [{ noise: true, pitch: 150, loud: 0.26, slow: 0.22 }, { pitch: 49, loud: 0.05, slow: 0.11 }, { pitch: 69.3, loud: 0.03, slow: 0.07 }], stray: 'breath' },
}

const PAN: Record<string, number> = { west: -0.95, east: 0.95, north: -0.2, south: 0.2 }
/** A noise from behind is duller, one from the other level is far. */
const DULL: Record<string, number> = { south: 700, stairs: 500, other_level: 320, here: 2400 }

/** How a noise sounds that comes from a direction of the Radar: from which side, and how bright. */
export function directionOf(way: string): { pan: number; pitch: number } {
  return { pan: PAN[way] ?? 0, pitch: DULL[way] ?? 1100 }
}
