/** The log as it is read: what happened at once in one paragraph, and what happened again and again in one sentence. */
import type { Entry } from './wire'

export interface Sentence {
  entry: Entry
  /** How often it happened in a row. */
  times: number
}

export interface Paragraph {
  version: number
  sentences: Sentence[]
}

export function paragraphs(entries: Entry[]): Paragraph[] {
  const made: Paragraph[] = []
  for (const entry of entries) {
    const last = made.at(-1)
    const before = last?.sentences.at(-1)
    const again = before?.entry.kind === entry.kind && before.entry.text === entry.text
    // an update that only repeats the one before it is no paragraph of its own
    if (last && before && again && (last.version === entry.version || last.sentences.length === 1)) {
      before.times += 1
      last.version = entry.version
    } else if (last?.version === entry.version) last.sentences.push({ entry, times: 1 })
    else made.push({ version: entry.version, sentences: [{ entry, times: 1 }] })
  }
  return made
}
