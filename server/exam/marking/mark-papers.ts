import { sql } from 'kysely'
import type { PayloadOf } from '#api/kit/call.ts'
import type { ListedPaper, ManagedPaper, giveExtraTime, listPapers, markPaper } from '#api/exam/marking.contract.ts'
import { Refusal, notFound } from '#server/answer/refusal.ts'
import { committed, sendWithin } from '#server/commands/door.ts'
import type { Doorway } from '#server/commands/door.ts'
import type { Asking } from '#server/commands/each.ts'
import { timeText } from '#server/database/codec.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { wordsOf } from '#i18n/folded.ts'
import { holds } from '#server/database/search.ts'
import { examName, isRunBy } from '../exam-rows.ts'
import { finishMarking } from '../paper/finish-marking.ts'
import { answerOf } from '../paper/last-answers.ts'
import { learnerExamKind, settle } from '../paper/learner-exam-kind.ts'
import { answeredQuestions } from '../paper/results.ts'

/** The papers of the exams that somebody runs. Nobody marks one's own. */
const managed = (db: Querying, { sender, language }: Asking) =>
  db
    .selectFrom('exam_paper')
    .innerJoin('exam', 'exam.id', 'exam_paper.exam_id')
    .innerJoin('learner_exam', 'learner_exam.id', 'exam_paper.learner_exam_id')
    .innerJoin('user', 'user.id', 'exam_paper.learner_id')
    .selectAll('exam_paper')
    .select(['user.original_name', 'learner_exam.revision', 'learner_exam.state as learnerState'])
    .select(examName(language.code).as('examName'))
    .where((eb) => isRunBy(eb, sender))
    .where('exam_paper.learner_id', '!=', sender.userId)

type Row = Awaited<ReturnType<ReturnType<typeof managed>['execute']>>[number]

const listed = (row: Row): ListedPaper => ({
  paperID: row.id,
  examID: row.exam_id,
  examName: row.examName,
  learner: { userId: row.learner_id, originalName: row.original_name },
  attempt: row.attempt,
  state: row.state,
  begunAt: timeText(row.begun_at),
  deadline: timeText(row.deadline),
  handedInAt: row.handed_in_at === null ? null : timeText(row.handed_in_at),
  marks: row.marks,
  total: row.total,
  revision: row.revision,
})

/** A page of papers: those that wait for marks, the first handed in at the top, then the others, the latest first. */
export async function findPapers(
  db: Database,
  { examID: examId, state, keyword = '', pageNum, pageSize }: PayloadOf<typeof listPapers>,
  asking: Asking,
): Promise<{ list: ListedPaper[]; count: number }> {
  let fitting = managed(db, asking)
  if (examId !== undefined) fitting = fitting.where('exam_paper.exam_id', '=', examId)
  if (state !== undefined) fitting = fitting.where('exam_paper.state', '=', state)
  for (const word of wordsOf(keyword)) fitting = fitting.where((eb) => holds(eb.ref('user.search'), word))
  const [rows, counted] = await Promise.all([
    fitting
      .orderBy(sql`case when exam_paper.state = 'marking' then 0 else 1 end`)
      .orderBy(sql`case when exam_paper.state = 'marking' then exam_paper.handed_in_at else -exam_paper.begun_at end`)
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

/** One paper with its answers and solutions. @throws Refusal not found */
export async function findManagedPaper(db: Querying, paperId: string, asking: Asking): Promise<ManagedPaper> {
  const row = await managed(db, asking).where('exam_paper.id', '=', paperId).executeTakeFirst()
  if (row === undefined) throw notFound()
  const isWritten = row.state === 'inProgress'
  const late = await db
    .selectFrom('exam_late_answer')
    .selectAll()
    .where('paper_id', '=', paperId)
    .orderBy('sequence')
    .execute()
  return {
    ...listed(row),
    markRevision: row.mark_revision,
    questions: isWritten ? [] : await answeredQuestions(db, paperId, { marks: true, solutions: true }, asking.language),
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
): Promise<ManagedPaper> =>
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
    (trx) => findManagedPaper(trx, paperId, asking),
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
): Promise<ManagedPaper> =>
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
    (trx) => findManagedPaper(trx, paperId, asking),
  )
