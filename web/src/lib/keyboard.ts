/** Digits choose options; a number is complete when no other on the list begins like it, or at Enter. */

export class NumberKeys {
  typed = ''

  /** Take a digit; gives the number chosen, or null while more digits may follow. */
  digit(key: string, numbers: number[]): number | null {
    const whole = this.typed + key
    const begun = numbers.filter((one) => String(one).startsWith(whole))
    if (!begun.length) {
      this.typed = ''
      return whole === key ? null : this.digit(key, numbers)
    }
    if (begun.length === 1 && begun[0] === Number(whole)) {
      this.typed = ''
      return Number(whole)
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
