import type { Exam, listExams, listMyExams } from '#api/exam/exam.contract.ts'
import type { PayloadOf } from '#api/kit/call.ts'
import { sql } from 'kysely'
import type { Asking } from '#server/commands/each.ts'
import type { Database } from '#server/database/open.ts'
import { wordsOf } from '#i18n/folded.ts'
import { holds } from '#server/database/search.ts'
import { isMeantFor, isRunBy } from '../exam-rows.ts'
import { examsOf, registrationStateOf, shownRows, stateOf } from './exam-query.ts'
import { shownExams } from './shown-exams.ts'

type Asked = PayloadOf<typeof listExams> | PayloadOf<typeof listMyExams>

/**
 * [ENTITY-22] A page of the exams that are meant for the caller, those that can still be taken first; or of those that
 * the caller takes part in, the latest first.
 */
export async function findExams(
  db: Database,
  asked: Asked,
  scope: 'meant' | 'own',
  asking: Asking,
): Promise<{ list: Exam[]; count: number }> {
  const { sender, language, now } = asking
  const { state, keywords = '', pageNum, pageSize } = asked
  const registration = 'registration' in asked ? asked.registration : undefined
  let fitting = examsOf(db, sender.userId)
  if (scope === 'meant') fitting = fitting.where((eb) => isMeantFor(eb, eb.val(sender.userId)))
  else
    fitting = fitting.where((eb) =>
      eb.or([
        // What somebody has written stays to be looked at, also of an exam that was called off.
        eb('learner_exam.id', 'is not', null),
        eb.and([eb('exam.state', '=', 'published'), eb('exam_registration.state', '!=', 'unregistered')]),
      ]),
    )
  if (state !== undefined) fitting = fitting.where(stateOf(now), '=', state)
  if (registration !== undefined) fitting = fitting.where(registrationStateOf, '=', registration)
  for (const word of wordsOf(keywords))
    fitting = fitting.where((eb) =>
      eb.exists(
        eb
          .selectFrom('exam_text')
          .select('exam_text.exam_id')
          .whereRef('exam_text.exam_id', '=', 'exam.id')
          .where(holds(eb.ref('exam_text.search' as never), word)),
      ),
    )
  const hasClosed = sql`case when exam.closes_at <= ${now.getTime()} then 1 else 0 end`
  const rows = shownRows(db, sender.userId, language.code, now)
    .where('exam.id', 'in', fitting.select('exam.id'))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
  const [page, counted] = await Promise.all([
    scope === 'meant'
      ? rows
          .orderBy(hasClosed)
          .orderBy(sql`case when exam.closes_at <= ${now.getTime()} then -exam.closes_at else exam.closes_at end`)
          .orderBy('exam.id')
          .execute()
      : rows.orderBy('exam.opens_at', 'desc').orderBy('exam.id').execute(),
    fitting.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { list: await shownExams(db, page, asking), count: counted.count }
}

/** [EXAM-02] The exams of a course, or of a class, that are meant for the caller, or run by the caller. */
export async function findExamsOf(
  db: Database,
  of: { readonly column: 'exam.course_id' | 'exam.class_id'; readonly id: string },
  asking: Asking,
): Promise<Exam[]> {
  const { sender, language, now } = asking
  const rows = await shownRows(db, sender.userId, language.code, now)
    .where(of.column, '=', of.id)
    .where('exam.state', '=', 'published')
    .where((eb) => eb.or([isMeantFor(eb, eb.val(sender.userId)), isRunBy(eb, sender)]))
    .orderBy('exam.opens_at')
    .orderBy('exam.id')
    .limit(40)
    .execute()
  return shownExams(db, rows, asking)
}
