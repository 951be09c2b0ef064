/** The town of Lull as a drawn map: a building for each Location, small roofs and trees around them. */
import { hull } from './layout'
import { grain } from './model'

/** A building on a square of 100 with its ground at the bottom: its walls and roofs, and its windows with light in them. */
interface Building {
  walls: string
  lines: string
  lit: string
}

const WINDOW = (x: number, y: number, wide = 9, high = 12): string => `M${x} ${y}h${wide}v${high}h${-wide}z`

/** By what waits there; the first icon of a Location that has one is what its building is. */
const BUILDINGS: Record<string, Building> = {
  awakening: { walls: 'M14 100V52L36 28L58 52V100zM58 100V62H86V100zM58 62L72 46L90 62z', lines: 'M8 54L36 24L64 54M44 100V80H56V100M74 36V48', lit: WINDOW(22, 60) + WINDOW(40, 58) + WINDOW(67, 72) },
  gate: { walls: 'M8 100V34H26V100zM74 100V34H92V100zM8 34L17 18L26 34zM74 34L83 18L92 34zM26 58C26 24 74 24 74 58V52H26z', lines: 'M34 100V56M42 100V48M50 100V46M58 100V48M66 100V56M26 78H74M17 18V8M83 18V8', lit: WINDOW(13, 46, 8, 11) + WINDOW(79, 46, 8, 11) },
  shop: { walls: 'M12 100V44H88V100zM6 44L16 22H84L94 44z', lines: 'M6 44Q14 56 22 44Q30 56 38 44Q46 56 54 44Q62 56 70 44Q78 56 86 44Q90 50 94 44M58 100V66H76V100', lit: WINDOW(22, 64, 26, 20) },
  sanctuary: { walls: 'M26 100V56L50 40L74 56V100zM40 46V22L50 6L60 22V46zM10 100V72H26V100zM74 100V72H90V100z', lines: 'M50 6V-4M46 0H54M44 100V84C44 76 56 76 56 84V100', lit: 'M46 56a4 4 0 1 1 8 0a4 4 0 1 1-8 0z' + WINDOW(46, 28, 8, 12) + WINDOW(14, 80, 7, 9) + WINDOW(79, 80, 7, 9) },
  railway: { walls: 'M6 100V58H94V100zM0 58L20 42H80L100 58zM40 42V24H60V42zM36 24L50 12L64 24z', lines: 'M20 100V74H32V100M68 100V74H80V100M50 28V36M50 34L54 36', lit: WINDOW(42, 70, 16, 14) + WINDOW(12, 70, 6, 10) + WINDOW(84, 70, 6, 10) },
  key: { walls: 'M34 100V38H66V100zM28 38V22H36V30H44V22H56V30H64V22H72V38zM66 100V66H90V100zM66 66L78 54L92 66z', lines: 'M46 100V82C46 76 56 76 56 82V100', lit: WINDOW(46, 48, 8, 14) + WINDOW(74, 76) },
  slumber: { walls: 'M10 100V48L32 26L54 48V100zM54 100V38L72 22L90 38V100z', lines: 'M4 50L32 22L58 48M54 38L72 18L94 40M26 100V80H38V100M82 26V14H88V32', lit: WINDOW(62, 46) + WINDOW(76, 66) + WINDOW(18, 56) },
  fate: { walls: 'M22 100V46H78V100zM14 46L50 18L86 46z', lines: 'M30 100V54M44 100V54M56 100V54M70 100V54M18 100H82', lit: 'M44 38a6 6 0 1 1 12 0a6 6 0 1 1-12 0z' },
  rule: { walls: 'M16 100V40H84V100zM10 40L24 20H76L90 40z', lines: 'M44 100V76H56V100M30 20V8H38V20', lit: WINDOW(24, 50) + WINDOW(45, 50) + WINDOW(67, 50) + WINDOW(24, 74) + WINDOW(67, 74) },
}
const ORDER = ['awakening', 'gate', 'sanctuary', 'railway', 'shop', 'key', 'slumber', 'fate', 'rule']

/** The building of a Location with these icons. */
export function buildingOf(icons: string[]): Building {
  const kind = ORDER.find((one) => icons.includes(one)) ?? 'rule'
  return BUILDINGS[kind] as Building
}

interface Point {
  x: number
  y: number
}

function apartFrom(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const along = Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(a.x + along * dx - point.x, a.y + along * dy - point.y)
}

const HOUSE = (x: number, y: number, w: number, h: number): string => `M${x - w / 2} ${y}v${-h}l${w / 2} ${-w * 0.42}l${w / 2} ${w * 0.42}v${h}z`
const TREE = (x: number, y: number, h: number): string => `M${x} ${y}v${-h * 0.4}M${x - h * 0.26} ${y - h * 0.34}q${h * 0.26} ${-h * 0.9} ${h * 0.52} 0z`

/** Small houses and trees on the paper of a district, where nothing else stands, is written or leads along. */
export function trifles(id: string, places: Point[], taken: { left: number; top: number; right: number; bottom: number }[], ways: [Point, Point][]): string {
  const next = grain(`${id} trifles`)
  const outline = hull(places)
  const around = outline.map((one, i): [Point, Point] => [one, outline[(i + 1) % outline.length] ?? one])
  const inside = (point: Point) => around.every(([a, b]) => (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) >= 0)
  const [xs, ys] = [places.map((one) => one.x), places.map((one) => one.y)]
  const set: Point[] = []
  let path = ''
  for (let tries = 0; tries < 260 && set.length < 26; tries++) {
    const point = { x: Math.min(...xs) - 60 + next() * (Math.max(...xs) - Math.min(...xs) + 120), y: Math.min(...ys) - 50 + next() * (Math.max(...ys) - Math.min(...ys) + 130) }
    const [kind, size] = [next(), next()]
    if (!inside(point) && Math.min(...around.map(([a, b]) => apartFrom(point, a, b))) > 58) continue
    if (set.some((one) => Math.abs(one.x - point.x) < 34 && Math.abs(one.y - point.y) < 30)) continue
    if (taken.some((room) => point.x > room.left - 18 && point.x < room.right + 18 && point.y > room.top - 4 && point.y < room.bottom + 30)) continue
    if (ways.some(([a, b]) => apartFrom({ x: point.x, y: point.y - 10 }, a, b) < 22)) continue
    set.push(point)
    const [x, y] = [Math.round(point.x), Math.round(point.y)]
    path += kind < 0.55 ? HOUSE(x, y, 18 + Math.round(size * 8), 12 + Math.round(size * 8)) : TREE(x, y, 22 + Math.round(size * 10))
  }
  return path
}
