import { normaliseAnswer } from './captcha/challenge.ts'
import type { Database } from '../database/open.ts'
import { hashOf, newToken } from './tokens.ts'

export const CAPTCHA_LIFETIME_MS = 5 * 60_000

/** What became of a try: `expired` also stands for used, replaced and never drawn. */
export type CaptchaVerdict = 'right' | 'wrong' | 'expired'

/**
 * Remembers a new captcha and voids the one before; the id goes into the browser's cookie. Neither the id nor the
 * answer can be read from the database: the one is hashed, the other hashed together with it.
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

/** Whether an answer is right, without using it up; a wrong one voids the captcha. */
export async function checkCaptcha(db: Database, id: string | null, typed: string, now: Date): Promise<CaptchaVerdict> {
  if (id === null) return 'expired'
  const open = await db
    .selectFrom('captcha')
    .select('answer_hash')
    .where('id_hash', '=', hashOf(id))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.getTime())
    .executeTakeFirst()
  if (open === undefined) return 'expired'
  if (open.answer_hash === answerHash(id, typed)) return 'right'
  return (await spend(db, id, null, now)) ? 'wrong' : 'expired'
}

/** Uses an answer up. One statement decides, so a right answer serves once, however many requests come at a time. */
export async function spendCaptcha(db: Database, id: string | null, typed: string, now: Date): Promise<CaptchaVerdict> {
  if (id === null) return 'expired'
  if (await spend(db, id, answerHash(id, typed), now)) return 'right'
  return (await spend(db, id, null, now)) ? 'wrong' : 'expired'
}

const answerHash = (id: string, typed: string): string => hashOf(id, normaliseAnswer(typed))

/** Marks an open captcha as used, where an answer is given only if it is the right one; whether there was one. */
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
