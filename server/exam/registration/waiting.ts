import { sql } from 'kysely'
import { REASON_LIMIT, examRegistrationOffers } from '#machines/exam/exam-registration.lifecycle.ts'
import { textsOf } from '#server/answer/texts.ts'
import type { Asking } from '#server/commands/each.ts'
import { snapshotOf } from '#server/commands/snapshot-of.ts'
import { waitingOf } from '#server/commands/waiting.ts'
import type { Database } from '#server/database/open.ts'
import { examName, isMeantFor, isRunBy } from '../exam-rows.ts'
import { decide } from './commands.ts'
import { registrationFacts } from './facts.ts'
import { examRegistrationKind } from './kind.ts'
import { pendingExamRegistration } from './states.ts'

/** The registrations under review for exams that a user runs; pointless once the exam closes. */
export const examRegistrationWaiting = waitingOf({
  lifecycle: 'examRegistration',
  nameIn: ({ exam: LL }) => LL.desk.one(),
  concerns: async (db, sender) =>
    sender.roles.includes('admin') ||
    (await db
      .selectFrom('exam')
      .select('exam.id')
      // Who asked while a review was asked for still waits after it is not.
      .where((eb) =>
        eb.or([
          eb('exam.asks_approval', '=', 1),
          eb.exists(
            eb
              .selectFrom('exam_registration')
              .select('exam_registration.id')
              .whereRef('exam_registration.exam_id', '=', 'exam.id')
              .where('exam_registration.state', 'in', pendingExamRegistration),
          ),
        ]),
      )
      .where((eb) => isRunBy(eb, sender))
      .limit(1)
      .executeTakeFirst()) !== undefined,
  rows: (db, sender, { code }) =>
    Promise.resolve(
      db
        .selectFrom('exam_registration')
        .innerJoin('user as learner', 'learner.id', 'exam_registration.learner_id')
        .innerJoin('exam', 'exam.id', 'exam_registration.exam_id')
        .where('exam_registration.state', 'in', pendingExamRegistration)
        .where('exam_registration.learner_id', '!=', sender.userId)
        .where('exam.state', '=', 'published')
        .where('exam.id', 'in', (eb) =>
          eb
            .selectFrom('exam')
            .select('exam.id')
            .where((own) => isRunBy(own, sender)),
        )
        .select([
          'exam_registration.id',
          'learner.id as who_id',
          'learner.original_name as who',
          'learner.search',
          'exam.id as subject_id',
          'exam_registration.updated_at as since',
          'exam.closes_at as due_at',
        ])
        .select(examName(code).as('subject')),
    ),
  offers: examRegistrationOffers,
  decisions: {
    approve: { action: 'approve', reason: null },
    reject: { action: 'decline', reason: { isRequired: true, limit: REASON_LIMIT } },
  },
  wordIn: ({ exam: LL }, decision) => LL.desk[decision](),
  send: (door, action, records, reason, asking) => decide(door, action, records, reason, asking),
  find: foundRegistrations,
})

async function foundRegistrations(db: Database, ids: readonly string[], { sender, language, now }: Asking) {
  const rows = await db
    .selectFrom('exam_registration')
    .innerJoin('exam', 'exam.id', 'exam_registration.exam_id')
    .leftJoin('learner_exam', (join) =>
      join
        .onRef('learner_exam.exam_id', '=', 'exam_registration.exam_id')
        .onRef('learner_exam.learner_id', '=', 'exam_registration.learner_id'),
    )
    .leftJoin('class_text as own', (join) =>
      join.onRef('own.class_id', '=', 'exam.class_id').on('own.language', '=', language.code),
    )
    .leftJoin('class', 'class.id', 'exam.class_id')
    .selectAll('exam_registration')
    .select(['exam.asks_registration', 'exam.asks_approval', 'exam.opens_at', 'exam.closes_at'])
    .select('learner_exam.state as taken')
    .select(sql<string | null>`coalesce(nullif(own.name, ''), class.name)`.as('className'))
    .select((eb) => isMeantFor(eb, eb.ref('exam_registration.learner_id')).as('isMeant'))
    .where('exam_registration.id', 'in', ids)
    .execute()
  const { desk, fact } = textsOf(language).exam
  return new Map(
    rows.map((row) => [
      row.id,
      {
        snapshot: snapshotOf(examRegistrationKind, row),
        seen: {
          revision: row.revision,
          facts: registrationFacts({ ...row, isStaff: true }, row.learner_id === sender.userId, now),
        },
        facts: [
          { label: desk.window(), value: { kind: 'span', from: row.opens_at, to: row.closes_at } },
          ...(row.className === null
            ? []
            : [{ label: fact.class(), value: { kind: 'text' as const, text: row.className } }]),
        ],
        full: { entry: 'administration', address: `/exams/${row.exam_id}` },
      } as const,
    ]),
  )
}
