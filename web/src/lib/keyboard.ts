/** Digits choose options; with ten and more, a number is complete when no other begins like it, or at Enter. */

export class NumberKeys {
  typed = ''

  /** Take a digit; gives the number chosen (from 1), or null while more digits may follow. */
  digit(key: string, count: number): number | null {
    const whole = this.typed + key
    const number = Number(whole)
    if (number < 1 || number > count) {
      this.typed = ''
      return Number(key) >= 1 && Number(key) <= count && whole !== key ? this.digit(key, count) : null
    }
    if (number * 10 > count) {
      this.typed = ''
      return number
    }
    this.typed = whole
    return null
  }

  /** Enter: what was typed so far counts. */
  enter(): number | null {
    const number = Number(this.typed)
    this.typed = ''
    return number || null
  }

  clear(): void {
    this.typed = ''
  }
}

/** Whether a key press belongs to a field or a button rather than to the table. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null
  return !!target?.closest('input, textarea, select, [contenteditable]') || event.ctrlKey || event.metaKey || event.altKey
}
