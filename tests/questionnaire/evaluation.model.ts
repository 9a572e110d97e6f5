import assert from 'node:assert/strict'

import {
  evaluationLifecycle,
  evaluationStanding,
  type EvaluationEvent,
  type EvaluationSnapshot,
} from '#machines/questionnaire/evaluation.lifecycle.ts'
import { pathModel, type Step } from '#tests/kit/models/paths.ts'

const window = { opensAt: 100, closesAt: 200 }
/** Before, at and after each of the two moments. */
const readings = [99, 100, 199, 200].map((now) => ({ facts: { now, ...window } }))

type Sent<Type> = Step<EvaluationSnapshot, Extract<EvaluationEvent, { readonly type: Type }>>
const order = ['notStarted', 'inProgress', 'ended'] as const

/** Why a submission changes nothing; null: it does. Independent of the machine. */
const refusals: Readonly<Record<string, string | null>> = {
  notStarted: 'questionnaire.notOpen',
  inProgress: null,
  ended: 'questionnaire.closed',
  evaluated: 'questionnaire.alreadySubmitted',
}

export const evaluationModel = pathModel(evaluationLifecycle, {
  inputs: [undefined],
  events: { clock: readings, submit: [{}] },
  // What a learner submits is admitted by the lifecycle of a response; the server tells this chart of it.
  senders: { clock: 'clock', submit: 'server' },
  services: {},
  states: {
    notStarted: ({ value }) => assert.equal(value, evaluationStanding({ now: 99, ...window }, false)),
    inProgress: ({ value }) => {
      for (const now of [100, 199]) assert.equal(value, evaluationStanding({ now, ...window }, false))
    },
    ended: ({ value }) => assert.equal(value, evaluationStanding({ now: 200, ...window }, false)),
    evaluated: ({ value }) => {
      for (const now of [100, 199, 200]) assert.equal(value, evaluationStanding({ now, ...window }, true))
    },
  },
  does: {
    clock: ({ before, event: { facts }, after, effects }: Sent<'clock'>) => {
      assert.deepEqual(effects, [])
      if (before.value === 'evaluated') assert.equal(after.value, 'evaluated')
      else {
        const phase = facts.now < facts.opensAt ? 'notStarted' : facts.now < facts.closesAt ? 'inProgress' : 'ended'
        // A clock set back restarts nothing.
        assert.equal(after.value, order[Math.max(order.indexOf(before.value), order.indexOf(phase))])
      }
    },
    submit: ({ before, after, effects }: Sent<'submit'>) => {
      const code = refusals[before.value] ?? null
      assert.deepEqual(
        [after.value, effects],
        code === null ? ['evaluated', []] : [before.value, [`refuse {"code":"${code}"}`]],
      )
    },
  },
})
