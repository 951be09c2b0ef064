/** What this browser prefers. Kept here only; nothing of it is sent. */

export interface Settings {
  theme: 'system' | 'dark' | 'light'
  contrast: 'system' | 'more' | 'usual'
  size: number
  motion: 'system' | 'full' | 'none'
  sound: boolean
  /** Whether sound was accepted or declined: it is offered once. */
  soundAsked: boolean
  /** How loud, in per cent: all of it, what happens, what surrounds. */
  volume: number
  effects: number
  ambience: number
  /** How long what happens is shown. */
  pace: 'slow' | 'usual' | 'quick' | 'none'
  /** When to ask before an answer that could not be taken back alone. */
  confirm: 'never' | 'luck' | 'turn'
  curtain: boolean
  coach: boolean
  /** Whether the browser may say that it is one's turn. */
  notify: boolean
  language: string
  you: string
}

const PLACE = 'nocturne.settings'
const USUAL: Settings = {
  theme: 'dark',
  contrast: 'system',
  notify: false,
  size: 100,
  motion: 'system',
  sound: false,
  soundAsked: false,
  volume: 70,
  effects: 100,
  ambience: 60,
  pace: 'usual',
  confirm: 'never',
  curtain: true,
  coach: true,
  language: 'en',
  you: '',
}

export function stored<T>(place: string, usual: T): T {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null') ?? usual
  } catch {
    return usual
  }
}

export function store(place: string, value: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(value))
  } catch {
    // a browser that keeps nothing can still play
  }
}

export const settings: Settings = $state({ ...USUAL, ...stored<Partial<Settings>>(PLACE, {}) })
if (!['never', 'luck', 'turn'].includes(settings.confirm)) settings.confirm = USUAL.confirm // was yes or no once

const dark = matchMedia('(prefers-color-scheme: dark)')
const still = matchMedia('(prefers-reduced-motion: reduce)')
const sharp = matchMedia('(prefers-contrast: more)')
const system = $state({ dark: dark.matches, still: still.matches, sharp: sharp.matches })
dark.addEventListener('change', () => (system.dark = dark.matches))
still.addEventListener('change', () => (system.still = still.matches))
sharp.addEventListener('change', () => (system.sharp = sharp.matches))

/** Whether things may move: asked for here, or not ruled out by the system. */
export function moving(): boolean {
  return settings.motion === 'full' || (settings.motion === 'system' && !system.still)
}

/** How much longer than usual a beat of what happens is shown; 0: not at all. */
export function pace(): number {
  return { slow: 1.7, usual: 1, quick: 0.5, none: 0 }[settings.pace] ?? 1
}

export function theme(): 'dark' | 'light' {
  return settings.theme === 'system' ? (system.dark ? 'dark' : 'light') : settings.theme
}

/** Keep the document and the storage in step with the settings; call once from the root component. */
export function keepSettings(): void {
  $effect(() => {
    const root = document.documentElement
    root.dataset.theme = theme()
    root.dataset.contrast = settings.contrast === 'more' || (settings.contrast === 'system' && system.sharp) ? 'more' : 'usual'
    root.dataset.motion = moving() ? 'full' : 'none'
    root.style.setProperty('--scale', String(settings.size / 100))
    root.lang = settings.language
    store(PLACE, { ...settings })
  })
}
