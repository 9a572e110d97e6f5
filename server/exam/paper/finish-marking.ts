import type { Querying } from '#server/database/open.ts'

/** All questions of a paper have marks: it is marked. */
export async function finishMarking(trx: Querying, paperId: string, now: Date): Promise<void> {
  const questions = await trx.selectFrom('exam_question').select('given').where('paper_id', '=', paperId).execute()
  await trx
    .updateTable('exam_paper')
    .set((eb) => ({
      state: 'marked',
      marked_at: now.getTime(),
      marks: questions.reduce((sum, { given }) => sum + (given ?? 0), 0),
      mark_revision: eb('mark_revision', '+', 1),
    }))
    .where('id', '=', paperId)
    .execute()
}
