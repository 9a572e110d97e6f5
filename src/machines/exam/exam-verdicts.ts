import type { Exam, ExamAction, ExamRegistrationAction, OneExam, ExamRegistration } from '#api/exam/exam.contract.ts'
import type { RecordRules } from '#machines/kit/record-context.ts'
import { recordVerdicts } from '#machines/kit/record-verdict.ts'
import { examRegistrationAt, examRegistrationOffers } from './exam-registration.lifecycle.ts'
import { examOffers, learnerExamAt } from './learner-exam.lifecycle.ts'

/** [EXAM-04] Actions of its learner. */
export const ownActions = ['register', 'withdraw'] as const satisfies readonly ExamRegistrationAction[]

/** The lifecycle's verdict on what this viewer does with a registration. */
const ofRegistration = recordVerdicts({
  offers: examRegistrationOffers,
  snapshotOf: ({ state, revision, reason }: ExamRegistration) => examRegistrationAt(state, { revision, reason }),
  over: 'record.notNow',
})

/** The same of the exam itself: whether it can be begun. */
const ofExam = recordVerdicts({
  offers: examOffers,
  snapshotOf: ({ state, revision, attemptsTaken: attempts, score }: Exam) =>
    learnerExamAt(state, { revision, attempts, best: score?.marks ?? null }),
  over: 'record.notNow',
})

export const { closedBecause: registrationClosedBecause, offered: registrationOffered } = ofRegistration
export const { closedBecause: examClosedBecause, offered: examOffered } = ofExam

/** Beginning is judged by the exam, all else by the registration that it brings along. */
export const examPageRules: RecordRules<OneExam, ExamRegistrationAction | ExamAction> = {
  verdict: (exam, event, words) =>
    event === 'begin' ? ofExam.verdict(exam, event, words) : ofRegistration.verdict(exam.registration, event, words),
  revisionOf: ({ revision, registration }) => revision + registration.revision,
  changesIn({ facts: { now, opensAt, latestAt, closesAt } }) {
    const coming = [opensAt, latestAt, closesAt].filter((moment) => moment > now)
    return coming.length === 0 ? null : Math.min(...coming) - now
  },
}
