/** Files to and from the player's disk. */

export function download(name: string, content: unknown): void {
  const blob = content instanceof Blob ? content : new Blob([JSON.stringify(content)], { type: 'application/json' })
  const address = URL.createObjectURL(blob)
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = name
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
