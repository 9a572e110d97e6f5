import type { AnsweredQuestion, PaperResult } from '#api/exam/result.contract.ts'
import { Refusal, notFound } from '#server/answer/refusal.ts'
import type { Asking } from '#server/commands/each.ts'
import { timeText } from '#server/database/codec.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { solutionsOf } from '#server/question/drawn.ts'
import { examName } from '../exam-rows.ts'
import { passMark, reaches } from './marked-facts.ts'
import { lastAnswers } from './last-answers.ts'
import { inPaperOrder } from './shown-paper.ts'
import { isSat, isShown } from '../published.ts'

/** What is shown of each question beside its answer. */
interface Showing {
  readonly marks: boolean
  readonly solutions: boolean
}

/** The questions of a paper with what was answered, in the order of the paper. */
export async function answeredQuestions(
  db: Querying,
  paperId: string,
  { marks, solutions }: Showing,
  language: Asking['language'],
): Promise<AnsweredQuestion[]> {
  const rows = await db
    .selectFrom('exam_question')
    .selectAll()
    .where('paper_id', '=', paperId)
    .orderBy('position')
    .execute()
  const answers = await lastAnswers(db, paperId)
  const shown = await inPaperOrder(db, rows, language)
  const refs = rows.map(({ question_id: questionId, version }) => ({ questionId, version }))
  const solved = solutions ? await solutionsOf(db, refs, language) : []
  return shown.map((question, place) => {
    const row = rows[place]
    return {
      ...question,
      full: row?.full ?? 0,
      answer: answers.get(question.questionID) ?? null,
      given: marks ? (row?.given ?? null) : null,
      comment: marks ? (row?.comment ?? '') : '',
      solution: solved[place] ?? null,
    }
  })
}

/** [ERROR-23] One's own result, as far as it is published. @throws Refusal not found; exam.notPublished */
export async function findResult(
  db: Database,
  paperId: string,
  { sender, language, now }: Asking,
): Promise<PaperResult> {
  const paper = await db
    .selectFrom('exam_paper')
    .innerJoin('exam', 'exam.id', 'exam_paper.exam_id')
    .selectAll('exam_paper')
    .innerJoin('learner_exam', 'learner_exam.id', 'exam_paper.learner_exam_id')
    .select(['exam.shows_marks', 'exam.shows_paper', 'exam.shows_answers', 'exam.closes_at', isSat])
    .select('learner_exam.state as standing')
    .select(examName(language.code).as('examName'))
    .where('exam_paper.id', '=', paperId)
    .where('exam_paper.learner_id', '=', sender.userId)
    .executeTakeFirst()
  if (paper === undefined) throw notFound()
  const areMarks = isShown(paper.shows_marks, paper, now)
  // Who writes the next attempt may have the same questions before them.
  const isDone = paper.standing !== 'inProgress'
  const isPaper = isDone && isShown(paper.shows_paper, paper, now)
  if (!areMarks && !isPaper) throw new Refusal('exam.notPublished')
  const showing = { marks: areMarks, solutions: isDone && isShown(paper.shows_answers, paper, now) }
  const { state, marks, total, pass_percent: percent } = paper
  return {
    paperID: paper.id,
    examID: paper.exam_id,
    examName: paper.examName,
    attempt: paper.attempt,
    state,
    handedInAt: paper.handed_in_at === null ? null : timeText(paper.handed_in_at),
    marks: areMarks ? marks : null,
    total,
    passMark: passMark(total, percent),
    isPassed: marks === null ? null : reaches(marks, total, percent),
    questions: isPaper ? await answeredQuestions(db, paperId, showing, language) : null,
  }
}
