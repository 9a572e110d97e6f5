import type { Paper } from '#api/exam/paper.contract.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Asking } from '#server/commands/each.ts'
import { isSet, timeText } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import { examName } from '../exam-rows.ts'
import { paperQuestions } from '#server/question/drawn.ts'
import { lastAnswers } from './last-answers.ts'

interface Asked {
  readonly paperId: string
  readonly device: string
}

/** One's own paper, with the token for the device that writes it alone. @throws Refusal not found */
export async function showPaper(
  db: Querying,
  { paperId, device }: Asked,
  { sender, language, now }: Asking,
): Promise<Paper> {
  const paper = await db
    .selectFrom('exam_paper')
    .innerJoin('exam', 'exam.id', 'exam_paper.exam_id')
    .selectAll('exam_paper')
    .select(examName(language.code).as('examName'))
    .where('exam_paper.id', '=', paperId)
    .where('exam_paper.learner_id', '=', sender.userId)
    .executeTakeFirst()
  if (paper === undefined) throw notFound()
  const isWritten = paper.state === 'inProgress'
  const isWriter = paper.device === device
  return {
    paperID: paper.id,
    examID: paper.exam_id,
    examName: paper.examName,
    state: paper.state,
    attempt: paper.attempt,
    // What was handed in is looked at as its result, as far as that is published.
    questions: isWritten ? await questionsOf(db, paperId, language) : [],
    answers: isWritten
      ? Array.from(await lastAnswers(db, paperId), ([questionID, answer]) => ({ questionID, answer }))
      : [],
    sequence: paper.sequence,
    remaining: isWritten ? Math.max(0, paper.deadline - now.getTime()) : 0,
    minutes: paper.minutes,
    isOneWay: isSet(paper.is_one_way),
    // Also when it is closed: what its writer still has is kept for the marker.
    token: isWriter ? paper.token : null,
    otherWriterAt: isWriter ? null : timeText(paper.written_at),
  }
}

/** The questions of a paper in its own order, with the marks that each is worth. */
async function questionsOf(db: Querying, paperId: string, language: Asking['language']): Promise<Paper['questions']> {
  const rows = await db
    .selectFrom('exam_question')
    .select(['question_id', 'version', 'options', 'full'])
    .where('paper_id', '=', paperId)
    .orderBy('position')
    .execute()
  const shown = await inPaperOrder(db, rows, language)
  return shown.map((question, place) => ({ ...question, marks: rows[place]?.full ?? 0 }))
}

interface OfPaper {
  readonly question_id: string
  readonly version: number
  /** As JSON. */
  readonly options: string
}

/** Questions with their options in the order of a paper. */
export const inPaperOrder = (db: Querying, rows: readonly OfPaper[], language: Asking['language']) =>
  paperQuestions(
    db,
    rows.map(({ question_id: questionId, version, options }) => ({
      questionId,
      version,
      options: JSON.parse(options) as string[],
    })),
    language,
  )
