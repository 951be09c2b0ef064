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
