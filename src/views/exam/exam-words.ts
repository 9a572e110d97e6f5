import { examStates } from '#api/exam/exam.contract.ts'
import type {
  Exam,
  ExamAction,
  ExamRegistrationAction,
  ExamRegistrationState,
  ExamState,
  OneExam,
} from '#api/exam/exam.contract.ts'
import { numberText, percentText } from '#i18n/numbers.ts'
import { reasonText } from '#i18n/reason.ts'
import { language, texts } from '#i18n/texts.ts'
import { examClosedBecause, registrationClosedBecause } from '#machines/exam/exam-verdicts.ts'
import { learnerExamLifecycle } from '#machines/exam/learner-exam.lifecycle.ts'

import { journeyOf, type JourneyEntry, type JourneyStep } from '#views/kit/journey/journey.tsx'
import type { Question } from '#views/kit/record/confirm-dialog.tsx'
import type { StatusKind } from '#views/kit/status/status.tsx'
import { marksText } from './marks-text.ts'

export const stateKinds: Readonly<Record<ExamState, StatusKind>> = {
  notTaken: 'neutral',
  inProgress: 'active',
  marking: 'active',
  awaitingMakeUp: 'caution',
  passed: 'positive',
  failed: 'negative',
  over: 'neutral',
}
export const registrationKinds: Readonly<Record<ExamRegistrationState, StatusKind>> = {
  unregistered: 'neutral',
  underReview: 'active',
  declined: 'negative',
  registered: 'positive',
}

/** [EXAM-06] */
export function attemptsText({ attempts, attemptsLeft }: Exam): string {
  const LL = texts().exam
  return LL.attemptsOf({ all: numberText(attempts, language()), left: numberText(attemptsLeft, language()) })
}
export const passText = ({ passMark, passPercent }: Exam): string =>
  texts().exam.passOf({ mark: marksText(passMark), percent: percentText(passPercent, language()) })
export const questionsText = ({ questionCount, total }: Exam): string =>
  texts().exam.questionsOf({ count: numberText(questionCount, language()), total: marksText(total) })

/** What beginning is called, which depends on what came before. */
export function beginWord({ state, attemptsTaken }: Exam): string {
  const LL = texts().exam.action
  if (state === 'inProgress') return LL.goOn()
  return attemptsTaken > 0 ? LL.makeUp() : LL.begin()
}
/** [CLASS-02] Why something is closed; how many hours are missing is a figure of the facts. */
export const becauseText = ({ facts }: Pick<Exam, 'facts'>, because: string): string =>
  reasonText(texts(), because, { hours: numberText(facts.hoursMissing, language()) })

/** [EXAM-04, EXAM-05] What follows from here for the learner, in one or two sentences. */
export function nextWords(exam: OneExam): string {
  const LL = texts().exam.next
  if (exam.state === 'inProgress') return LL.goOn()
  if (exam.state === 'marking') return LL.marking()
  if (exam.state === 'passed') return LL.passed()
  const because = examClosedBecause(exam, 'begin')
  if (because !== null && exam.state === 'failed') return LL.failed()
  if (because !== null && exam.state === 'over') return LL.over()
  if (!exam.facts.isRegistered) return nextUnregistered(exam)
  if (because !== null) return becauseText(exam, because)
  return exam.attemptsTaken > 0 ? LL.makeUp() : LL.begin()
}
function nextUnregistered({ registration }: OneExam): string {
  const LL = texts().exam.next
  if (registration.state === 'underReview') return LL.underReview()
  const because = registrationClosedBecause(registration, 'register')
  if (because !== null) return reasonText(texts(), because)
  return registration.facts.asksApproval ? LL.review() : LL.register()
}

/** What is asked before a registration is sent or taken back, and before the clock starts. */
export function examQuestion(event: ExamRegistrationAction | ExamAction, exam: OneExam): Question | null {
  const LL = texts().exam
  if (event === 'begin') return { title: LL.ask.begin(), text: nextWords(exam), word: beginWord(exam) }
  if (event === 'register') return { title: LL.ask.register(), text: nextWords(exam), word: LL.action.register() }
  if (event !== 'withdraw') return null
  return { title: LL.ask.withdraw(), text: LL.ask.withdrawText(), word: LL.action.withdraw(), isDrastic: true }
}

/** [EXAM-05] The journey of an exam: the attempts, and where they have led and can lead. */
export function examJourney(exam: OneExam): readonly JourneyStep[] {
  const { state, papers } = exam
  const titles: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(texts().exam.state).map(([name, title]) => [name, title()]),
  )
  return journeyOf(
    learnerExamLifecycle,
    { value: state, log: papers.flatMap(stepsOf), passedOver: isAtEnd(exam) ? examStates : [] },
    { title: (name) => titles[name] ?? name, who: (who) => who },
  ).map((step) => ({ ...step, who: null }))
}

/** Only a correction of marks, or an exam that is changed, leads on from here. */
const isAtEnd = (exam: OneExam): boolean => ENDS.has(exam.state) && examClosedBecause(exam, 'begin') !== null
const ENDS: ReadonlySet<ExamState> = new Set(['passed', 'failed', 'over'])

/** What an attempt has left behind: how it stood before, the paper, the marking. */
function stepsOf({ attempt, state, begunAt, handedInAt }: OneExam['papers'][number]): JourneyEntry[] {
  const left = (name: ExamState, at: string | null) => ({ state: name, who: null, at, words: null })
  return [
    left(attempt === 1 ? 'notTaken' : 'awaitingMakeUp', begunAt),
    ...(state === 'inProgress' ? [] : [left('inProgress', handedInAt)]),
    ...(state === 'marked' ? [left('marking', null)] : []),
  ]
}
