/** A view box that can be dragged, zoomed with wheel, pinch or buttons, and fitted to what lies on the board. */
import { untrack } from 'svelte'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export class Zoom {
  #now = $state.raw<Box>({ x: 0, y: 0, width: 100, height: 100 })
  #free = false // the player has moved it: stop fitting by itself
  #element: HTMLElement | null = null
  #pointers = new Map<number, { x: number; y: number }>()
  #moved = 0
  #run = 0

  constructor(
    private readonly whole: () => Box,
    private readonly least = 300,
  ) {}

  get box(): string {
    const { x, y, width, height } = this.#now
    return `${x} ${y} ${width} ${height}`
  }

  /** Whether the last press was a drag and no click. */
  get dragged(): boolean {
    return this.#moved > 8
  }

  /** Fit again after the board has changed, unless the player looks at a part of it. */
  refit(moving: boolean): void {
    const whole = this.#fitting()
    untrack(() => {
      if (!this.#free) this.#glide(whole, moving ? 700 : 0)
    })
  }

  fit(): void {
    this.#free = false
    this.#glide(this.#fitting(), 250)
  }

  by(factor: number, cx?: number, cy?: number): void {
    const { x, y, width, height } = this.#now
    const whole = this.#fitting()
    const next = Math.min(Math.max(width / factor, 160), Math.max(whole.width * 2, 400))
    const ratio = next / width
    const px = cx ?? x + width / 2
    const py = cy ?? y + height / 2
    this.#free = true
    this.#now = { x: px - (px - x) * ratio, y: py - (py - y) * ratio, width: next, height: height * ratio }
  }

  #fitting(): Box {
    const box = this.whole()
    const width = Math.max(box.width, this.least)
    const height = Math.max(box.height, this.least * 0.8)
    return { x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2, width, height }
  }

  #glide(to: Box, time: number): void {
    cancelAnimationFrame(this.#run)
    const from = this.#now
    if (!time || document.documentElement.dataset.motion === 'none' || from.width === 100) {
      this.#now = to
      return
    }
    const start = performance.now()
    const step = (now: number) => {
      const part = Math.min((now - start) / time, 1)
      const eased = 1 - (1 - part) ** 3
      const mix = (a: number, b: number) => a + (b - a) * eased
      this.#now = { x: mix(from.x, to.x), y: mix(from.y, to.y), width: mix(from.width, to.width), height: mix(from.height, to.height) }
      if (part < 1) this.#run = requestAnimationFrame(step)
    }
    this.#run = requestAnimationFrame(step)
  }

  #point(event: { clientX: number; clientY: number }): DOMPoint | null {
    const svg = this.#element?.querySelector('svg')
    const matrix = svg?.getScreenCTM()?.inverse()
    return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix) : null
  }

  attach = (element: HTMLElement): { destroy: () => void } => {
    this.#element = element
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      const at = this.#point(event)
      this.by(event.deltaY < 0 ? 1.12 : 1 / 1.12, at?.x, at?.y)
    }
    const down = (event: PointerEvent) => {
      this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (this.#pointers.size === 1) this.#moved = 0
    }
    const move = (event: PointerEvent) => {
      const old = this.#pointers.get(event.pointerId)
      if (!old) return
      const others = [...this.#pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
      const before = this.#point({ clientX: old.x, clientY: old.y })
      const after = this.#point(event)
      this.#moved += Math.hypot(event.clientX - old.x, event.clientY - old.y)
      this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      const other = others[0]
      if (other) {
        const apart = Math.hypot(old.x - other.x, old.y - other.y)
        const now = Math.hypot(event.clientX - other.x, event.clientY - other.y)
        const middle = this.#point({ clientX: (event.clientX + other.x) / 2, clientY: (event.clientY + other.y) / 2 })
        if (apart > 0) this.by(now / apart, middle?.x, middle?.y)
      } else if (before && after && this.dragged) {
        this.#free = true
        this.#now = { ...this.#now, x: this.#now.x + before.x - after.x, y: this.#now.y + before.y - after.y }
      }
    }
    const up = (event: PointerEvent) => void this.#pointers.delete(event.pointerId)
    element.addEventListener('wheel', wheel, { passive: false })
    element.addEventListener('pointerdown', down)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', up)
    return {
      destroy: () => {
        element.removeEventListener('wheel', wheel)
        element.removeEventListener('pointerdown', down)
        window.removeEventListener('pointermove', move)
        window.removeEventListener('pointerup', up)
        window.removeEventListener('pointercancel', up)
      },
    }
  }
}
