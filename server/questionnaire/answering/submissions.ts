import { randomInt, randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Answers } from '#api/questionnaire/answering-rule.ts'
import type { Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import type { QuestionnaireSubmissionTable } from '../tables.ts'

/** An anonymous submission is one of at least so many that were written together. */
const TOGETHER = 5

interface Submission {
  readonly questionnaireId: string
  /** Of the questions that were asked. */
  readonly answers: Answers
  readonly departmentCode: string | null
}

export type Row = Insertable<QuestionnaireSubmissionTable>

/** What counts from now on of somebody who is named, instead of what was submitted before. */
export async function keepSubmission(
  trx: Querying,
  { questionnaireId, responseId, answers, departmentCode }: Submission & { readonly responseId: string },
): Promise<void> {
  await trx.deleteFrom('questionnaire_submission').where('response_id', '=', responseId).execute()
  await trx
    .insertInto('questionnaire_submission')
    .values({
      id: randomUUID(),
      questionnaire_id: questionnaireId,
      response_id: responseId,
      answers: JSON.stringify(answers),
      department_code: departmentCode,
    })
    .execute()
}

/**
 * What counts from now on of people who are not named, all of one questionnaire. PostgreSQL keeps with every row which
 * transaction wrote it, and in which order; and the log of the lifecycle is written in the same transaction. So some
 * other rows are taken away and written again among the new ones, in no order, and nobody can tell which of them came
 * with whom: those of the same department first, since the department of who has submitted is known. Rows that another
 * submission is just writing again are passed over. SQLite keeps nothing of the kind.
 */
export async function keepAnonymous(trx: Querying, submitted: readonly Submission[]): Promise<void> {
  const rows: Row[] = submitted.map(({ questionnaireId, answers, departmentCode }) => ({
    id: randomUUID(),
    questionnaire_id: questionnaireId,
    response_id: null,
    answers: JSON.stringify(answers),
    department_code: departmentCode,
  }))
  if (rows.length === 0) return
  const others = hasRowLocks(trx) ? await takenAway(trx, await othersBeside(trx, rows)) : []
  await trx
    .insertInto('questionnaire_submission')
    .values(mixed([...rows, ...others]))
    .execute()
}

export function mixed(rows: readonly Row[]): Row[] {
  const left = [...rows]
  return rows.flatMap(() => left.splice(randomInt(left.length), 1))
}

/** So many of each department that its new rows are TOGETHER with them, then so many of any. */
async function othersBeside(trx: Querying, rows: readonly Row[]): Promise<string[]> {
  const [first] = rows
  if (first === undefined) return []
  const found: string[] = []
  for (const [code, own] of Map.groupBy(rows, ({ department_code: of }) => of ?? null)) {
    const wanted = { questionnaireId: first.questionnaire_id, count: TOGETHER - own.length }
    found.push(...(await someOf(trx, { ...wanted, department: { code }, but: [] })))
  }
  const count = TOGETHER - rows.length - found.length
  found.push(...(await someOf(trx, { questionnaireId: first.questionnaire_id, count, department: null, but: found })))
  return found
}

interface Wanted {
  readonly questionnaireId: string
  readonly count: number
  /** Null: any. */
  readonly department: { readonly code: string | null } | null
  /** Ids that are there already. */
  readonly but: readonly string[]
}

/** Ids from a random place on, then from the first one on. */
export async function someOf(trx: Querying, { questionnaireId, count, department, but }: Wanted): Promise<string[]> {
  const from = randomUUID()
  const ids: string[] = []
  for (const side of ['>=', '<'] as const) {
    if (ids.length >= count) break
    const found = await trx
      .selectFrom('questionnaire_submission')
      .select('id')
      .where('questionnaire_id', '=', questionnaireId)
      .$if(department !== null, (query) =>
        query.where('department_code', (department?.code ?? null) === null ? 'is' : '=', department?.code ?? null),
      )
      .$if(but.length > 0, (query) => query.where('id', 'not in', but))
      .where('id', side, from)
      .orderBy('id')
      .limit(count - ids.length)
      .forUpdate()
      .skipLocked()
      .execute()
    ids.push(...found.map(({ id }) => id))
  }
  return ids
}

/** Rows that are written again under other ids: as new ones, for one that was changed says so for ever. */
export async function takenAway(trx: Querying, ids: readonly string[]): Promise<Row[]> {
  if (ids.length === 0) return []
  const rows = await trx.deleteFrom('questionnaire_submission').where('id', 'in', ids).returningAll().execute()
  return rows.map((row) => ({ ...row, id: randomUUID() }))
}
