import { problemOf } from '#api/kit/problem.ts'

/** What the servers of exams and of questionnaires mean by their refusals. */
const meanings = {
  /** Another tab or device is the writer. */
  isTakenOver: ['exam.anotherWriter', 'questionnaire.anotherWriter'],
  /** The deadline has passed: what was sent to an exam is kept apart. */
  isTimeUp: ['exam.timeUp', 'questionnaire.closed'],
  /** It has been handed in, here or elsewhere. */
  isHandedIn: ['exam.notInProgress', 'questionnaire.alreadySubmitted'],
  /** What is asked is not what was answered; or it has become anonymous, and no draft of it is stored. */
  isChanged: ['questionnaire.changed', 'questionnaire.staysOnDevice'],
} as const satisfies Readonly<Record<string, readonly string[]>>

const means =
  (codes: readonly string[]) =>
  (error: unknown): boolean =>
    codes.includes(problemOf(error).reason ?? '')

export const isTakenOver = means(meanings.isTakenOver)
export const isTimeUp = means(meanings.isTimeUp)
export const isHandedIn = means(meanings.isHandedIn)
export const isChanged = means(meanings.isChanged)
