/** Where a word about a thing is put: beside it, inside the window, with a tip that points at it. */

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export type Side = 'above' | 'below' | 'left' | 'right'

export interface Placed {
  left: number
  top: number
  /** On which side of the thing the bubble is. */
  side: Side
  /** How far along its edge the tip stands. */
  tip: number
}

export const GAP = 16
const EDGE = 18

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, Math.max(least, most)))

/** Put a bubble of a size beside a target: on the first side that has room for it, else where there is most. */
export function placeBubble(target: Box, width: number, height: number, room: Box): Placed {
  const free: [Side, number, number][] = [
    ['above', target.top - room.top, height],
    ['right', room.right - target.right, width],
    ['left', target.left - room.left, width],
    ['below', room.bottom - target.bottom, height],
  ]
  const fits = free.find(([, has, needs]) => has >= needs + GAP)
  const side = fits?.[0] ?? [...free].sort((one, other) => other[1] - other[2] - (one[1] - one[2]))[0]?.[0] ?? 'above'
  const [x, y] = [(target.left + target.right) / 2, (target.top + target.bottom) / 2]
  const wanted = {
    above: [x - width / 2, target.top - GAP - height],
    below: [x - width / 2, target.bottom + GAP],
    left: [target.left - GAP - width, y - height / 2],
    right: [target.right + GAP, y - height / 2],
  }[side] as [number, number]
  const left = clamp(wanted[0], room.left, room.right - width)
  const top = clamp(wanted[1], room.top, room.bottom - height)
  const tip = side === 'above' || side === 'below' ? clamp(x - left, EDGE, width - EDGE) : clamp(y - top, EDGE, height - EDGE)
  return { left, top, side, tip }
}
