/** Small sounds, made on the spot and off unless asked for: a low bell for your turn, a thud for a noise. */
import { settings } from './settings.svelte'

let audio: AudioContext | undefined

function tone(pitch: number, length: number, shape: OscillatorType, loud: number): void {
  audio ??= new AudioContext()
  const now = audio.currentTime
  const [voice, fall] = [audio.createOscillator(), audio.createGain()]
  voice.type = shape
  voice.frequency.setValueAtTime(pitch, now)
  voice.frequency.exponentialRampToValueAtTime(pitch / 2, now + length)
  fall.gain.setValueAtTime(loud, now)
  fall.gain.exponentialRampToValueAtTime(0.001, now + length)
  voice.connect(fall).connect(audio.destination)
  voice.start()
  voice.stop(now + length)
}

export function sound(what: 'turn' | 'noise' | 'hurt'): void {
  if (!settings.sound) return
  if (what === 'turn') tone(440, 0.5, 'sine', 0.12)
  else if (what === 'noise') tone(90, 0.35, 'triangle', 0.3)
  else tone(160, 0.3, 'sawtooth', 0.15)
}
