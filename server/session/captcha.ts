import { difficultyOf, normaliseAnswer } from './captcha/challenge.ts'
import type { Difficulty } from './captcha/challenge.ts'
import type { Database } from '#server/database/open.ts'
import { hashOf, newToken } from './tokens.ts'

export const CAPTCHA_LIFETIME_MS = 5 * 60_000

/** The outcome of an attempt: `expired` also covers captchas used, replaced, unknown and too easy by now. */
export type CaptchaVerdict = 'right' | 'wrong' | 'expired'

/** An answer to a captcha. */
export interface Answered {
  /** The cookie of the captcha. */
  readonly id: string | null
  readonly typed: string
  /** How hard it has to be. */
  readonly difficulty: Difficulty
}

/**
 * Stores a new captcha and voids the previous one; the id goes into the browser's cookie. The database reveals neither:
 * the id is hashed, the answer is hashed together with it.
 */
export async function rememberCaptcha(db: Database, before: string | null, answer: string, now: Date): Promise<string> {
  const id = newToken()
  if (before !== null) await db.deleteFrom('captcha').where('id_hash', '=', hashOf(before)).execute()
  await db
    .insertInto('captcha')
    .values({
      id_hash: hashOf(id),
      answer_hash: hashOf(id, answer),
      expires_at: now.getTime() + CAPTCHA_LIFETIME_MS,
      used_at: null,
    })
    .execute()
  return id
}

/** Checks an answer without using it up; a wrong one voids the captcha. */
export async function checkCaptcha(
  db: Database,
  { id, typed, difficulty }: Answered,
  now: Date,
): Promise<CaptchaVerdict> {
  if (id === null) return 'expired'
  const open = await db
    .selectFrom('captcha')
    .select('answer_hash')
    .where('id_hash', '=', hashOf(id))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.getTime())
    .executeTakeFirst()
  if (open === undefined) return 'expired'
  if (open.answer_hash === answerHash(id, typed)) return isTooEasy(typed, difficulty) ? 'expired' : 'right'
  return (await spend(db, id, null, now)) ? 'wrong' : 'expired'
}

/** Uses an answer up. Atomic, a single statement, so a right answer works once, even for concurrent requests. */
export async function spendCaptcha(
  db: Database,
  { id, typed, difficulty }: Answered,
  now: Date,
): Promise<CaptchaVerdict> {
  if (id === null) return 'expired'
  if (await spend(db, id, answerHash(id, typed), now)) return isTooEasy(typed, difficulty) ? 'expired' : 'right'
  return (await spend(db, id, null, now)) ? 'wrong' : 'expired'
}

const isTooEasy = (typed: string, difficulty: Difficulty): boolean =>
  difficulty === 'hard' && difficultyOf(typed) === 'easy'

const answerHash = (id: string, typed: string): string => hashOf(id, normaliseAnswer(typed))

/** Marks an open captcha as used, if an answer is given only if it matches; returns whether there was one. */
async function spend(db: Database, id: string, answer: string | null, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('captcha')
    .set({ used_at: now.getTime() })
    .where('id_hash', '=', hashOf(id))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.getTime())
    .$if(answer !== null, (query) => query.where('answer_hash', '=', answer ?? ''))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
