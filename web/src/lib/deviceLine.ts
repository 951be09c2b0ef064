/** A line to a table on this device that looks like a socket: the page talks to both in the same way. */
import { client } from './device.svelte'

/** What the page needs of a line. */
export type Socket = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>
const NO_TABLE = 4404

export class DeviceLine {
  readyState: WebSocket['readyState'] = WebSocket.CONNECTING
  onopen: WebSocket['onopen'] = null
  onmessage: WebSocket['onmessage'] = null
  onclose: WebSocket['onclose'] = null
  #line: { say: (frame: string) => void; close: () => void } | null = null

  constructor(table: string) {
    void this.#open(table)
  }

  async #open(table: string): Promise<void> {
    try {
      this.#line = await (await client()).connect(table, { frame: (data) => this.#event('onmessage', new MessageEvent('message', { data })), closed: this.#closed })
    } catch (error) {
      this.#closed(NO_TABLE, error instanceof Error ? error.message : String(error))
      return
    }
    if (this.readyState === WebSocket.CLOSED) this.#line.close()
    else {
      this.readyState = WebSocket.OPEN
      this.#event('onopen', new Event('open'))
    }
  }

  #event(name: 'onopen' | 'onmessage' | 'onclose', event: Event): void {
    const heard = this[name] as ((event: Event) => unknown) | null
    heard?.(event)
  }

  #closed = (code: number, reason: string): void => {
    if (this.readyState === WebSocket.CLOSED) return
    this.readyState = WebSocket.CLOSED
    this.#event('onclose', new CloseEvent('close', { code, reason }))
  }

  send(frame: string): void {
    this.#line?.say(frame)
  }

  close(): void {
    this.#line?.close()
    this.#closed(1000, '')
  }
}
