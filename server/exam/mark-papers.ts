import type { PayloadOf } from '#api/kit/call.ts'
import type { ListedPaper, PaperToMark, giveExtraTime, listPapers, markPaper } from '#api/exam/managed-exam.contract.ts'
import { Refusal, notFound } from '#server/answer/refusal.ts'
import { committed, sendWithin } from '#server/commands/door.ts'
import type { Doorway } from '#server/commands/door.ts'
import type { Asking } from '#server/commands/each.ts'
import { isSet, timeText } from '#server/database/codec.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { examName, isRunBy } from './exam-rows.ts'
import { learnerExamKind, settle } from './learner-exam-kind.ts'
import { answerOf } from './last-answers.ts'
import { answeredQuestions } from './results.ts'
import { finishMarking } from './finish-marking.ts'

/** The papers of the exams that somebody runs. Nobody marks one's own. */
const managed = (db: Querying, { sender, language }: Asking) =>
  db
    .selectFrom('exam_paper')
    .innerJoin('exam', 'exam.id', 'exam_paper.exam_id')
    .innerJoin('learner_exam', 'learner_exam.id', 'exam_paper.learner_exam_id')
    .innerJoin('user', 'user.id', 'exam_paper.learner_id')
    .selectAll('exam_paper')
    .select(['exam.hides_names', 'user.original_name', 'learner_exam.revision', 'learner_exam.state as learnerState'])
    .select(examName(language.code).as('examName'))
    .where((eb) => isRunBy(eb, sender))
    .where('exam_paper.learner_id', '!=', sender.userId)

type Row = Awaited<ReturnType<ReturnType<typeof managed>['execute']>>[number]

const listed = (row: Row): ListedPaper => ({
  paperID: row.id,
  examID: row.exam_id,
  examName: row.examName,
  // Who is given more time has to be known by name; who marks does not.
  learner:
    isSet(row.hides_names) && row.state !== 'inProgress'
      ? null
      : { userId: row.learner_id, originalName: row.original_name },
  attempt: row.attempt,
  state: row.state,
  begunAt: timeText(row.begun_at),
  deadline: timeText(row.deadline),
  handedInAt: row.handed_in_at === null ? null : timeText(row.handed_in_at),
  marks: row.marks,
  total: row.total,
  revision: row.revision,
})

/** A page of the papers that the caller may mark, the first handed in at the top. */
export async function findPapers(
  db: Database,
  { examID: examId, state, pageNum, pageSize }: PayloadOf<typeof listPapers>,
  asking: Asking,
): Promise<{ list: ListedPaper[]; count: number }> {
  let fitting = managed(db, asking)
  if (examId !== undefined) fitting = fitting.where('exam_paper.exam_id', '=', examId)
  if (state !== undefined) fitting = fitting.where('exam_paper.state', '=', state)
  const [rows, counted] = await Promise.all([
    fitting
      .orderBy('exam_paper.handed_in_at')
      .orderBy('exam_paper.id')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    fitting
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  return { list: rows.map(listed), count: counted.count }
}

/** One paper with its answers and solutions. @throws Refusal not found; exam.notHandedIn */
export async function findPaperToMark(db: Querying, paperId: string, asking: Asking): Promise<PaperToMark> {
  const row = await managed(db, asking).where('exam_paper.id', '=', paperId).executeTakeFirst()
  if (row === undefined) throw notFound()
  if (row.state === 'inProgress') throw new Refusal('exam.notHandedIn')
  const late = await db
    .selectFrom('exam_late_answer')
    .selectAll()
    .where('paper_id', '=', paperId)
    .orderBy('sequence')
    .execute()
  return {
    ...listed(row),
    markRevision: row.mark_revision,
    questions: await answeredQuestions(db, paperId, { marks: true, solutions: true }, asking.language),
    late: late.map((one) => ({
      questionID: one.question_id,
      answer: answerOf(one),
      answeredAt: timeText(one.answered_at),
      receivedAt: timeText(one.received_at),
    })),
  }
}

/** The record before its paper, as whoever changes both does. @throws Refusal not found */
async function lockManaged(trx: Querying, paperId: string, asking: Asking): Promise<Row> {
  if (hasRowLocks(trx)) {
    await trx
      .selectFrom('learner_exam')
      .select('id')
      .where('id', '=', (eb) => eb.selectFrom('exam_paper').select('learner_exam_id').where('id', '=', paperId))
      .forNoKeyUpdate()
      .execute()
    await trx.selectFrom('exam_paper').select('id').where('id', '=', paperId).forNoKeyUpdate().execute()
  }
  const row = await managed(trx, asking).where('exam_paper.id', '=', paperId).executeTakeFirst()
  if (row === undefined) throw notFound()
  return row
}

/**
 * Gives marks, for the first time or again; with the last of them the paper is marked. @throws Refusal not found;
 * exam.notHandedIn, record.stale, exam.questionUnknown, exam.marksInvalid, exam.marksMissing
 */
export const mark = (
  door: Doorway,
  { paperID: paperId, markRevision, marks }: PayloadOf<typeof markPaper>,
  asking: Asking,
): Promise<PaperToMark> =>
  committed(
    door,
    async (trx) => {
      const row = await lockManaged(trx, paperId, asking)
      if (row.state === 'inProgress') throw new Refusal('exam.notHandedIn')
      if (row.mark_revision !== markRevision) throw new Refusal('record.stale')
      const questions = await trx
        .selectFrom('exam_question')
        .select(['question_id', 'full', 'given'])
        .where('paper_id', '=', paperId)
        .execute()
      const fullOf = new Map(questions.map(({ question_id, full }) => [question_id, full]))
      for (const { questionID, given, comment } of marks) {
        const full = fullOf.get(questionID)
        if (full === undefined) throw new Refusal('exam.questionUnknown')
        if (given < 0 || given > full) throw new Refusal('exam.marksInvalid')
        await trx
          .updateTable('exam_question')
          .set({ given, comment })
          .where('paper_id', '=', paperId)
          .where('question_id', '=', questionID)
          .execute()
      }
      const named = new Set(marks.map(({ questionID }) => questionID))
      if (questions.some(({ question_id, given }) => given === null && !named.has(question_id)))
        throw new Refusal('exam.marksMissing')
      await finishMarking(trx, paperId, asking.now)
      await settleMarks(trx, row, asking.now)
    },
    (trx) => findPaperToMark(trx, paperId, asking),
  )

/** A further attempt that is being written, or marked, brings the marks of all along when it is marked itself. */
async function settleMarks(trx: Querying, row: Row, now: Date): Promise<void> {
  const { learnerState, learner_exam_id: id } = row
  if (row.state === 'marking' && learnerState === 'marking') return settle(trx, id, 'marked', now)
  if (learnerState !== 'inProgress' && learnerState !== 'marking') await settle(trx, id, 'remarked', now)
}

/** More time for the paper that is being written. @throws Refusal what the lifecycle refuses; not found */
export const addTime = (
  door: Doorway,
  { paperID: paperId, revision, minutes, reason }: PayloadOf<typeof giveExtraTime>,
  asking: Asking,
): Promise<ListedPaper> =>
  committed(
    door,
    async (trx) => {
      const { sender, now } = asking
      const row = await lockManaged(trx, paperId, asking)
      if (row.state !== 'inProgress') throw new Refusal('exam.notInProgress')
      const isTimeUp = now.getTime() >= row.deadline
      const sent = { type: 'extraTime', revision, minutes, reason, isTimeUp } as const
      await sendWithin(trx, learnerExamKind, { id: row.learner_exam_id, sent, sender, now })
    },
    async (trx) => {
      const row = await managed(trx, asking).where('exam_paper.id', '=', paperId).executeTakeFirstOrThrow()
      return listed(row)
    },
  )
