import type { Querying } from '#server/database/open.ts'
import { collectMistakes } from './collect-mistakes.ts'

/** All questions of a paper have marks: it is marked, and what was wrong joins the wrong questions of its learner. */
export async function finishMarking(trx: Querying, paperId: string, now: Date): Promise<void> {
  const questions = await trx
    .selectFrom('exam_question')
    .select(['question_id', 'version', 'kind', 'full', 'given'])
    .where('paper_id', '=', paperId)
    .execute()
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
  const paper = await trx
    .selectFrom('exam_paper')
    .select(['learner_id', 'exam_id', 'mark_revision'])
    .where('id', '=', paperId)
    .executeTakeFirstOrThrow()
  // Marks that are changed later are no second answer.
  if (paper.mark_revision > 1) return
  await collectMistakes(trx, { learnerId: paper.learner_id, examId: paper.exam_id, questions, now })
}
