import { sendOnWithin } from '#server/commands/door.ts'
import type { Met } from '#server/commands/meeting.ts'
import type { Querying } from '#server/database/open.ts'
import { registrationFacts } from './facts.ts'
import { examRegistrationKind } from './kind.ts'
import { standingExamRegistration } from './states.ts'

/**
 * Who is in a class no more is registered for none of its exams, unless one has closed or has been begun. Whoever has
 * come back meanwhile stays registered.
 */
export async function endExamRegistrations(trx: Querying, { change, now }: Met): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('registration')
    .innerJoin('exam', 'exam.class_id', 'registration.class_id')
    .innerJoin('exam_registration', (join) =>
      join
        .onRef('exam_registration.exam_id', '=', 'exam.id')
        .onRef('exam_registration.learner_id', '=', 'registration.learner_id'),
    )
    .leftJoin('learner_exam', (join) =>
      join
        .onRef('learner_exam.exam_id', '=', 'exam.id')
        .onRef('learner_exam.learner_id', '=', 'registration.learner_id'),
    )
    .select(['exam_registration.id', 'exam_registration.revision', 'learner_exam.state as taken'])
    .select(['exam.closes_at', 'exam.asks_registration', 'exam.asks_approval'])
    .where('registration.id', '=', change.record_id)
    .where('registration.state', '!=', 'registered')
    .where('exam_registration.state', 'in', standingExamRegistration)
    .where('exam.closes_at', '>', now.getTime())
    .where('learner_exam.id', 'is', null)
    .orderBy('exam_registration.id')
    .execute()
  for (const { id, revision, ...row } of rows) {
    const facts = registrationFacts({ ...row, isMeant: false, isStaff: false }, false, now)
    await sendOnWithin(trx, examRegistrationKind, {
      id,
      event: { type: 'membershipEnded', revision, facts },
      by: null,
      now,
    })
  }
  return []
}
