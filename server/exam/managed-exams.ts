import { sql } from 'kysely'
import type { PayloadOf } from '#api/kit/call.ts'
import type { OneExamRegistration } from '#api/exam/exam.contract.ts'
import type { listExamRegistrations } from '#api/exam/managed-exam.contract.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Asking } from '#server/commands/each.ts'
import { timeText } from '#server/database/codec.ts'
import type { Database } from '#server/database/open.ts'
import { examName, isMeantFor, isRunBy, runsExam } from './exam-rows.ts'
import { registrationFacts } from './registration-facts.ts'
import { examRegistrationRows, shownRegistrations } from './shown-registrations.ts'

const papersIn = (state: string) =>
  sql<number>`(select count(*) from exam_paper where exam_paper.exam_id = exam.id and exam_paper.state = ${state})`
const underReview = sql<number>`(select count(*) from exam_registration
  where exam_registration.exam_id = exam.id and exam_registration.state = 'underReview')`

/** The exams that somebody runs, the latest first. */
export async function findManagedExams(
  db: Database,
  { pageNum, pageSize }: { readonly pageNum: number; readonly pageSize: number },
  { sender, language }: Asking,
) {
  const own = db.selectFrom('exam').where((eb) => isRunBy(eb, sender))
  const [rows, counted] = await Promise.all([
    own
      .select(['exam.id', 'exam.mode', 'exam.opens_at', 'exam.closes_at', examName(language.code).as('name')])
      .select([papersIn('inProgress').as('inProgress'), papersIn('marking').as('marking')])
      .select([papersIn('marked').as('marked'), underReview.as('underReview')])
      .orderBy('exam.opens_at', 'desc')
      .orderBy('exam.id')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    own.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  const list = rows.map(({ id, name, mode, opens_at, closes_at, ...counts }) => ({
    examID: id,
    examName: name,
    mode,
    opensAt: timeText(opens_at),
    closesAt: timeText(closes_at),
    inProgress: counts.inProgress,
    marking: counts.marking,
    marked: counts.marked,
    underReview: counts.underReview,
  }))
  return { list, count: counted.count }
}

/** The registrations for an exam, those that wait first. @throws Refusal not found: the caller does not run it */
export async function findExamRegistrations(
  db: Database,
  { examID: examId, state, pageNum, pageSize }: PayloadOf<typeof listExamRegistrations>,
  { sender, language, now }: Asking,
): Promise<{ list: OneExamRegistration[]; count: number }> {
  if (!(await runsExam(db, examId, sender))) throw notFound()
  let fitting = db.selectFrom('exam_registration').where('exam_registration.exam_id', '=', examId)
  if (state !== undefined) fitting = fitting.where('exam_registration.state', '=', state)
  const [rows, counted] = await Promise.all([
    examRegistrationRows(db, language.code)
      .leftJoin('learner_exam', (join) =>
        join
          .onRef('learner_exam.exam_id', '=', 'exam_registration.exam_id')
          .onRef('learner_exam.learner_id', '=', 'exam_registration.learner_id'),
      )
      .select(['exam.mode', 'exam.closes_at', 'exam.asks_approval', 'learner_exam.state as taken'])
      .select((eb) => isMeantFor(eb, eb.ref('exam_registration.learner_id'), now.getTime()).as('isMeant'))
      .where('exam_registration.id', 'in', fitting.select('exam_registration.id'))
      .orderBy(sql`case when exam_registration.state = 'underReview' then 0 else 1 end`)
      .orderBy('exam_registration.updated_at')
      .orderBy('exam_registration.id')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    fitting.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  const list = await shownRegistrations(db, rows, (row) =>
    registrationFacts({ ...row, isStaff: true }, row.learner_id === sender.userId, now),
  )
  return { list, count: counted.count }
}
