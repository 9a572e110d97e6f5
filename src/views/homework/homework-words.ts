import type { Homework, HomeworkEntry, HomeworkState } from '#api/homework/homework.contract.ts'
import { texts } from '#i18n/texts.ts'
import { homeworkClosedBecause } from '#machines/homework/homework-verdicts.ts'

import type { StatusKind } from '#views/kit/status/status.tsx'

export const stateKinds: Readonly<Record<HomeworkState, StatusKind>> = {
  notSubmitted: 'neutral',
  submitted: 'active',
  notApproved: 'caution',
  approved: 'positive',
}

interface Window {
  readonly word: string
  readonly at: string
}

/** How the window stands, and the moment that matters next, or has passed. */
export function windowOf({ phase, opensAt, closesAt, lateUntil }: HomeworkEntry): Window {
  const LL = texts().handIn.window
  switch (phase) {
    case 'upcoming':
      return { word: LL.opens(), at: opensAt }
    case 'open':
      return { word: LL.openUntil(), at: closesAt }
    case 'late':
      return { word: LL.lateUntil(), at: lateUntil ?? closesAt }
    case 'over':
      return { word: LL.closed(), at: closesAt }
  }
}

/** What its learner does with it now, in a word. */
export function handInWord(state: HomeworkState): string {
  const LL = texts().handIn.form
  return { notSubmitted: LL.heading, submitted: LL.replace, notApproved: LL.headingAgain, approved: LL.headingAgain }[
    state
  ]()
}

/** [HOMEWORK-02] What happens next, in one or two sentences. */
export function nextWords(homework: Homework): string {
  const LL = texts().handIn.next
  const { state, phase } = homework
  if (state === 'approved') return LL.approved()
  switch (homeworkClosedBecause(homework, 'handIn')) {
    case null:
      return state === 'notSubmitted' && phase === 'late' ? LL.late() : LL[state]()
    case 'homework.notStarted':
      return LL.notStarted()
    case 'homework.ended':
      return state === 'submitted' ? LL.submittedOver() : LL.over()
    default:
      return state === 'submitted' ? LL.submittedOver() : LL.withdrawn()
  }
}
