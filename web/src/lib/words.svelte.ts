/** What the page says, from the same Fluent catalogue the server has. English is built in, so words never wait. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import english from '../../../src/nocturne/i18n/en/web.ftl?raw'

function bundle(language: string, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  made.addResource(new FluentResource(source))
  return made
}

const fallback = bundle('en', english)
/** Catalogues that are wanted only on some pages: in English a file of their own, in other languages asked for. */
const MORE = { guide: () => import('../../../src/nocturne/i18n/en/guide.ftl?raw') }
const learned = new Set<string>()
let chosen = $state.raw<FluentBundle>(fallback)

/** Fetch another language's words; English stays underneath for what is missing there. */
export async function speak(language: string): Promise<void> {
  if (language === 'en') {
    chosen = fallback
    return
  }
  const answer = await fetch(`/api/words/${encodeURIComponent(language)}`)
  if (answer.ok) chosen = bundle(language, await answer.text())
}

/** Fetch the words of one more catalogue, once for each language. */
export async function learn(catalogue: keyof typeof MORE, language: string): Promise<void> {
  const add = async (to: FluentBundle, spoken: string, words: () => Promise<string>): Promise<void> => {
    if (learned.has(`${catalogue} ${spoken}`)) return
    learned.add(`${catalogue} ${spoken}`)
    to.addResource(new FluentResource(await words()))
  }
  await add(fallback, 'en', async () => (await MORE[catalogue]()).default)
  if (chosen === fallback || language === 'en') return
  const answer = await fetch(`/api/words/${encodeURIComponent(language)}?catalogue=${catalogue}`)
  if (answer.ok) await add(chosen, language, () => answer.text())
}

/** A message in words; a key that nobody wrote shows itself, so that it is noticed. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  for (const one of [chosen, fallback]) {
    const message = one.getMessage(key)
    if (message?.value) return one.formatPattern(message.value, args, [])
  }
  return key
}
