import { describe, expect, it, vi } from 'vitest'

type Line = { say: (frame: string) => void; close: () => void }
const program = vi.hoisted(() => ({ connect: (_: string, __: unknown): Promise<unknown> => Promise.reject(new Error('not yet')) }))
vi.mock('../src/lib/device.svelte', () => ({ client: async () => program }))
const { DeviceLine } = await import('../src/lib/deviceLine')

type Ends = { frame: (frame: string) => void; closed: (code: number, reason: string) => void }

function opened() {
  const line = { say: vi.fn(), close: vi.fn() }
  let ends: Ends = { frame: () => {}, closed: () => {} }
  program.connect = async (_, given) => ((ends = given as Ends), line satisfies Line)
  const socket = new DeviceLine('here-abc')
  const heard: string[] = []
  socket.onopen = () => heard.push('open')
  socket.onmessage = (message) => heard.push(message.data)
  socket.onclose = (event) => heard.push(`closed ${event.code} ${event.reason}`)
  return { socket, line, heard, ends: () => ends }
}

describe('a line to a table on this device', () => {
  it('looks like a socket: it opens, carries frames both ways, and is closed from there', async () => {
    const { socket, line, heard, ends } = opened()
    expect(socket.readyState).toBe(WebSocket.CONNECTING)
    await vi.waitFor(() => expect(socket.readyState).toBe(WebSocket.OPEN))
    socket.send('hello')
    expect(line.say).toHaveBeenCalledWith('hello')
    ends().frame('welcome')
    ends().closed(4421, 'come again')
    expect(heard).toEqual(['open', 'welcome', 'closed 4421 come again'])
    expect(socket.readyState).toBe(WebSocket.CLOSED)
  })

  it('is told closed once, whoever closes it', async () => {
    const { socket, line, heard, ends } = opened()
    await vi.waitFor(() => expect(socket.readyState).toBe(WebSocket.OPEN))
    socket.close()
    ends().closed(1000, '')
    expect(line.close).toHaveBeenCalledOnce()
    expect(heard).toEqual(['open', 'closed 1000 '])
  })

  it('is hung up when the page has gone before it was open', async () => {
    const { socket, line, heard } = opened()
    socket.close()
    await vi.waitFor(() => expect(line.close).toHaveBeenCalledOnce())
    expect(heard).toEqual(['closed 1000 '])
  })

  it('says why where the program cannot be started, and does not try again by itself', async () => {
    program.connect = () => Promise.reject(new Error('The parts are gone.'))
    const socket = new DeviceLine('here-abc')
    const told = new Promise<CloseEvent>((resolve) => (socket.onclose = resolve))
    expect(await told).toMatchObject({ code: 4404, reason: 'The parts are gone.' })
  })
})
