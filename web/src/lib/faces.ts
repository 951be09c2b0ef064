/** Which choices are choices among cards: every answer names a thing of its own, and none can be clicked elsewhere. */
import type { Decision, Option, Thing } from './wire'

const MOST = 14

export function facesOf(decision: Decision | null, placed: Set<string>, things: Record<string, Thing>, faced: Set<string>): { option: Option; thing: Thing }[] {
  const made = (decision?.options ?? []).flatMap((option) => {
    const thing = option.things.map((key) => things[key]).find((one) => one && faced.has(one.kind))
    return thing && !placed.has(option.id) ? [{ option, thing }] : []
  })
  const distinct = new Set(made.map((one) => one.thing.thing)).size === made.length
  const plain = (decision?.options.length ?? 0) - made.length
  return made.length > 1 && made.length <= MOST && distinct && plain <= 1 ? made : []
}
