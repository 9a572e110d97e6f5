import { readFileSync } from 'node:fs'
import type { Random } from '../../random.ts'
import { between } from './geometry.ts'

/** Sample rate of the recordings and the output: mono, unsigned 8 bit. */
const RATE = 11_025
const HEADER_BYTES = 44
const SILENCE = 128
const HISS = 2.5

/** Locale of the portal -> spoken language. There is no free voice for Khmer and Lao, which fall back to English. */
const LANGUAGES: ReadonlyMap<string, string> = new Map([
  ['zh_CN', 'zh'],
  ['en_US', 'en'],
  ['fr_FR', 'fr'],
  ['ar_AR', 'ar'],
  ['es_ES', 'es'],
  ['id_ID', 'id'],
  ['kh_KH', 'en'],
  ['laos_LA', 'en'],
  ['pt_PT', 'pt'],
  ['ru_RU', 'ru'],
  ['vi_VN', 'vi'],
])

const recordings = new Map<string, readonly Uint8Array[]>()

/**
 * The language in which `speak` says digits for a locale (ISO 639-1), to tell those who will hear another than their
 * own.
 */
export function spokenLanguage(locale: string): string {
  return LANGUAGES.get(locale) ?? 'en'
}

/**
 * A WAV (11 kHz, mono, 8 bit) that says the digits one by one, each with its own pace, pitch and loudness, over a low
 * murmur of the same voice backwards and a hiss. Throws on anything but digits.
 */
export function speak(digits: string, locale: string, random: Random): Buffer {
  const voice = recordingsOf(spokenLanguage(locale))
  const spoken = Array.from(digits, (digit) => resampled(recordingOf(voice, digit), between(random, 0.92, 1.08)))
  let end = 0
  const starts = spoken.map(({ length }) => {
    const start = end + Math.round(RATE * between(random, 0.5, 0.85))
    end = start + length
    return start
  })
  const sound = new Float32Array(end + RATE / 2)
  murmur(sound, voice, random)
  spoken.forEach((samples, i) => mix(sound, samples, starts[i] ?? 0, between(random, 0.7, 0.9)))
  return wav(new Uint8ClampedArray(sound))
}

/** The ten digits of a language, read once; the format is described in scripts/captcha-speech.sh. */
function recordingsOf(language: string): readonly Uint8Array[] {
  const known = recordings.get(language)
  if (known !== undefined) return known
  const file = readFileSync(new URL(`./assets/speech/${language}.u8`, import.meta.url))
  let start = 20
  const voice = Array.from({ length: 10 }, (_, digit) => {
    const end = start + file.readUInt16LE(2 * digit)
    const recording = file.subarray(start, end)
    start = end
    return recording
  })
  recordings.set(language, voice)
  return voice
}

function recordingOf(voice: readonly Uint8Array[], digit: string): Uint8Array {
  const recording = /^\d$/.test(digit) ? voice[Number(digit)] : undefined
  if (recording === undefined) throw new RangeError(`no recording of ${JSON.stringify(digit)}`)
  return recording
}

/** Samples centred on zero, played `speed` times as fast and so at a higher pitch. */
function resampled(recording: Uint8Array, speed: number): Float32Array {
  const levels = new Float32Array(Math.floor((recording.length - 1) / speed))
  for (let i = 0; i < levels.length; i += 1) {
    const at = Math.floor(i * speed)
    const share = i * speed - at
    levels[i] = (recording[at] ?? SILENCE) * (1 - share) + (recording[at + 1] ?? SILENCE) * share - SILENCE
  }
  return levels
}

/** Adds the background: hiss and reversed digits, both some 20 dB below the voice. */
function murmur(sound: Float32Array, voice: readonly Uint8Array[], random: Random): void {
  let seed = Math.floor(random() * 2 ** 32)
  for (let i = 0; i < sound.length; i += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0 // noise by the thousand: a secure source would take 10 ms
    sound[i] = SILENCE + (seed / 2 ** 31) * HISS
  }
  let position = Math.round(RATE * between(random, 0, 0.3))
  while (position < sound.length) {
    const recording = voice[Math.floor(random() * voice.length)] ?? new Uint8Array()
    const backwards = resampled(recording, between(random, 0.8, 1.2)).reverse()
    mix(sound, backwards, position, between(random, 0.05, 0.08))
    position += Math.round(backwards.length * between(random, 0.7, 1.3))
  }
}

function mix(sound: Float32Array, samples: Float32Array, position: number, gain: number): void {
  const end = Math.min(samples.length, sound.length - position)
  for (let i = 0; i < end; i += 1) sound[position + i] = (sound[position + i] ?? 0) + (samples[i] ?? 0) * gain
}

/** RIFF container of one PCM channel, padded to an even length. */
function wav(samples: Uint8ClampedArray): Buffer {
  const file = Buffer.alloc(HEADER_BYTES + samples.length + (samples.length % 2))
  file.write('RIFF', 0)
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20) // PCM
  file.writeUInt16LE(1, 22) // one channel
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE, 28)
  file.writeUInt16LE(1, 32)
  file.writeUInt16LE(8, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples.length, 40)
  file.set(samples, HEADER_BYTES)
  return file
}
