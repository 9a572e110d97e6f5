import { randomInt, randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Answers } from '#api/questionnaire/answering-rule.ts'
import type { Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import type { QuestionnaireSubmissionTable } from '../tables.ts'

/** An anonymous submission is one of at least so many that were written together. */
const TOGETHER = 5

type Row = Insertable<QuestionnaireSubmissionTable>

interface Submission {
  readonly questionnaireId: string
  readonly learnerId: string
  readonly responseId: string
  /** Of the questions that were asked. */
  readonly answers: Answers
}

/** What counts from now on of somebody who is named, instead of what was submitted before; with today's department. */
export async function keepSubmission(
  trx: Querying,
  { questionnaireId, learnerId, responseId, answers }: Submission,
): Promise<void> {
  await trx.deleteFrom('questionnaire_submission').where('response_id', '=', responseId).execute()
  const person = await trx
    .selectFrom('user')
    .select('department_code')
    .where('id', '=', learnerId)
    // Whoever merges the department hands this answer over too.
    .$if(hasRowLocks(trx), (query) => query.forShare())
    .executeTakeFirst()
  await trx
    .insertInto('questionnaire_submission')
    .values({
      id: randomUUID(),
      questionnaire_id: questionnaireId,
      response_id: responseId,
      answers: JSON.stringify(answers),
      department_code: person?.department_code ?? null,
    })
    .execute()
}

/**
 * What counts from now on of people who are not named, all of one questionnaire. PostgreSQL keeps with every row which
 * transaction wrote it, and in which order; SQLite puts the rows of a page one before the other as they come; and the
 * log of the lifecycle is written in the same transaction. So some other rows are taken away and written again among
 * the new ones, in no order, and nobody can tell which of them came with whom. Rows that another submission is just
 * writing again are passed over.
 */
export async function keepAnonymous(
  trx: Querying,
  questionnaireId: string,
  submitted: readonly Answers[],
): Promise<void> {
  if (submitted.length === 0) return
  const rows: Row[] = submitted.map((answers) => ({
    id: randomUUID(),
    questionnaire_id: questionnaireId,
    response_id: null,
    answers: JSON.stringify(answers),
    department_code: null,
  }))
  const others = await takenAway(trx, questionnaireId, TOGETHER - rows.length)
  await trx
    .insertInto('questionnaire_submission')
    .values(mixed([...rows, ...others]))
    .execute()
}

function mixed(rows: readonly Row[]): Row[] {
  const left = [...rows]
  return rows.flatMap(() => left.splice(randomInt(left.length), 1))
}

/** So many rows under other ids: as new ones, for one that was changed says so for ever. */
async function takenAway(trx: Querying, questionnaireId: string, count: number): Promise<Row[]> {
  const ids = await someOf(trx, questionnaireId, count)
  if (ids.length === 0) return []
  const rows = await trx.deleteFrom('questionnaire_submission').where('id', 'in', ids).returningAll().execute()
  return rows.map((row) => ({ ...row, id: randomUUID() }))
}

/** Ids from a random place on, then from the first one on. */
async function someOf(trx: Querying, questionnaireId: string, count: number): Promise<string[]> {
  const from = randomUUID()
  const ids: string[] = []
  for (const side of ['>=', '<'] as const) {
    if (ids.length >= count) break
    const found = await trx
      .selectFrom('questionnaire_submission')
      .select('id')
      .where('questionnaire_id', '=', questionnaireId)
      .where('id', side, from)
      .orderBy('id')
      .limit(count - ids.length)
      .$if(hasRowLocks(trx), (query) => query.forUpdate().skipLocked())
      .execute()
    ids.push(...found.map(({ id }) => id))
  }
  return ids
}
