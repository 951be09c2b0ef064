/** A Fluent catalogue as the page loads it: without its comments, empty lines and deep indents, which say nothing to a reader. */
export function compact(source: string): string {
  return source
    .replace(/^#.*\n?/gm, '')
    .replace(/\n{2,}(?=\S)/g, '\n') // an empty line within a message is a paragraph
    .replace(/^ {2,}/gm, ' ')
}
