import type { AnswerOf, PayloadOf } from '#api/kit/call.ts'
import { cleanLine } from '#api/kit/name-rule.ts'
import { dictionaryFields, profileFault, profileFields } from '#api/profile/profile-rule.ts'
import type { getProfile, saveProfile } from '#api/profile/profile.contract.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { flagOf, isSet } from '#server/database/codec.ts'
import { Refusal, forbidden, unauthorised } from '#server/answer/refusal.ts'
import { areChoosable } from '#server/dictionary/choosable.ts'
import { maskEmail, maskPhone } from '#server/session/mask.ts'

type Profile = AnswerOf<typeof getProfile>
type Written = PayloadOf<typeof saveProfile>

const HOUR = 60 * 60_000
/** The largest offset ahead of UTC: the latest "today" anywhere. */
const FURTHEST_AHEAD = 14 * HOUR

/** [ROUTE-37] A user's profile, together with the account's data. */
export async function readProfile(db: Querying, userId: string): Promise<Profile> {
  const row = await db
    .selectFrom('user')
    .leftJoin('profile', 'profile.user_id', 'user.id')
    .where('user.id', '=', userId)
    .select(['account_name', 'name', 'original_name', 'department_code', 'phone', 'email'])
    .select([
      'chinese_name',
      'foreign_name',
      'gender',
      'birth_date',
      'country',
      'document_type',
      'education_level',
      'religion',
      'post',
      'phone_shown',
      'email_shown',
      'profile.revision',
    ])
    .executeTakeFirst()
  if (row === undefined) throw unauthorised()
  return {
    userId,
    accountName: row.account_name,
    originalName: row.original_name,
    department: row.department_code,
    name: row.name,
    chineseName: row.chinese_name,
    foreignName: row.foreign_name,
    gender: row.gender,
    birthDate: row.birth_date,
    country: row.country,
    documentType: row.document_type,
    educationLevel: row.education_level,
    religion: row.religion,
    post: row.post,
    phoneShown: isSet(row.phone_shown ?? 0),
    emailShown: isSet(row.email_shown ?? 0),
    bindPhone: row.phone === null ? null : maskPhone(row.phone),
    email: row.email === null ? null : maskEmail(row.email),
    revision: row.revision ?? 0,
  }
}

/**
 * [ROUTE-39] Stores a profile atomically; returns what was stored.
 * @throws Refusal for another user's, for an invalid field, for a stale revision
 */
export async function keepProfile(
  db: Database,
  { userId, revision, ...sent }: Written,
  callerId: string,
  now: Date,
): Promise<Profile> {
  if (userId !== callerId) throw forbidden()
  const written = cleaned(sent)
  const today = new Date(now.getTime() + FURTHEST_AHEAD).toISOString().slice(0, 10)
  for (const field of profileFields) {
    const fault = profileFault(field, String(written[field] ?? ''), today)
    if (fault !== null) throw new Refusal(fault)
  }
  return db.transaction().execute(async (trx) => {
    await needCodes(trx, written, await readProfile(trx, userId))
    const values = {
      chinese_name: written.chineseName,
      foreign_name: written.foreignName,
      gender: written.gender,
      birth_date: written.birthDate,
      country: written.country,
      document_type: written.documentType,
      education_level: written.educationLevel,
      religion: written.religion,
      post: written.post,
      phone_shown: flagOf(written.phoneShown),
      email_shown: flagOf(written.emailShown),
      revision: revision + 1,
      updated_at: now.getTime(),
    }
    const kept =
      revision === 0
        ? await trx
            .insertInto('profile')
            .values({ user_id: userId, ...values })
            .onConflict((conflict) => conflict.column('user_id').doNothing())
            .returning('user_id')
            .execute()
        : await trx
            .updateTable('profile')
            .set(values)
            .where('user_id', '=', userId)
            .where('revision', '=', revision)
            .returning('user_id')
            .execute()
    if (kept.length === 0) throw new Refusal('profile.changedElsewhere')
    await trx.updateTable('user').set({ name: written.name }).where('id', '=', userId).execute()
    return readProfile(trx, userId)
  })
}

/** As stored: an empty text becomes null. */
function cleaned(sent: Omit<Written, 'userId' | 'revision'>): Omit<Written, 'userId' | 'revision'> {
  const nameOf = (typed: string | null) => cleanLine(typed ?? '') || null
  return {
    ...sent,
    name: cleanLine(sent.name),
    chineseName: nameOf(sent.chineseName),
    foreignName: nameOf(sent.foreignName),
    birthDate: sent.birthDate === '' ? null : sent.birthDate,
  }
}

type Listed = Pick<Profile, (typeof dictionaryFields)[number]>

/** [ENTITY-12] @throws Refusal for a code that its dictionary does not offer, unless it was chosen before */
async function needCodes(trx: Querying, written: Listed, stored: Listed): Promise<void> {
  for (const field of dictionaryFields) {
    const [code, held] = [written[field], stored[field]]
    if (code !== null && !(await areChoosable(trx, field, [code], held === null ? [] : [held])))
      throw new Refusal('profile.notInList')
  }
}
