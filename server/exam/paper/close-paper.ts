import type { Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { markAnswer } from '#api/question/answer-rule.ts'
import { lastAnswers } from './last-answers.ts'
import { keysOf } from '#server/question/drawn.ts'
import { finishMarking } from './finish-marking.ts'

/**
 * The paper that is being written takes no more answers, and gets the marks that need no marker. Returns whether it is
 * marked by that.
 */
export async function closePaper(trx: Querying, learnerExamId: string, now: Date): Promise<boolean> {
  const paper = await trx
    .selectFrom('exam_paper')
    .select(['id', 'deadline'])
    .where('learner_exam_id', '=', learnerExamId)
    .where('state', '=', 'inProgress')
    // Saves lock it too: what they have stored is read below.
    .$if(hasRowLocks(trx), (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('exam_paper')
    .set({ state: 'marking', handed_in_at: Math.min(now.getTime(), paper.deadline) })
    .where('id', '=', paper.id)
    .execute()
  const questions = await trx
    .selectFrom('exam_question')
    .select(['question_id', 'version', 'full'])
    .where('paper_id', '=', paper.id)
    .orderBy('position')
    .execute()
  const keys = await keysOf(
    trx,
    questions.map(({ question_id: questionId, version }) => ({ questionId, version })),
  )
  const answers = await lastAnswers(trx, paper.id)
  const given = questions.map(({ question_id: questionId, full }, place) => {
    const key = keys[place]
    if (key === undefined) throw new Error(`The question ${questionId} has no key`)
    return { questionId, marks: markAnswer(key, answers.get(questionId) ?? null, full) }
  })
  for (const [marks, alike] of Map.groupBy(given, (one) => one.marks))
    if (marks !== null)
      await trx
        .updateTable('exam_question')
        .set({ given: marks })
        .where('paper_id', '=', paper.id)
        .where(
          'question_id',
          'in',
          alike.map(({ questionId }) => questionId),
        )
        .execute()
  if (given.some(({ marks }) => marks === null)) return false
  await finishMarking(trx, paper.id, now)
  return true
}
