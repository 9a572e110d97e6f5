import * as z from 'zod/mini'
import type { ExamRegistrationEvent } from '#machines/exam/exam-registration.lifecycle.ts'
import { clientEvents, examRegistrationLifecycle, version } from '#machines/exam/exam-registration.lifecycle.ts'
import type { RecordKind } from '#server/commands/kind.ts'
import { notFound } from '#server/answer/refusal.ts'
import { tellLearner, tellStaff } from './tidings.ts'
import type { ExamRegistrationOwned } from './facts.ts'
import { findRegistrationFacts } from './facts.ts'

/** What a client says. */
export interface ExamRegistrationSent {
  readonly type: string
  readonly revision: number
  readonly reason: string
}

/** The record kind of a registration for an exam. */
export const examRegistrationKind: RecordKind<
  typeof examRegistrationLifecycle,
  ExamRegistrationSent,
  ExamRegistrationOwned
> = {
  table: 'exam_registration',
  lifecycle: examRegistrationLifecycle,
  version,
  earlier: {},
  clientEvents,
  context: z.strictObject({ revision: z.int(), reason: z.string() }),
  async eventOf({ trx, sent: { type, ...sent }, owned, sender, now }) {
    const found = await findRegistrationFacts(trx, owned, sender, now)
    // There is nothing to decide about an exam that was called off.
    if (found === null || (!found.isPublished && clientEvents.some((event) => event === type))) throw notFound()
    const reason = type === 'decline' ? { reason: sent.reason } : {}
    // The door has let through what is declared.
    return { type, revision: sent.revision, ...reason, facts: found.facts } as ExamRegistrationEvent
  },
  columnsOf: () => ({}),
  actions: {
    revise: 'context',
    settle: 'context',
    keepReason: 'context',
    tellLearner: { after: tellLearner },
    tellStaff: { after: tellStaff },
  },
}
