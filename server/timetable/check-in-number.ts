import { Secret, TOTP } from 'otpauth'
import type { CheckInFacts } from '#machines/timetable/attendance.lifecycle.ts'
import { randomBytes } from 'node:crypto'
import { latinDigits } from '#api/kit/digits.ts'

/** A number is shown for so long. */
export const PERIOD_MS = 30_000
/** The number before is accepted for so long, since an answer takes its time on the way. */
const DELAY_MS = 5_000
/** Numbers of the last ten minutes are told apart from those that never were. */
const KNOWN_STEPS = 20

const numbersOf = (secret: string): TOTP =>
  new TOTP({ secret: Secret.fromHex(secret), digits: 6, period: PERIOD_MS / 1000, algorithm: 'SHA1' })

/** The secret of a new lesson: 160 bits, as RFC 4226 asks for. */
export const newSecret = (): string => randomBytes(20).toString('hex')

/** The number of a lesson now, and how long it is shown. */
export function numberAt(secret: string, now: Date): { readonly code: string; readonly remaining: number } {
  const totp = numbersOf(secret)
  const timestamp = now.getTime()
  return { code: totp.generate({ timestamp }), remaining: PERIOD_MS - (timestamp % PERIOD_MS) }
}

/** The six digits of a number as a learner writes it, in any script, with spaces or not; null: it is none. */
function digitsOf(sent: string): string | null {
  const digits = latinDigits(sent).replaceAll(/\s/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

/** Whether something can be the number of a lesson: what cannot be guesses none. */
export const isNumber = (sent: string): boolean => digitsOf(sent) !== null

/** What a number is for a lesson; that of another lesson only the caller can know. */
export function judgeNumber(secret: string, sent: string, now: Date): Exclude<CheckInFacts['code'], 'otherLesson'> {
  const token = digitsOf(sent)
  if (token === null) return 'wrong'
  const totp = numbersOf(secret)
  const timestamp = now.getTime()
  const isOf = (at: number): boolean => totp.validate({ token, timestamp: at, window: 0 }) !== null
  if (isOf(timestamp) || isOf(timestamp - DELAY_MS)) return 'right'
  const delta = totp.validate({ token, timestamp, window: KNOWN_STEPS })
  return delta !== null && delta < 0 ? 'outdated' : 'wrong'
}
