import { setImmediate } from 'node:timers/promises'
import type { Database, Querying } from '#server/database/open.ts'

/** Rows of a turn, so that others have theirs. */
const PIECE = 500

export interface SubmissionRow {
  readonly id: string
  readonly response_id: string | null
  readonly department_code: string | null
  readonly answers: string
}

/** Every submission of a questionnaire once, in the order of random ids, piece by piece. */
export async function eachSubmission(
  db: Database,
  id: string,
  take: (rows: readonly SubmissionRow[], of: Querying) => void | Promise<void>,
): Promise<void> {
  const read = async (of: Querying): Promise<void> => {
    for (let last = ''; ; ) {
      const rows = await of
        .selectFrom('questionnaire_submission')
        .select(['id', 'response_id', 'department_code', 'answers'])
        .where('questionnaire_id', '=', id)
        .where('id', '>', last)
        .orderBy('id')
        .limit(PIECE)
        .execute()
      await take(rows, of)
      if (rows.length < PIECE) return
      last = rows.at(-1)?.id ?? last
      await setImmediate()
    }
  }
  // Rows are written anew under other ids meanwhile.
  await db.transaction().setAccessMode('read only').setIsolationLevel('repeatable read').execute(read)
}
