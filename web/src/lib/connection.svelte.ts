/** The live line to a table: hello, answers by number, a quiet return when it breaks. */
import { isHere } from './device.svelte'
import { DeviceLine, type Socket } from './deviceLine'
import { PROTOCOL, type ClientMessage, type Hello, type Refused, type ServerMessage } from './wire'

export type Status = 'joining' | 'open' | 'lost' | 'closed'

/** What was asked may not be done; without words where the line broke before an answer came. */
export class Refusal extends Error {
  constructor(readonly refused: Refused | null) {
    super(refused?.message ?? '')
  }
}

/** Something that is asked with a number and answered with the same. */
export type Question = Extract<ClientMessage, { id: number }>
/** A question before it has its number. */
export type Unnumbered<Q> = Q extends Question ? Omit<Q, 'id'> : never

const ANOTHER_PROTOCOL = 4426
const FINAL = new Set([4400, 4404, ANOTHER_PROTOCOL])
/** Where it is noted, for this tab, that the page was loaded anew because the server had become another. */
const RELOADED = 'nocturne.reloaded'
const FIRST_WAIT = 500
const LONGEST_WAIT = 10_000
const PING = 25_000

/** Load the page anew, once in a minute: a page that stays the old one all the same must not go round for ever. */
function reloaded(): boolean {
  try {
    if (Date.now() - Number.parseInt(sessionStorage.getItem(RELOADED) ?? '0') < 60_000) return false
    sessionStorage.setItem(RELOADED, String(Date.now()))
  } catch {
    return false // a browser that keeps nothing: it is said instead
  }
  location.reload()
  return true
}

/** Whether this page was loaded anew just now because the server is newer; said once. */
export function wasReloaded(): boolean {
  try {
    const at = sessionStorage.getItem(RELOADED)
    if (!at || at.endsWith('.')) return false
    sessionStorage.setItem(RELOADED, `${at}.`)
    return true
  } catch {
    return false
  }
}

type Waiter = { resolve: (frame: ServerMessage) => void; reject: (why: Error) => void }

export class Connection {
  status = $state<Status>('joining')
  reason = $state('')
  /** When the next try begins, for the quiet bar. */
  retries = $state(0)

  #socket: Socket | null = null
  #next = 1
  #waiting = new Map<number, Waiter>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #pulse: ReturnType<typeof setInterval> | undefined
  #heard = 0

  constructor(
    readonly table: string,
    readonly hello: () => Omit<Hello, 'type' | 'protocol'>,
    readonly receive: (frame: ServerMessage) => void,
  ) {
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
    this.#connect()
  }

  #connect(): void {
    clearTimeout(this.#timer)
    const socket = isHere(this.table) ? new DeviceLine(this.table) : this.#toServer()
    this.#socket = socket
    socket.onopen = () => this.#post({ type: 'hello', protocol: PROTOCOL, ...this.hello() })
    socket.onmessage = (message) => this.#take(JSON.parse(message.data))
    socket.onclose = (event) => this.#lost(event)
  }

  #toServer(): Socket {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    return new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/live`)
  }

  #take(frame: ServerMessage): void {
    this.#heard = Date.now()
    if (frame.type === 'welcome') {
      this.status = 'open'
      this.retries = 0
      clearInterval(this.#pulse)
      this.#pulse = setInterval(() => this.#beat(), PING)
    }
    const waiter = 'id' in frame ? this.#waiting.get(frame.id) : undefined
    if ('id' in frame && waiter) {
      this.#waiting.delete(frame.id)
      if (frame.type === 'refused') waiter.reject(new Refusal(frame))
      else waiter.resolve(frame)
    }
    this.receive(frame)
  }

  #beat(): void {
    if (Date.now() - this.#heard > 2.2 * PING) this.#socket?.close()
    else this.#post({ type: 'ping' })
  }

  #lost(event: CloseEvent): void {
    clearInterval(this.#pulse)
    this.#socket = null
    for (const waiter of this.#waiting.values()) waiter.reject(new Refusal(null))
    this.#waiting.clear()
    if (this.status === 'closed') return
    this.reason = event.reason
    if (event.code === ANOTHER_PROTOCOL && reloaded()) return // the server is newer than this page
    if (FINAL.has(event.code)) {
      this.status = 'closed'
      return
    }
    this.status = 'lost'
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.retries) * (0.75 + Math.random() / 2)
    this.retries += 1
    this.#timer = setTimeout(() => this.#connect(), wait)
  }

  #hurry = (): void => {
    if (this.status === 'lost' && document.visibilityState === 'visible') {
      this.retries = 0
      if (!this.#socket) this.#connect()
    }
  }

  #post(frame: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(frame))
    return true
  }

  /** Ask or answer; resolves with the server's reply, rejects with a `Refusal`. */
  ask(frame: Unnumbered<Question>): Promise<ServerMessage> {
    const id = this.#next++
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      if (!this.#post({ ...frame, id } as Question)) {
        this.#waiting.delete(id)
        reject(new Refusal(null))
      }
    })
  }

  close(): void {
    this.status = 'closed'
    clearTimeout(this.#timer)
    clearInterval(this.#pulse)
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#socket?.close()
  }
}
