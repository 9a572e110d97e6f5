import type { PayloadOf } from '#api/kit/call.ts'
import type { Mistake, answerMistake } from '#api/exam/result.contract.ts'
import type { Solution } from '#api/question/question.contract.ts'
import { isAnswerTo, markAnswer } from '#api/question/answer-rule.ts'
import { Refusal, notFound } from '#server/answer/refusal.ts'
import type { Asking } from '#server/commands/each.ts'
import { timeText } from '#server/database/codec.ts'
import type { Database } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { keysOf, shownQuestions, solutionsOf } from '#server/question/drawn.ts'
import { examName } from './exam-rows.ts'
import { RIGHT_IN_A_ROW, countRight, countWrong } from './collect-mistakes.ts'

/** Any number: only right or not is asked. */
const FULL = 10

/** A page of the caller's wrong questions, the latest first. */
export async function findMistakes(
  db: Database,
  { pageNum, pageSize }: { readonly pageNum: number; readonly pageSize: number },
  { sender, language }: Asking,
): Promise<{ list: Mistake[]; count: number }> {
  const own = db.selectFrom('wrong_question').where('wrong_question.user_id', '=', sender.userId)
  const [rows, counted] = await Promise.all([
    own
      .innerJoin('exam', 'exam.id', 'wrong_question.exam_id')
      .selectAll('wrong_question')
      .select(examName(language.code).as('examName'))
      .orderBy('wrong_question.last_wrong_at', 'desc')
      .orderBy('wrong_question.question_id')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    own.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  const refs = rows.map(({ question_id: questionId, version }) => ({ questionId, version }))
  const keys = await keysOf(db, refs)
  const shown = await shownQuestions(
    db,
    refs.map((ref, place) => ({ ...ref, options: keys[place]?.options ?? [] })),
    language,
  )
  return {
    list: shown.flatMap((question, place): Mistake[] => {
      const row = rows[place]
      if (row === undefined) return []
      const { examName: name, wrong_count: wrongCount, streak, last_wrong_at: at } = row
      return [{ ...question, examName: name, wrongCount, streak, lastWrongAt: timeText(at) }]
    }),
    count: counted.count,
  }
}

interface Answered {
  readonly isRight: boolean
  readonly solution: Solution
  readonly streak: number
  readonly isGone: boolean
}

/** Marks an answer at once: two right ones in a row, and the question leaves. @throws Refusal */
export const answerOne = (
  db: Database,
  { questionID: questionId, answer }: PayloadOf<typeof answerMistake>,
  { sender, language, now }: Asking,
): Promise<Answered> =>
  db.transaction().execute(async (trx) => {
    const wrong = await trx
      .selectFrom('wrong_question')
      .selectAll()
      .where('user_id', '=', sender.userId)
      .where('question_id', '=', questionId)
      .$if(hasRowLocks(trx), (query) => query.forUpdate())
      .executeTakeFirst()
    if (wrong === undefined) throw notFound()
    const { version, exam_id: examId } = wrong
    const [question] = await keysOf(trx, [{ questionId, version }])
    const [solution] = await solutionsOf(trx, [{ questionId, version }], language)
    if (question === undefined || solution === undefined) throw notFound()
    if (!isAnswerTo(question, answer)) throw new Refusal('exam.answerInvalid')
    const isRight = markAnswer(question, answer, FULL, false) === FULL
    if (!isRight) await countWrong(trx, { learnerId: sender.userId, examId, questionId, version, now })
    const streak = isRight ? await countRight(trx, sender.userId, questionId) : 0
    return { isRight, solution, streak, isGone: streak >= RIGHT_IN_A_ROW }
  })
