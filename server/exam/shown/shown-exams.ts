import type { Exam, ExamRegistrationState, ExamState, OneExam } from '#api/exam/exam.contract.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Asking } from '#server/commands/each.ts'
import { isSet, timeText } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import { shownRows } from './exam-query.ts'
import { runsExam } from '../exam-rows.ts'
import { factsFrom, latestAt, preparedFor } from '../paper/facts.ts'
import { passMark, reaches } from '../paper/marked-facts.ts'
import { isSat, isShown } from '../published.ts'
import { ownExamRegistration } from '../registration/shown.ts'

export type ShownRow = Awaited<ReturnType<ReturnType<typeof shownRows>['execute']>>[number]

/** Exams as the calls answer them, in row order. */
export async function shownExams(db: Querying, rows: readonly ShownRow[], { sender, now }: Asking): Promise<Exam[]> {
  const prepared = await preparedFor(db, rows, sender.userId)
  return rows.map((row): Exam => {
    const taken = row.taken ?? 0
    const standing = { isLearner: true, isMeant: Boolean(row.isMeant), registration: row.registration, taken }
    const { total } = row
    return {
      examID: row.id,
      examName: row.name,
      about: row.about,
      course: row.course_id === null ? null : { courseID: row.course_id, courseName: row.course ?? '' },
      class:
        row.class_id === null
          ? null
          : { classID: row.class_id, className: row.className ?? '', kind: row.classKind ?? 'face' },
      opensAt: timeText(row.opens_at),
      closesAt: timeText(row.closes_at),
      latestAt: timeText(latestAt(row)),
      minutes: row.minutes,
      questionCount: row.questionCount,
      total,
      passPercent: row.pass_percent,
      passMark: passMark(total, row.pass_percent),
      attempts: row.allowed,
      attemptsTaken: taken,
      attemptsLeft: Math.max(0, row.allowed - taken),
      isOneWay: isSet(row.is_one_way),
      state: row.state as ExamState,
      isTakingPart: row.recordId !== null || row.registration === 'registered',
      score:
        row.best !== null && isShown(row.shows_marks, { ...row, state: 'marked' }, now)
          ? { marks: row.best, total: row.bestTotal ?? total }
          : null,
      paperID: row.paperId,
      registrationState: row.registration as ExamRegistrationState,
      revision: row.revision ?? 0,
      facts: factsFrom(row, standing, prepared, now),
    }
  })
}

/** One exam, for whom it is meant, who takes part in it, and who runs it. @throws Refusal not found */
export async function findExam(db: Querying, examId: string, asking: Asking): Promise<OneExam> {
  const { sender, language, now } = asking
  const row = await shownRows(db, sender.userId, language.code, now).where('exam.id', '=', examId).executeTakeFirst()
  if (row === undefined) throw notFound()
  const isPart = Boolean(row.isMeant) || row.recordId !== null || row.registrationId !== null
  if (!isPart && !(await runsExam(db, examId, sender))) throw notFound()
  const [one] = await shownExams(db, [row], asking)
  if (one === undefined) throw notFound()
  return {
    ...one,
    registration: await ownExamRegistration(db, examId, asking),
    papers: await papersOf(db, row, asking),
  }
}

async function papersOf(db: Querying, row: ShownRow, { now }: Asking): Promise<OneExam['papers']> {
  if (row.recordId === null) return []
  const papers = await db
    .selectFrom('exam_paper')
    .innerJoin('exam', 'exam.id', 'exam_paper.exam_id')
    .select(['exam_paper.id', 'exam_paper.attempt', 'exam_paper.state', 'exam_paper.begun_at'])
    .select(['exam_paper.handed_in_at', 'exam_paper.marks', 'exam_paper.total', 'exam_paper.pass_percent'])
    .select(['exam.shows_marks', 'exam.shows_paper', 'exam.closes_at', isSat])
    .where('exam_paper.learner_exam_id', '=', row.recordId)
    .orderBy('exam_paper.attempt')
    .execute()
  return papers.map(({ id, attempt, state, begun_at, handed_in_at, marks, total, pass_percent: percent, ...exam }) => {
    const areMarks = isShown(exam.shows_marks, { ...exam, state }, now)
    const isPaper = row.state !== 'inProgress' && isShown(exam.shows_paper, { ...exam, state }, now)
    return {
      paperID: id,
      attempt,
      state,
      begunAt: timeText(begun_at),
      handedInAt: handed_in_at === null ? null : timeText(handed_in_at),
      marks: areMarks ? marks : null,
      total,
      isPassed: marks === null ? null : reaches(marks, total, percent),
      isPublished: areMarks || isPaper,
    }
  })
}
