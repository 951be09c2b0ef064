import { describe, expect, it } from 'vitest'
import { codeOf } from '../src/lib/qr'

/** The modules that a path of rows covers. */
function covered(path: string): Set<string> {
  const rows = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)].map((row) => row.slice(1).map(Number) as [number, number, number])
  return new Set(rows.flatMap(([x, y, width]) => Array.from({ length: width }, (_, at) => `${x + at},${y}`)))
}

describe('a link as a picture', () => {
  it('has the three squares that a camera looks for', async () => {
    const { size, path } = await codeOf('https://games.example/#/t/abcd1234/AbCdEfGhIjKlMnOpQrStUvWxYz012345')
    const dark = covered(path)
    expect((size - 17) % 4).toBe(0)
    for (const [left, top] of [[0, 0], [size - 7, 0], [0, size - 7]] as const) {
      for (let at = 0; at < 49; at++) {
        const [x, y] = [at % 7, Math.floor(at / 7)]
        const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3))
        expect(dark.has(`${left + x},${top + y}`)).toBe(ring !== 2)
      }
    }
  })

  it('differs where the link does', async () => {
    expect((await codeOf('https://games.example/#/t/a')).path).not.toBe((await codeOf('https://games.example/#/t/b')).path)
  })
})
