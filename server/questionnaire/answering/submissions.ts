import { randomInt, randomUUID } from 'node:crypto'
import type { Answers } from '#api/questionnaire/answering-rule.ts'
import type { Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'

/** An anonymous submission is one of so many that were written in its transaction. */
const MIXED_WITH = 4

interface Submission {
  readonly questionnaireId: string
  /** Null: it is anonymous. */
  readonly responseId: string | null
  /** Of the questions that were asked. */
  readonly answers: Answers
}

/** What counts from now on, instead of what was submitted before. */
export async function keepSubmission(
  trx: Querying,
  { questionnaireId, responseId, answers }: Submission,
): Promise<void> {
  const row = { questionnaire_id: questionnaireId, response_id: responseId, answers: JSON.stringify(answers) }
  const insert = () =>
    trx
      .insertInto('questionnaire_submission')
      .values({ id: randomUUID(), ...row })
      .execute()
  if (responseId === null) {
    await mixedWithOthers(trx, questionnaireId, insert)
    return
  }
  await trx.deleteFrom('questionnaire_submission').where('response_id', '=', responseId).execute()
  await insert()
}

/**
 * PostgreSQL keeps with every row which transaction wrote it, and in which order; and the log of the lifecycle is
 * written in the same transaction. So some other rows are written anew before and after, each under another id, and
 * nobody can tell which of them came with whom. Rows that another submission is just writing anew are passed over.
 * SQLite keeps nothing of the kind.
 */
async function mixedWithOthers(trx: Querying, questionnaireId: string, insert: () => Promise<unknown>): Promise<void> {
  if (!hasRowLocks(trx)) {
    await insert()
    return
  }
  const from = randomUUID()
  const others: string[] = []
  for (const side of ['>=', '<'] as const) {
    const found = await trx
      .selectFrom('questionnaire_submission')
      .select('id')
      .where('questionnaire_id', '=', questionnaireId)
      .where('id', side, from)
      .orderBy('id')
      .limit(MIXED_WITH - others.length)
      .forUpdate()
      .skipLocked()
      .execute()
    others.push(...found.map(({ id }) => id))
    if (others.length === MIXED_WITH) break
  }
  const place = randomInt(others.length + 1)
  for (const id of others.slice(0, place)) await writeAnew(trx, id)
  await insert()
  for (const id of others.slice(place)) await writeAnew(trx, id)
}

const writeAnew = (trx: Querying, id: string): Promise<unknown> =>
  trx.updateTable('questionnaire_submission').set({ id: randomUUID() }).where('id', '=', id).execute()
