import { RESULTS_FROM } from '#api/questionnaire/results.contract.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { lockQuestionnaire } from './standing.ts'
import { mixed, someOf, takenAway } from './submissions.ts'

/** Rows of a statement. */
const PIECE = 1000
/** So many others for each that is written again without its department. */
const OTHERS = 20

/**
 * Where fewer of a department have answered than results are shown from, its answers are those of no department from
 * now on; and where those of none were fewer, those of the smallest department as well. An anonymous questionnaire has
 * closed.
 */
export function forgetSmallDepartments(db: Database, questionnaireId: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockQuestionnaire(trx, questionnaireId)
    const codes = departmentsToForget(await countsOf(trx, questionnaireId))
    if (codes.length === 0) return
    const rows = trx
      .selectFrom('questionnaire_submission')
      .select('id')
      .where('questionnaire_id', '=', questionnaireId)
      .where('department_code', 'in', codes)
    if (!hasRowLocks(trx)) {
      await trx.updateTable('questionnaire_submission').set({ department_code: null }).where('id', 'in', rows).execute()
      return
    }
    const small = (await rows.execute()).map(({ id }) => id)
    // PostgreSQL keeps which rows were written together: among others of no department they are not known by that.
    const others = await someOf(trx, {
      questionnaireId,
      count: Math.min(PIECE, OTHERS * small.length),
      department: { code: null },
      but: [],
    })
    const taken = []
    for (let from = 0; from < small.length; from += PIECE)
      taken.push(...(await takenAway(trx, small.slice(from, from + PIECE))))
    taken.push(...(await takenAway(trx, others)))
    const again = mixed(taken.map((row) => ({ ...row, department_code: null })))
    for (let from = 0; from < again.length; from += PIECE)
      await trx
        .insertInto('questionnaire_submission')
        .values(again.slice(from, from + PIECE))
        .execute()
  })
}

async function countsOf(trx: Querying, questionnaireId: string): Promise<Map<string | null, number>> {
  const rows = await trx
    .selectFrom('questionnaire_submission')
    .select((eb) => ['department_code', eb.fn.countAll<number>().as('count')])
    .where('questionnaire_id', '=', questionnaireId)
    .where('response_id', 'is', null)
    .groupBy('department_code')
    .execute()
  return new Map(rows.map(({ department_code: code, count }) => [code, count]))
}

/** @param counts of answers by department; null: those of none */
export function departmentsToForget(counts: ReadonlyMap<string | null, number>): string[] {
  const bySize = [...counts]
    .flatMap(([code, count]) => (code === null ? [] : [{ code, count }]))
    .toSorted((one, other) => one.count - other.count || (one.code < other.code ? -1 : 1))
  let rest = counts.get(null) ?? 0
  const forgotten: string[] = []
  for (const { code, count } of bySize) {
    if (count >= RESULTS_FROM && (rest === 0 || rest >= RESULTS_FROM)) break
    forgotten.push(code)
    rest += count
  }
  return forgotten
}
