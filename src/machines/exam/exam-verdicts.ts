import type { Exam, ExamAction, OneExamRegistration, ExamRegistrationAction } from '#api/exam/exam.contract.ts'
import type { RecordRules } from '#machines/kit/record-context.ts'
import { recordVerdicts } from '#machines/kit/record-verdict.ts'
import { examRegistrationAt, examRegistrationOffers } from './exam-registration.lifecycle.ts'
import { examOffers, learnerExamAt } from './learner-exam.lifecycle.ts'

/** [EXAM-04] Actions of its learner. */
export const ownActions = ['register', 'withdraw'] as const satisfies readonly ExamRegistrationAction[]

/** The lifecycle's verdict on what this viewer does with a registration. */
export const { verdict: examRegistrationVerdict, closedBecause: registrationClosedBecause } = recordVerdicts({
  offers: examRegistrationOffers,
  snapshotOf: ({ state, revision, reason }: OneExamRegistration) => examRegistrationAt(state, { revision, reason }),
  over: 'record.notNow',
})

export const examRegistrationRules: RecordRules<OneExamRegistration, ExamRegistrationAction> = {
  verdict: examRegistrationVerdict,
  revisionOf: ({ revision }) => revision,
}

/** The same of the exam itself: whether it can be begun. */
export const { verdict: examVerdict, closedBecause: examClosedBecause } = recordVerdicts({
  offers: examOffers,
  snapshotOf: ({ state, revision, attemptsTaken: attempts, score: best }: Exam) =>
    learnerExamAt(state, { revision, attempts, best }),
  over: 'record.notNow',
})

export const examRules: RecordRules<Exam, ExamAction> = {
  verdict: examVerdict,
  revisionOf: ({ revision }) => revision,
}
