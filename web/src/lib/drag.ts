/** Taking a thing with the pointer and letting it go somewhere: an action for elements that can also be clicked. */
import type { Action } from 'svelte/action'

export interface Grip {
  /** What is under the pointer now, the uppermost first, while the thing is held. */
  over: (under: Element[]) => void
  /** Let go over this. */
  drop: (under: Element[]) => void
}

const FAR = 8

/** With a grip the element is taken instead of the board below it being moved; without one nothing changes. */
export const drag: Action<Element, Grip | null | undefined> = (node, given) => {
  let grip = given
  let from: [number, number] | null = null
  let held = false

  const under = (event: PointerEvent): Element[] => document.elementsFromPoint(event.clientX, event.clientY)

  function down(event: Event): void {
    const pointer = event as PointerEvent
    if (!grip || pointer.button !== 0 || !pointer.isPrimary) return
    event.stopPropagation()
    from = [pointer.clientX, pointer.clientY]
    addEventListener('pointermove', move)
    addEventListener('pointerup', up, { once: true })
    addEventListener('pointercancel', leave, { once: true })
  }

  function move(event: PointerEvent): void {
    if (!from || (!held && Math.hypot(event.clientX - from[0], event.clientY - from[1]) < FAR)) return
    held = true
    grip?.over(under(event))
  }

  function up(event: PointerEvent): void {
    const was = held
    leave()
    if (!was) return
    // the click that follows belongs to the drag
    const stop = (click: Event) => click.stopPropagation()
    addEventListener('click', stop, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', stop, { capture: true }), 50)
    grip?.drop(under(event))
  }

  function leave(): void {
    from = null
    held = false
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', up)
    removeEventListener('pointercancel', leave)
  }

  node.addEventListener('pointerdown', down)
  return {
    update: (next) => {
      grip = next
    },
    destroy: () => {
      leave()
      node.removeEventListener('pointerdown', down)
    },
  }
}

/** The value of a data attribute of the uppermost element that has it. */
export function valueUnder(under: Element[], attribute: string): string | null {
  for (const element of under) {
    const value = element.closest(`[${attribute}]`)?.getAttribute(attribute)
    if (value) return value
  }
  return null
}
