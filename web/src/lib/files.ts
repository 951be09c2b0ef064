/** Files to and from the player's disk. */

export function download(name: string, content: unknown): void {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = name
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
