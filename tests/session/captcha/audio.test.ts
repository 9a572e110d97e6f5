import { readdirSync, statSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { speak, spokenLanguage } from '#server/session/captcha/audio.ts'
import { newAnswer } from '#server/session/captcha/challenge.ts'
import { seededRandom } from './seeded-random.ts'

const LOCALES = ['zh_CN', 'en_US', 'fr_FR', 'ar_AR', 'es_ES', 'id_ID', 'kh_KH', 'laos_LA', 'pt_PT', 'ru_RU', 'vi_VN']
const RATE = 11_025
const FRAME = RATE / 50
const steady = () => 0.5

const samplesOf = (file: Buffer) => file.subarray(44, 44 + file.readUInt32LE(40))

/** Speech segments of a WAV: stretches above the murmur, merged across pauses of less than 0.4 s within a word. */
function bursts(file: Buffer): number {
  const samples = samplesOf(file)
  let [count, silentFrames] = [0, Infinity]
  for (let start = 0; start + FRAME <= samples.length; start += FRAME) {
    const frame = samples.subarray(start, start + FRAME)
    const level = Math.sqrt(frame.reduce((sum, sample) => sum + (sample - 128) ** 2, 0) / FRAME)
    if (level < 9) silentFrames += 1
    else {
      if (silentFrames >= 20) count += 1
      silentFrames = 0
    }
  }
  return count
}

describe.each(LOCALES)('the captcha that is heard, %s', (locale) => {
  it('is a valid WAV: mono, 8 bit, 11 kHz', () => {
    const file = speak('402817', locale, seededRandom(1))
    expect(file.toString('latin1', 0, 4)).toBe('RIFF')
    expect(file.toString('latin1', 8, 16)).toBe('WAVEfmt ')
    expect(file.toString('latin1', 36, 40)).toBe('data')
    expect(file.readUInt32LE(4)).toBe(file.length - 8)
    expect([20, 22, 32, 34].map((at) => file.readUInt16LE(at))).toEqual([1, 1, 1, 8])
    expect([16, 24, 28].map((at) => file.readUInt32LE(at))).toEqual([16, RATE, RATE])
    const samples = file.readUInt32LE(40)
    expect(file.length).toBe(44 + samples + (samples % 2))
  })

  it.each([
    ['easy', 6],
    ['hard', 9],
  ] as const)(
    'says the separate digits of an %s answer, %i, in two thirds of a second to two seconds each',
    (difficulty, count) => {
      fc.assert(
        fc.property(fc.integer(), (seed) => {
          const random = seededRandom(seed)
          const file = speak(newAnswer('audio', random, difficulty), locale, random)
          const seconds = samplesOf(file).length / RATE
          expect(seconds).toBeGreaterThan((count * 2) / 3)
          expect(seconds).toBeLessThan(count * 2)
          expect(bursts(file)).toBe(count)
        }),
        { numRuns: 20 },
      )
    },
  )

  it('varies each digit, at similar loudness', () => {
    const digits = Array.from('0123456789', (digit) => speak(digit, locale, steady))
    expect(new Set(digits.map((file) => file.toString('latin1'))).size).toBe(10)
    const peaks = digits.map((file) =>
      samplesOf(file).reduce((peak, sample) => Math.max(peak, Math.abs(sample - 128)), 0),
    )
    expect(Math.min(...peaks)).toBeGreaterThan(35)
    expect(Math.max(...peaks)).toBeLessThan(110)
  })

  it('differs each time, even for the same digits', () => {
    const [once, again, other] = [1, 1, 2].map((seed) => speak('123456', locale, seededRandom(seed)))
    expect(once?.equals(again ?? Buffer.alloc(0))).toBe(true)
    expect(once?.equals(other ?? Buffer.alloc(0))).toBe(false)
  })
})

describe('the language that is heard', () => {
  it('is that of the interface; Khmer, Lao and unknown locales fall back to English', () => {
    expect(LOCALES.map(spokenLanguage)).toEqual(['zh', 'en', 'fr', 'ar', 'es', 'id', 'en', 'en', 'pt', 'ru', 'vi'])
    const english = speak('123456', 'en_US', seededRandom(1))
    for (const locale of LOCALES) {
      const same = speak('123456', locale, seededRandom(1)).equals(english)
      expect(same, locale).toBe(spokenLanguage(locale) === 'en')
    }
    expect(speak('123456', '../../etc', seededRandom(1)).equals(english)).toBe(true)
  })

  it('supports the digits 0 to 9 only', () => {
    for (const wrong of ['a', '-', '1.5', '٣', '１']) expect(() => speak(wrong, 'en_US', steady)).toThrow(RangeError)
  })

  it('takes less than 600 kB in the repository', () => {
    const folder = new URL('../../../server/session/captcha/assets/speech/', import.meta.url)
    const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(new URL(name, folder)).size, 0)
    expect(bytes).toBeLessThan(600_000)
  })
})
