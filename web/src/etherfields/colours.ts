/** Colours as records name them. */

/** The hue of a colour such as `#1b2a4a`, in degrees. */
export function hueOf(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
  const most = Math.max(r, g, b)
  const span = most - Math.min(r, g, b)
  if (span === 0) return 240
  const sixth = most === r ? ((g - b) / span + 6) % 6 : most === g ? (b - r) / span + 2 : (r - g) / span + 4
  return Math.round(sixth * 60)
}
