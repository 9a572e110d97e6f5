import { randomUUID } from 'node:crypto'
import type { PayloadOf } from '#api/kit/call.ts'
import { examRegistrationActions } from '#api/exam/exam.contract.ts'
import type { ExamRegistration, registerForExam, sendExamRegistrationEvent } from '#api/exam/exam.contract.ts'
import { notFound } from '#server/answer/refusal.ts'
import { committed, createWithin, send, sendWithin } from '#server/commands/door.ts'
import type { Doorway } from '#server/commands/door.ts'
import { eventIn } from '#server/commands/kind.ts'
import { sendEach } from '#server/commands/each.ts'
import type { Asking, SentResult } from '#server/commands/each.ts'
import { lockLearner } from '#server/person/lock.ts'
import { findRegistrationFacts } from './facts.ts'
import { examRegistrationKind } from './kind.ts'
import { findExamRegistration, ownExamRegistration } from './shown.ts'

/**
 * [EXAM-04] Registers the sender, for the first time or again. @throws Refusal what the lifecycle refuses; not found: a
 * hidden exam
 */
export const register = (
  door: Doorway,
  { examID: examId, revision }: PayloadOf<typeof registerForExam>,
  asking: Asking,
): Promise<ExamRegistration> => {
  const { sender, now } = asking
  const owned = { exam_id: examId, learner_id: sender.userId }
  const sent = { type: 'register', revision } as const
  return committed(
    door,
    async (trx) => {
      // Two tabs of one learner would both find none.
      await lockLearner(trx, sender.userId)
      const found = await findRegistrationFacts(trx, owned, sender, now)
      if (found === null || !found.isPublished) throw notFound()
      if (found.recordId === null)
        await createWithin(trx, examRegistrationKind, { id: randomUUID(), owned, sent, sender, now })
      else await sendWithin(trx, examRegistrationKind, { id: found.recordId, sent, sender, now })
    },
    (trx) => ownExamRegistration(trx, examId, asking),
  )
}

/** A registration is asked for by its exam. */
const eventsOfOne = examRegistrationActions.filter((action) => action !== 'register')

/** Sends an event to one registration. @throws Refusal what the lifecycle refuses */
export function sendEvent(
  door: Doorway,
  { registrationID: id, type, revision, reason }: PayloadOf<typeof sendExamRegistrationEvent>,
  asking: Asking,
): Promise<ExamRegistration> {
  const { sender, now } = asking
  const sent = { type: eventIn(eventsOfOne, type), revision, reason }
  return send(door, examRegistrationKind, { id, sent, sender, now }, (trx) => findExamRegistration(trx, id, asking))
}

/** Decides on several registrations independently. */
export const decide = (
  door: Doorway,
  decision: 'approve' | 'decline',
  registrations: readonly { readonly id: string; readonly revision: number }[],
  reason: string,
  asking: Asking,
): Promise<SentResult[]> =>
  sendEach(
    door,
    examRegistrationKind,
    registrations.map(({ id, revision }) => ({ id, sent: { type: decision, revision, reason } })),
    asking,
  )
