import { homeworkStates, type Homework, type HomeworkState } from '#api/homework/homework.contract.ts'
import { isolated, namesText } from '#i18n/names.ts'
import { language, texts } from '#i18n/texts.ts'
import { homeworkLifecycle } from '#machines/homework/homework.lifecycle.ts'

import { journeyOf, type JourneyStep } from '#views/kit/journey/journey.tsx'

/** [HOMEWORK-02, HOMEWORK-03] What has been handed in and given back so far, and who acts next. */
export function homeworkJourney({ state, log, learner, reviewers }: Homework): readonly JourneyStep[] {
  const LL = texts().handIn
  const steps = journeyOf(
    homeworkLifecycle,
    {
      value: state,
      log: log.map((entry) => ({ ...entry, who: entry.who?.originalName ?? null, words: entry.words || null })),
    },
    {
      title: (name) => name,
      who: (who) =>
        who === 'learner'
          ? learner.originalName
          : namesText(
              reviewers.map(({ originalName }) => isolated(originalName)),
              language(),
            ),
    },
  )
  const stateOf = ({ title }: Pick<JourneyStep, 'title'>): HomeworkState =>
    homeworkStates.find((one) => one === title) ?? state
  const shown = steps.flatMap((step): readonly JourneyStep[] => {
    // That it is given back is another end of a review, and no step on the way to the approval or after it.
    if (step.state !== 'next' || stateOf(step) !== 'notApproved') return [step]
    return state === 'submitted' ? [{ ...step, isAside: true }] : []
  })
  return shown.map((step, index) => {
    const after = shown[index + 1]
    // What was done is told by what it led to.
    return step.state === 'done' && after !== undefined
      ? { ...step, title: doneWord(stateOf(step), stateOf(after)) }
      : { ...step, title: LL.state[stateOf(step)](), who: step.who === '' ? null : step.who }
  })
}

function doneWord(from: HomeworkState, to: HomeworkState): string {
  const LL = texts().handIn.history
  if (to === 'submitted') return LL.handIn()
  if (to === 'approved') return LL.approve()
  return from === 'approved' ? LL.reopen() : LL.reject()
}
