import { initialTransition, setup, transition, type SnapshotFrom } from 'xstate'

import type { EvaluationFacts, EvaluationStanding } from '#api/questionnaire/evaluation.contract.ts'
import { refuse } from '#machines/kit/refuse.ts'

/** Schema version; incremented when stored records may no longer fit. */
export const version = 1

export type { EvaluationFacts }

export type EvaluationEvent =
  | { readonly type: 'clock'; readonly facts: EvaluationFacts }
  /** The learner's answers have been taken, as the lifecycle of a response admits them. */
  | { readonly type: 'submit' }

const closing = { guard: 'hasClosed', target: 'ended', meta: { requirements: ['EVAL-02'] } } as const

export const evaluationLifecycle = setup({
  types: { events: {} as EvaluationEvent },
  guards: {
    hasOpened: ({ event }) => event.type === 'clock' && event.facts.now >= event.facts.opensAt,
    hasClosed: ({ event }) => event.type === 'clock' && event.facts.now >= event.facts.closesAt,
  },
  actions: {
    /** The refusal code, in the server's response and in the dictionaries. */
    refuse: (_, _params: { code: string }) => undefined,
  },
}).createMachine({
  id: 'evaluation',
  description:
    'How a learner of a class stands with an evaluation of it; told by its window and by what was submitted.',
  initial: 'notStarted',
  states: {
    notStarted: {
      description: 'It has not opened yet.',
      meta: { title: 'Not started', who: 'clock', requirements: ['EVAL-02'] },
      on: {
        clock: [
          { ...closing, description: 'Nobody looked at it while it was open.' },
          { guard: 'hasOpened', target: 'inProgress', meta: { requirements: ['EVAL-02'] } },
        ],
        submit: { actions: refuse('questionnaire.notOpen') },
      },
    },
    inProgress: {
      description: 'The learner can evaluate, once and without a name.',
      meta: { title: 'In progress', who: 'learner', requirements: ['EVAL-02'] },
      on: { clock: closing, submit: { target: 'evaluated', meta: { requirements: ['EVAL-02'] } } },
    },
    ended: {
      description: 'It has closed, and the learner has not evaluated.',
      meta: { title: 'Ended', who: 'nobody', requirements: ['EVAL-02'] },
      on: { submit: { actions: refuse('questionnaire.closed') } },
    },
    evaluated: {
      description: 'The learner has evaluated; the answers cannot be changed, since nobody knows whose they are.',
      meta: { title: 'Evaluated', who: 'nobody', requirements: ['EVAL-02'] },
      on: { submit: { actions: refuse('questionnaire.alreadySubmitted') } },
    },
  },
})

export type EvaluationSnapshot = SnapshotFrom<typeof evaluationLifecycle>

const [beforehand] = initialTransition(evaluationLifecycle)

/**
 * [EVAL-02] The standing now, as the chart says once all that has happened is told to it: whoever has submitted did so
 * while it was open.
 */
export function evaluationStanding(facts: EvaluationFacts, hasAnswered: boolean): EvaluationStanding {
  const past: readonly EvaluationEvent[] = hasAnswered
    ? [{ type: 'clock', facts: { ...facts, now: facts.opensAt } }, { type: 'submit' }]
    : []
  const events: readonly EvaluationEvent[] = [...past, { type: 'clock', facts }]
  return events.reduce((snapshot, event) => transition(evaluationLifecycle, snapshot, event)[0], beforehand).value
}
