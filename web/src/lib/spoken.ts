/** The name of a button for screen readers: the whole sentence, and what is printed on it where the sentence does not say it. */
export function spoken(printed: string, whole: string): string {
  return whole.toLowerCase().includes(printed.toLowerCase()) ? whole : `${printed}: ${whole}`
}
