import * as z from 'zod/mini'
import { examRegistrationSaid } from '#api/exam/exam.contract.ts'
import type { Sent } from '#api/kit/said.ts'
import type { ExamRegistrationFacts } from '#machines/exam/exam-registration.lifecycle.ts'
import { examRegistrationLifecycle, version } from '#machines/exam/exam-registration.lifecycle.ts'
import type { Judging, RecordKind } from '#server/commands/kind.ts'
import { notFound } from '#server/answer/refusal.ts'
import { decidedIn, recordName } from '#server/commands/record-name.ts'
import { tellLearner, tellStaff } from './tidings.ts'
import type { ExamRegistrationOwned } from './facts.ts'
import { findRegistrationFacts } from './facts.ts'

type ExamRegistrationSent = Sent<typeof examRegistrationSaid>

/** The record kind of a registration for an exam. */
export const examRegistrationKind: RecordKind<
  typeof examRegistrationLifecycle,
  typeof examRegistrationSaid,
  ExamRegistrationOwned
> = {
  table: 'exam_registration',
  lifecycle: examRegistrationLifecycle,
  version,
  earlier: {},
  announced: ({ exam_id, learner_id }) => [
    recordName('exam_registration', exam_id, learner_id),
    decidedIn('examRegistration', exam_id),
  ],
  said: examRegistrationSaid,
  context: z.strictObject({ revision: z.int(), reason: z.string() }),
  known: { register: knownOf, withdraw: knownOf, approve: knownOf, decline: knownOf },
  columnsOf: () => ({}),
  actions: {
    revise: 'context',
    settle: 'context',
    keepReason: 'context',
    tellLearner: { after: tellLearner },
    tellStaff: { after: tellStaff },
  },
}

/** @throws Refusal not found: there is nothing to decide about an exam that was called off */
async function knownOf({
  trx,
  owned,
  sender,
  now,
}: Judging<typeof examRegistrationLifecycle, ExamRegistrationSent, ExamRegistrationOwned>): Promise<{
  facts: ExamRegistrationFacts
}> {
  const found = await findRegistrationFacts(trx, owned, sender, now)
  if (found === null || !found.isPublished) throw notFound()
  return { facts: found.facts }
}
