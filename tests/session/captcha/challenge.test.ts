import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  difficultyOf,
  newAnswer,
  normaliseAnswer,
  PICTURE_ALPHABET,
  sameAnswer,
} from '#server/session/captcha/challenge.ts'
import { secureRandom } from '#server/random.ts'
import { seededRandom } from './seeded-random.ts'

const pictureAnswer = fc.integer().map((seed) => newAnswer('picture', seededRandom(seed), 'easy'))
const audioAnswer = fc.integer().map((seed) => newAnswer('audio', seededRandom(seed), 'easy'))
const fullWidth = (text: string) =>
  Array.from(text, (c) => String.fromCodePoint((c.codePointAt(0) ?? 0) + 0xfee0)).join('')
const digitsFrom = (zero: number, text: string) =>
  Array.from(text, (c) => String.fromCodePoint(zero + Number(c))).join('')

describe('a new answer', () => {
  it('is four characters of the alphabet for a picture and six digits for a sound', () => {
    fc.assert(
      fc.property(pictureAnswer, audioAnswer, (seen, heard) => {
        expect(seen).toMatch(new RegExp(`^[${PICTURE_ALPHABET}]{4}$`))
        expect(heard).toMatch(/^\d{6}$/)
      }),
    )
  })

  it('is longer than any easy one where it has to be hard, which the answer tells', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom('picture', 'audio'), (seed, kind) => {
        for (const difficulty of ['easy', 'hard'] as const)
          expect(difficultyOf(newAnswer(kind, seededRandom(seed), difficulty))).toBe(difficulty)
      }),
    )
    expect(newAnswer('picture', secureRandom, 'hard')).toMatch(new RegExp(`^[${PICTURE_ALPHABET}]{7}$`))
    expect(newAnswer('audio', secureRandom, 'hard')).toMatch(/^\d{9}$/)
  })

  it('uses every character, and rarely repeats', () => {
    const answers = Array.from({ length: 500 }, () => newAnswer('picture', secureRandom, 'easy'))
    expect(new Set(answers.join(''))).toEqual(new Set(PICTURE_ALPHABET))
    expect(new Set(answers).size).toBeGreaterThan(480)
    expect(new Set(Array.from({ length: 200 }, () => newAnswer('audio', secureRandom, 'easy')).join('')).size).toBe(10)
  })

  it('has no ambiguous characters, and each in one case only', () => {
    expect(PICTURE_ALPHABET).not.toMatch(/[0ODQ1IJ4A68BEPHNUV7ZSG]/i)
    expect(new Set(PICTURE_ALPHABET).size).toBe(PICTURE_ALPHABET.length)
    expect(normaliseAnswer(PICTURE_ALPHABET)).toBe(PICTURE_ALPHABET)
  })
})

describe('the typed answer', () => {
  it('is accepted in any case, with spaces, full-width or with invisible marks', () => {
    fc.assert(
      fc.property(pictureAnswer, (answer) => {
        const ways = [
          answer,
          answer.toLowerCase(),
          ` ${Array.from(answer).join(' ')}\t`,
          Array.from(answer).join('\u3000'),
          fullWidth(answer),
          fullWidth(answer.toLowerCase()),
          `\u200f${Array.from(answer).join('\u200b')}\ufeff`,
        ]
        for (const typed of ways) expect(sameAnswer(typed, answer), JSON.stringify(typed)).toBe(true)
      }),
    )
  })

  it("is accepted in the interface's digits: Arabic, Persian, Khmer, Lao, full-width", () => {
    fc.assert(
      fc.property(audioAnswer, (answer) => {
        for (const zero of [0x0660, 0x06f0, 0x17e0, 0x0ed0, 0xff10])
          expect(sameAnswer(digitsFrom(zero, answer), answer)).toBe(true)
      }),
    )
  })

  it('is accepted with the look-alikes of a Russian keyboard', () => {
    expect(sameAnswer('СУКМ', 'CYKM')).toBe(true)
    expect(sameAnswer('зтху', '3TXY')).toBe(true)
  })

  it('is accepted with a digit in place of a look-alike capital', () => {
    expect(sameAnswer('zsg3', '2593')).toBe(true)
  })

  it('is refused when a character is changed, missing, added or moved', () => {
    fc.assert(
      fc.property(pictureAnswer, pictureAnswer, (answer, other) => {
        expect(sameAnswer(other, answer)).toBe(other === answer)
        expect(sameAnswer(answer.slice(1), answer)).toBe(false)
        expect(sameAnswer(`${answer}${other.charAt(0)}`, answer)).toBe(false)
        const reversed = Array.from(answer).reverse().join('')
        expect(sameAnswer(reversed, answer)).toBe(reversed === answer)
      }),
    )
    expect(sameAnswer('', 'CRKM')).toBe(false)
  })

  it('may be arbitrary text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
        expect(sameAnswer(typed, 'CRKM')).toBe(normaliseAnswer(typed) === 'CRKM')
      }),
    )
    expect(sameAnswer('\ud800', 'CRKM')).toBe(false)
  })
})
