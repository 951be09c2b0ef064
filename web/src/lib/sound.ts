/** Sounds, made on the spot and off unless asked for. Noises come from the side of the direction that was told. */
import { settings } from './settings.svelte'

export type Sound = 'turn' | 'noise' | 'hurt' | 'dice' | 'card' | 'step' | 'end'

let audio: AudioContext | undefined
const PAN: Record<string, number> = { west: -0.9, east: 0.9, north: -0.15, south: 0.15 }

function out(pan: number, loud: number): { at: AudioContext; to: AudioNode } {
  audio ??= new AudioContext()
  const [volume, side] = [audio.createGain(), audio.createStereoPanner()]
  volume.gain.value = loud * (settings.volume / 100)
  side.pan.value = pan
  volume.connect(side).connect(audio.destination)
  return { at: audio, to: volume }
}

/** A tone that falls in pitch and dies away. */
function tone(pitch: number, length: number, shape: OscillatorType, loud: number, pan = 0, after = 0): void {
  const { at, to } = out(pan, loud)
  const start = at.currentTime + after
  const [voice, fall] = [at.createOscillator(), at.createGain()]
  voice.type = shape
  voice.frequency.setValueAtTime(pitch, start)
  voice.frequency.exponentialRampToValueAtTime(pitch / 2, start + length)
  fall.gain.setValueAtTime(1, start)
  fall.gain.exponentialRampToValueAtTime(0.001, start + length)
  voice.connect(fall).connect(to)
  voice.start(start)
  voice.stop(start + length)
}

/** A rustle: noise through a filter. */
function rustle(pitch: number, length: number, loud: number, pan = 0, after = 0): void {
  const { at, to } = out(pan, loud)
  const start = at.currentTime + after
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2
  const [voice, filter] = [at.createBufferSource(), at.createBiquadFilter()]
  voice.buffer = buffer
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  voice.connect(filter).connect(to)
  voice.start(start)
}

const PLAY: Record<Sound, (pan: number) => void> = {
  turn: () => [440, 660].forEach((pitch, i) => tone(pitch, 0.9, 'sine', 0.12, 0, i * 0.14)),
  noise: (pan) => [0, 0.22, 0.5].forEach((after) => rustle(160, 0.28, 0.9, pan, after)),
  hurt: () => (tone(120, 0.45, 'sawtooth', 0.16), rustle(700, 0.2, 0.3)),
  dice: () => [0, 0.07, 0.16, 0.22, 0.35].forEach((after, i) => rustle(1800 - i * 160, 0.05, 0.7, 0, after)),
  card: () => rustle(2600, 0.16, 0.35),
  step: () => [0, 0.2].forEach((after) => rustle(220, 0.09, 0.5, 0, after)),
  end: () => [220, 277, 330].forEach((pitch, i) => tone(pitch, 2.4, 'sine', 0.1, 0, i * 0.3)),
}

export function sound(what: Sound, way = ''): void {
  if (!settings.sound || !settings.volume) return
  PLAY[what](PAN[way] ?? 0)
}
