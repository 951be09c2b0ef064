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

/** A few stars over a night, as points of a path. */
export function starsOf(id: string, width: number, height: number): string {
  const next = grain(`${id} stars`)
  const count = Math.round((width * height) / 900)
  return Array.from({ length: count }, () => `M${(next() * width).toFixed(1)} ${(next() * height).toFixed(1)}h0`).join('')
}

/** Hills from side to side, whose tops lie at about this part of the height. */
export function hillsOf(id: string, width: number, height: number, at: number): string {
  const next = grain(`${id} hills`)
  const wave = () => height * (at + (next() - 0.5) * 0.12)
  const parts = 4
  let path = `M0 ${height}V${wave().toFixed(1)}`
  for (let i = 1; i <= parts; i++) path += `Q${(((i - 0.5) * width) / parts).toFixed(1)} ${(wave() - height * 0.05).toFixed(1)} ${((i * width) / parts).toFixed(1)} ${wave().toFixed(1)}`
  return `${path}V${height}z`
}

/** A row of roofs before the sky, and the windows in which there is light. */
export function roofsOf(id: string, width: number, height: number, at: number): { roofs: string; windows: string } {
  const next = grain(`${id} roofs`)
  let [x, roofs, windows] = [-6, '', '']
  while (x < width) {
    const wide = height * (0.1 + next() * 0.1)
    const top = height * (at - 0.05 - next() * 0.14)
    const gable = wide * (0.25 + next() * 0.35)
    roofs += `M${x.toFixed(1)} ${height}V${top.toFixed(1)}l${(wide / 2).toFixed(1)} ${(-gable).toFixed(1)}l${(wide / 2).toFixed(1)} ${gable.toFixed(1)}V${height}z`
    if (next() < 0.3) roofs += `M${(x + wide * 0.68).toFixed(1)} ${top.toFixed(1)}v${(-gable * 1.1).toFixed(1)}h${(wide * 0.14).toFixed(1)}v${(gable * 1.1).toFixed(1)}z`
    if (next() < 0.7) windows += `M${(x + wide * (0.25 + next() * 0.3)).toFixed(1)} ${(top + height * 0.035).toFixed(1)}h${(wide * 0.16).toFixed(1)}v${(wide * 0.22).toFixed(1)}h${(-wide * 0.16).toFixed(1)}z`
    x += wide * (0.86 + next() * 0.2)
  }
  return { roofs, windows }
}
