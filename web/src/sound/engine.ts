/** Sounds made on the spot by Web Audio: a few voices, one room. No samples are loaded. */
import type { Mood, Sound } from '../lib/sound'
import { settings } from '../lib/settings.svelte'
import { AMBIENCE, directionOf, type Layer } from './places'

const at = new AudioContext()
const master = at.createGain()
const effects = at.createGain()
const around = at.createGain()
const room = at.createConvolver()
const wet = at.createGain()

/** Noise that dies away: what a room makes of a clap. */
function decay(seconds: number): AudioBuffer {
  const buffer = at.createBuffer(2, at.sampleRate * seconds, at.sampleRate)
  for (const side of [0, 1]) {
    const data = buffer.getChannelData(side)
    for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3
  }
  return buffer
}

/** Two seconds of noise, white or brown, to be looped and filtered. */
function noise(brown: boolean): AudioBuffer {
  const buffer = at.createBuffer(1, at.sampleRate * 2, at.sampleRate)
  const data = buffer.getChannelData(0)
  let last = 0
  for (let i = 0; i < data.length; i++) {
    const white = Math.random() * 2 - 1
    last = (last + 0.02 * white) / 1.02
    data[i] = brown ? last * 3.5 : white
  }
  return buffer
}

const white = noise(false)
const brown = noise(true)
const limiter = at.createDynamicsCompressor()
room.buffer = decay(1.8)
wet.gain.value = 0.25
effects.connect(master)
effects.connect(room).connect(wet).connect(master)
around.connect(master)
master.connect(limiter).connect(at.destination)

function volumes(): void {
  master.gain.setTargetAtTime(settings.volume / 100, at.currentTime, 0.05)
  effects.gain.setTargetAtTime(settings.effects / 100, at.currentTime, 0.05)
  around.gain.setTargetAtTime(settings.ambience / 100, at.currentTime, 0.3)
}

interface Voice {
  pitch: number
  /** Where the pitch goes to; it stays where this is left out. */
  to?: number
  length: number
  loud: number
  after?: number
  pan?: number
  shape?: OscillatorType
}

/** A tone that dies away. */
function tone({ pitch, to = pitch, length, loud, after = 0, pan = 0, shape = 'sine' }: Voice): void {
  const start = at.currentTime + after
  const [voice, fall, side] = [at.createOscillator(), at.createGain(), at.createStereoPanner()]
  voice.type = shape
  voice.frequency.setValueAtTime(pitch, start)
  voice.frequency.exponentialRampToValueAtTime(to, start + length)
  fall.gain.setValueAtTime(0.0001, start)
  fall.gain.exponentialRampToValueAtTime(loud, start + 0.012)
  fall.gain.exponentialRampToValueAtTime(0.0001, start + length)
  side.pan.value = pan
  voice.connect(fall).connect(side).connect(effects)
  voice.start(start)
  voice.stop(start + length)
}

/** A rustle, a thud, a scrape: noise through a filter that may move. */
function rustle({ pitch, to = pitch, length, loud, after = 0, pan = 0 }: Voice, sharp = 1.2, low = false): void {
  const start = at.currentTime + after
  const [voice, filter, fall, side] = [at.createBufferSource(), at.createBiquadFilter(), at.createGain(), at.createStereoPanner()]
  voice.buffer = low ? brown : white
  voice.loop = true
  filter.type = low ? 'lowpass' : 'bandpass'
  filter.Q.value = sharp
  filter.frequency.setValueAtTime(pitch, start)
  filter.frequency.exponentialRampToValueAtTime(to, start + length)
  fall.gain.setValueAtTime(loud, start)
  fall.gain.exponentialRampToValueAtTime(0.0001, start + length)
  side.pan.value = pan
  voice.connect(filter).connect(fall).connect(side).connect(effects)
  voice.start(start, Math.random())
  voice.stop(start + length)
}

/** A small bell: tones that are no multiples of each other. */
function bell(pitch: number, loud: number, after = 0): void {
  for (const [times, part, length] of [[1, 1, 1.8], [2.76, 0.5, 1.1], [5.4, 0.25, 0.6]] as const) tone({ pitch: pitch * times, length, loud: loud * part, after })
}

const beat = (loud: number, after: number): void => tone({ pitch: 62, to: 40, length: 0.16, loud, after })

const EFFECTS: Record<Sound, (way: string) => void> = {
  turn: () => (bell(660, 0.1), bell(880, 0.08, 0.16)),
  noise: (way) => {
    const { pan, pitch } = directionOf(way)
    for (const after of [0, 0.26, 0.55]) rustle({ pitch, to: pitch / 3, length: 0.3, loud: 0.8, after, pan }, 0.8, true)
    rustle({ pitch: pitch * 1.4, to: pitch * 0.6, length: 0.7, loud: 0.1, after: 0.2, pan }, 6)
  },
  hurt: () => (tone({ pitch: 150, to: 50, length: 0.4, loud: 0.3, shape: 'sawtooth' }), rustle({ pitch: 900, to: 200, length: 0.25, loud: 0.4 })),
  dice: () => [0, 0.06, 0.13, 0.19, 0.3, 0.42].forEach((after, i) => rustle({ pitch: 2400 - i * 220, length: 0.045, loud: 0.55, after, pan: (i % 3) * 0.2 - 0.2 }, 3)),
  card: () => rustle({ pitch: 1800, to: 4200, length: 0.14, loud: 0.22 }),
  step: () => [0, 0.24].forEach((after, i) => rustle({ pitch: 240, to: 90, length: 0.12, loud: 0.9, after, pan: i ? 0.12 : -0.12 }, 0.8, true)),
  door: () => {
    rustle({ pitch: 500, to: 950, length: 0.5, loud: 0.16 }, 14)
    rustle({ pitch: 220, to: 60, length: 0.3, loud: 1.2, after: 0.46 }, 0.8, true)
  },
  light: () => ([0, 0.09, 0.16].forEach((after) => rustle({ pitch: 3200, length: 0.04, loud: 0.3, after }, 4)), tone({ pitch: 100, to: 101, length: 0.9, loud: 0.06, after: 0.2, shape: 'triangle' })),
  find: () => [523, 659, 784].forEach((pitch, i) => tone({ pitch, length: 0.5, loud: 0.07, after: i * 0.08, shape: 'triangle' })),
  good: () => [392, 523, 659, 784].forEach((pitch, i) => tone({ pitch, length: 1.3, loud: 0.08, after: i * 0.13, shape: 'triangle' })),
  bad: () => [220, 207, 155].forEach((pitch, i) => tone({ pitch, to: pitch * 0.9, length: 1.5, loud: 0.13, after: i * 0.2, shape: 'sawtooth' })),
  end: () => [110, 165, 220, 277].forEach((pitch, i) => tone({ pitch, length: 3.2, loud: 0.1, after: i * 0.35 })),
}

export function effect(what: Sound, way: string): void {
  void at.resume()
  volumes()
  EFFECTS[what](way)
}

// -- what sounds all the time

let layers: { stop: () => void }[] = []
let here = ''
let pulse: ReturnType<typeof setInterval> | undefined
let stray: ReturnType<typeof setTimeout> | undefined

function begin(layer: Layer): { stop: () => void } {
  const gain = at.createGain()
  gain.gain.setValueAtTime(0.0001, at.currentTime)
  gain.gain.linearRampToValueAtTime(layer.loud, at.currentTime + 3)
  const sources: (OscillatorNode | AudioBufferSourceNode)[] = []
  const swell = at.createOscillator()
  const depth = at.createGain()
  swell.frequency.value = layer.slow
  depth.gain.value = layer.loud * 0.45
  swell.connect(depth).connect(gain.gain)
  swell.start()
  if (layer.noise) {
    const source = at.createBufferSource()
    const filter = at.createBiquadFilter()
    source.buffer = brown
    source.loop = true
    filter.type = 'lowpass'
    filter.frequency.value = layer.pitch
    source.connect(filter).connect(gain)
    sources.push(source)
  } else {
    for (const apart of [-0.25, 0.25]) {
      const source = at.createOscillator()
      source.type = 'triangle'
      source.frequency.value = layer.pitch + apart
      source.connect(gain)
      sources.push(source)
    }
  }
  gain.connect(around)
  for (const source of sources) source.start()
  return {
    stop: () => {
      gain.gain.cancelScheduledValues(at.currentTime)
      gain.gain.setTargetAtTime(0.0001, at.currentTime, 0.8)
      for (const source of [...sources, swell]) source.stop(at.currentTime + 4)
    },
  }
}

/** Now and then something small is heard: a drop, a creak, a far bell. */
function strayLater(): void {
  clearTimeout(stray)
  stray = setTimeout(() => {
    const pan = Math.random() * 1.8 - 0.9
    const what = AMBIENCE[here]?.stray
    const quiet = settings.ambience / 100
    if (document.visibilityState === 'visible' && settings.sound && quiet) {
      if (what === 'drop') tone({ pitch: 1500, to: 700, length: 0.12, loud: 0.05 * quiet, pan })
      else if (what === 'creak') rustle({ pitch: 380, to: 520, length: 0.6, loud: 0.05 * quiet, pan }, 16)
      else if (what === 'bell') bell(330, 0.02 * quiet)
      else if (what === 'breath') rustle({ pitch: 600, to: 300, length: 1.6, loud: 0.05 * quiet, pan }, 1.5)
    }
    if (here) strayLater()
  }, 6000 + Math.random() * 12_000)
}

export function surround(now: Mood | null): void {
  void at.resume()
  volumes()
  const place = now && settings.ambience && settings.volume ? now.place : ''
  if (place !== here) {
    here = place
    for (const one of layers) one.stop()
    layers = (AMBIENCE[place]?.layers ?? []).map(begin)
    if (place) strayLater()
    else clearTimeout(stray)
  }
  clearInterval(pulse)
  const dread = now?.dread ?? 0
  if (place && dread > 1 / 3) {
    pulse = setInterval(() => {
      if (document.visibilityState !== 'visible' || !settings.sound) return
      beat(0.5 * dread * (settings.effects / 100), 0)
      beat(0.35 * dread * (settings.effects / 100), 0.2)
    }, 1250 - 600 * dread)
  }
}

export function silence(): void {
  surround(null)
  clearInterval(pulse)
  void at.suspend()
}
