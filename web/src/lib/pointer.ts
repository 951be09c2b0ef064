/** Whether a pointer moves, or only rests where something new has come under it: browsers tell both alike. */
let last: [number, number] | null = null

function note(event: PointerEvent): void {
  last = [event.clientX, event.clientY]
}

addEventListener('pointermove', note)
addEventListener('pointerdown', note)

/** For a handler of `pointermove`: whether the pointer is elsewhere than it was. */
export function hasMoved(event: PointerEvent): boolean {
  return !last || last[0] !== event.clientX || last[1] !== event.clientY
}

/** How long what came up under a resting pointer takes no click, and how far a pointer goes that no longer rests. */
const REST = 450
const SLIGHT = 4

/**
 * Holds back clicks on what has just come up under a resting pointer: they were meant for what was there before. Keys
 * are never held back. What is given says when the thing is another; nothing, that it is not shown.
 */
export function held(node: HTMLElement, sign: unknown): { update: (sign: unknown) => void; destroy: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let rested: [number, number] | null = null
  let shown: unknown = null

  function loose(): void {
    clearTimeout(timer)
    rested = null
  }
  function begin(now: unknown): void {
    if (now === shown) return // the same thing, drawn anew
    shown = now
    loose()
    if (!now || !last) return
    rested = last
    timer = setTimeout(loose, REST)
  }
  function move(event: PointerEvent): void {
    if (rested && Math.hypot(event.clientX - rested[0], event.clientY - rested[1]) > SLIGHT) loose()
  }
  function press(event: MouseEvent): void {
    if (!rested || event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
  }

  begin(sign)
  addEventListener('pointermove', move)
  node.addEventListener('click', press, true)
  return {
    update: begin,
    destroy() {
      loose()
      removeEventListener('pointermove', move)
      node.removeEventListener('click', press, true)
    },
  }
}
