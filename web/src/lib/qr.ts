/** A link as a picture that a telephone's camera reads. The library comes only when somebody is invited. */

export interface Code {
  /** How many modules wide and high, without the quiet zone. */
  size: number
  /** The dark modules as one SVG path, a unit each. */
  path: string
}

export async function codeOf(text: string): Promise<Code> {
  const { generate, correction } = await import('lean-qr')
  const bits = generate(text, { minCorrectionLevel: correction.M })
  let path = ''
  for (let y = 0; y < bits.size; y++) {
    for (let x = 0; x < bits.size; x++) {
      let end = x
      while (bits.get(end, y)) end++
      if (end > x) path += `M${x} ${y}h${end - x}v1H${x}z`
      x = end
    }
  }
  return { size: bits.size, path }
}
