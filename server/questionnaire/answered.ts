import { momentOf } from '#server/database/moments.ts'
import type { Querying } from '#server/database/open.ts'

/** Whether anybody has submitted. */
export async function isAnswered(db: Querying, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('questionnaire_submission')
    .select('id')
    .where('questionnaire_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

interface Ending {
  readonly isAnonymous: boolean
  readonly closesAt: string
}

/**
 * Whether an anonymous one has ended with answers: those that came last are told at its end, and only once, so it is
 * not opened again.
 */
export const staysEnded = async (
  db: Querying,
  id: string,
  { isAnonymous, closesAt }: Ending,
  now: Date,
): Promise<boolean> => isAnonymous && momentOf(closesAt) <= now.getTime() && (await isAnswered(db, id))
