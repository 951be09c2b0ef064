/** The story so far: what a game tells of itself in words worth reading again, in chapters, from a seat's own log. */
import type { Entry, Thing } from './wire'

/** How an event is told: it opens a chapter, it is a passage to read, or one line. */
export type Telling = 'chapter' | 'passage' | 'line'

/** Which events make a game's story. */
export interface StoryParts {
  kinds: Record<string, Telling>
  /** What a chapter is called, where the event's own sentence is not its best title. */
  title?: (entry: Entry, number: number, things: Record<string, Thing>) => string
}

export interface Told {
  kind: 'passage' | 'line'
  entry: Entry
}

export interface Chapter {
  title: string
  /** What opened it; nothing opens the first. */
  opening: Entry | null
  told: Told[]
}

/** The entries of a story in chapters. What comes before the first has the title `opening`; empty ones are left out. */
export function chapters(entries: Entry[], parts: StoryParts, opening: string, things: Record<string, Thing>): Chapter[] {
  const made: Chapter[] = [{ title: opening, opening: null, told: [] }]
  let number = 1
  for (const entry of entries) {
    const kind = parts.kinds[entry.kind]
    if (kind === 'chapter') {
      number += 1
      made.push({ title: parts.title?.(entry, number, things) ?? entry.text, opening: entry, told: [] })
    } else if (kind) {
      const last = made.at(-1)
      if (last?.told.at(-1)?.entry.text !== entry.text) last?.told.push({ kind, entry }) // the same line twice is told once
    }
  }
  return made.filter((one) => one.told.length > 0 || flavours(one.opening, things).length > 0)
}

/** What is printed in italics on the things that an event is about. */
export function flavours(entry: Entry | null, things: Record<string, Thing>): string[] {
  return (entry?.things ?? []).map((key) => things[key]?.flavour ?? '').filter(Boolean)
}
