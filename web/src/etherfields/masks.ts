/** Masks that hang on a wall to be chosen blind: each has features of its own, drawn from its id, which tell nothing of its power. */
import { hash } from './model'

const OUTLINES = [
  'M20 22Q50 10 80 22Q86 58 75 84Q64 107 50 112Q36 107 25 84Q14 58 20 22z',
  'M50 10C76 10 85 34 82 60C79 90 66 113 50 113C34 113 21 90 18 60C15 34 24 10 50 10z',
  'M10 36Q30 20 50 33Q70 20 90 36Q95 62 73 74Q58 78 50 64Q42 78 27 74Q5 62 10 36z',
  'M14 8L36 25Q50 21 64 25L86 8Q92 48 81 72Q66 98 50 100Q34 98 19 72Q8 48 14 8z',
  'M20 28Q50 8 80 28Q86 54 71 67Q60 80 54 114Q50 119 46 114Q40 80 29 67Q14 54 20 28z',
  'M22 16H78Q83 17 82 24L79 76Q77 101 50 107Q23 101 21 76L18 24Q17 17 22 16z',
]
const EYES = [
  'M24 52q11-11 20 0q-10 7-20 0zM56 52q9-11 20 0q-10 7-20 0z',
  'M28 50a7.500 7.500 0 1 0 15 0a7.500 7.500 0 1 0-15 0zM57 50a7.500 7.500 0 1 0 15 0a7.500 7.500 0 1 0-15 0z',
  'M25 49h19v5h-19zM56 49h19v5h-19z',
  'M25 46q12-1 19 9q-14 2-19-9zM75 46q-12-1-19 9q14 2 19-9z',
  'M25 55q4-12 19-10q-3 12-19 10zM75 55q-4-12-19-10q3 12 19 10z',
]
const MOUTHS = ['M35 83q15 15 30 0q-15 6-30 0z', 'M38 86h24v4h-24z', 'M35 93q15-15 30 0q-15-6-30 0z', 'M45 88a5 6 0 1 0 10 0a5 6 0 1 0-10 0z', 'M38 84q12 4 24 0v5q-12 5-24 0z']
const MARKS = ['M33 60q4 8 0 13q-4-5 0-13z', 'M48 12h4v26h-4z', 'M50 22l6 9l-6 9l-6-9z', 'M27 70a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM65 70a4 4 0 1 0 8 0a4 4 0 1 0-8 0z', 'M24 40q10-8 20-3v3q-10-4-20 0zM76 40q-10-8-20-3v3q10-4 20 0z', 'M50 58l4 14h-8z']
/** Outlines that end above the mouth, or where it would be. */
const MOUTHLESS = new Set([2, 4])

export interface MaskParts {
  outline: string
  eyes: string
  mouth: string
  mark: string
  hue: number
}

export function maskOf(id: string): MaskParts {
  const pick = (what: string, from: string[]): string => from[hash(`${id} ${what}`) % from.length] ?? ''
  const shape = hash(`${id} outline`) % OUTLINES.length
  return { outline: OUTLINES[shape] ?? '', eyes: pick('eyes', EYES), mouth: MOUTHLESS.has(shape) ? '' : pick('mouth', MOUTHS), mark: pick('mark', MARKS), hue: hash(`${id} hue`) % 360 }
}
