/** Paper grown from a record's id: torn edges and fibres; and the two colours of a Dream. */
import { hueOf } from './colours'
import { grain, hash } from './model'

/** A rectangle torn by hand: each side wanders a little; the same id is always torn the same way. */
export function torn(id: string, x: number, y: number, width: number, height: number, rough = 3): string {
  const next = grain(id)
  const points: [number, number][] = []
  const side = (x0: number, y0: number, x1: number, y1: number) => {
    const long = Math.hypot(x1 - x0, y1 - y0)
    const count = Math.max(4, Math.round(long / 13))
    for (let i = 0; i < count; i++) {
      const along = (i + (i ? (next() - 0.5) * 0.5 : 0)) / count
      const off = i ? (next() - 0.35) * rough : 0
      const nx = -(y1 - y0) / long
      const ny = (x1 - x0) / long
      points.push([x0 + (x1 - x0) * along + nx * off, y0 + (y1 - y0) * along + ny * off])
    }
  }
  side(x, y, x + width, y)
  side(x + width, y, x + width, y + height)
  side(x + width, y + height, x, y + height)
  side(x, y + height, x, y)
  return points.map(([px, py], i) => `${i ? 'L' : 'M'}${px.toFixed(1)} ${py.toFixed(1)}`).join('') + 'z'
}

/** A few long hairs in the paper. */
export function fibres(id: string, x: number, y: number, width: number, height: number, count = 9): string {
  const next = grain(`${id} fibres`)
  let path = ''
  for (let i = 0; i < count; i++) {
    const px = x + 8 + next() * (width - 40)
    const py = y + 8 + next() * (height - 16)
    path += `M${px.toFixed(0)} ${py.toFixed(0)}q${(8 + next() * 14).toFixed(0)} ${((next() - 0.5) * 14).toFixed(0)} ${(16 + next() * 22).toFixed(0)} ${((next() - 0.5) * 10).toFixed(0)}`
  }
  return path
}

/** The two hues of a Dream or Slumber, ground and glow: those that its record names, else grown from its id. */
export function hues(id: string, colours: string[] = []): [number, number] {
  if (colours[0] && colours[1]) return [hueOf(colours[0]), hueOf(colours[1])]
  const ground = 222 + (hash(id) % 70) // from ink blue to violet
  const glow = [28, 42, 16, 196, 334, 36][hash(`${id} glow`) % 6] ?? 28
  return [ground, glow]
}
