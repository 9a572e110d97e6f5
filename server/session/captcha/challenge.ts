import { timingSafeEqual } from 'node:crypto'
import { latinDigits } from '#api/kit/digits.ts'
import type { Random } from '../../random.ts'

/** A captcha is visual or audible. */
export type ChallengeKind = 'picture' | 'audio'

/**
 * Capitals and digits that stay distinguishable when distorted: no 0 O D Q, 1 I J, 4 A, 6 8 B, E P beside F,
 * H N beside M, U V beside Y, 7 beside T; no vowels, so that no word comes up by accident.
 */
export const PICTURE_ALPHABET = 'CFKLMRTWXY2359'
const DIGITS = '0123456789'
/** Hard ones are longer than any easy one of either kind. */
const LENGTHS = { picture: { easy: 4, hard: 7 }, audio: { easy: 6, hard: 9 } } as const

/** Characters outside the alphabet -> their look-alikes, also those of a Russian keyboard. */
const TWINS: Readonly<Record<string, string>> = {
  Z: '2',
  S: '5',
  G: '9',
  С: 'C',
  К: 'K',
  М: 'M',
  Т: 'T',
  Х: 'X',
  У: 'Y',
  З: '3',
}

/** How hard a captcha is: `hard` where many attempts have failed. */
export type Difficulty = 'easy' | 'hard'

/** A new normalised answer: characters of the alphabet for a picture, or digits for a sound. */
export function newAnswer(kind: ChallengeKind, random: Random, difficulty: Difficulty): string {
  const alphabet = kind === 'picture' ? PICTURE_ALPHABET : DIGITS
  const length = LENGTHS[kind][difficulty]
  return Array.from({ length }, () => alphabet.charAt(Math.floor(random() * alphabet.length))).join('')
}

/**
 * The form in which answers are compared and hashed: capitals, full-width forms made narrow, spaces and
 * invisible marks dropped, national digits in Latin, and what cannot be in an answer as the character that it looks
 * like.
 */
export function normaliseAnswer(typed: string): string {
  const plain = typed
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toUpperCase()
  return Array.from(plain, (character) => TWINS[character] ?? latinDigits(character)).join('')
}

/** The difficulty of the captcha that an answer is right for. */
export const difficultyOf = (typed: string): Difficulty =>
  normaliseAnswer(typed).length >= LENGTHS.picture.hard ? 'hard' : 'easy'

/** Whether the input is the expected normalised answer, compared in constant time. */
export function sameAnswer(typed: string, expected: string): boolean {
  const given = Buffer.from(normaliseAnswer(typed))
  const wanted = Buffer.from(expected)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
