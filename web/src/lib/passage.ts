/** A passage of a story in its blocks: paragraphs, and verse, whose lines are indented. */
export interface Block {
  verse: boolean
  lines: string[]
}

export function blocksOf(passage: string): Block[] {
  const made: Block[] = []
  let broken = true
  for (const line of passage.split('\n')) {
    if (!line.trim()) {
      broken = true
      continue
    }
    const verse = /^\s{2,}|^\u2003/.test(line)
    const last = made.at(-1)
    if (verse && last?.verse && !broken) last.lines.push(line.trim())
    else made.push({ verse, lines: [line.trim()] })
    broken = false
  }
  return made
}
