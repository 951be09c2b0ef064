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

/** How much of one box another covers. */
const covered = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))

/**
 * Put a bubble of a size beside a target: of the sides that have room for it on the first where it covers least of what
 * shall stay in sight, else where there is most room.
 */
export function placeBubble(target: Box, width: number, height: number, room: Box, keep: Box[] = []): Placed {
  const free: [Side, number, number][] = [
    ['above', target.top - room.top, height],
    ['right', room.right - target.right, width],
    ['left', target.left - room.left, width],
    ['below', room.bottom - target.bottom, height],
  ]
  const [x, y] = [(target.left + target.right) / 2, (target.top + target.bottom) / 2]
  const corner = (side: Side): [left: number, top: number] => {
    const wanted = {
      above: [x - width / 2, target.top - GAP - height],
      below: [x - width / 2, target.bottom + GAP],
      left: [target.left - GAP - width, y - height / 2],
      right: [target.right + GAP, y - height / 2],
    }[side] as [number, number]
    return [clamp(wanted[0], room.left, room.right - width), clamp(wanted[1], room.top, room.bottom - height)]
  }
  const hides = (side: Side): number => {
    const [left, top] = corner(side)
    return keep.reduce((sum, one) => sum + covered({ left, top, right: left + width, bottom: top + height }, one), 0)
  }
  const fit = free.filter(([, has, needs]) => has >= needs + GAP).map(([side]) => ({ side, hidden: hides(side) }))
  const best = Math.min(...fit.map((one) => one.hidden))
  const side = fit.find((one) => one.hidden === best)?.side ?? [...free].sort((one, other) => other[1] - other[2] - (one[1] - one[2]))[0]?.[0] ?? 'above'
  const [left, top] = corner(side)
  const tip = side === 'above' || side === 'below' ? clamp(x - left, EDGE, width - EDGE) : clamp(y - top, EDGE, height - EDGE)
  return { left, top, side, tip }
}
