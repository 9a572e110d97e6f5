import { resultRenewalFlow } from '#machines/questionnaire/result-renewal.flow.ts'
import type { SnapshotFrom } from 'xstate'

import { outcomes } from '#tests/kit/models/outcomes.ts'
import { pathModel } from '#tests/kit/models/paths.ts'
import { showing } from '#tests/kit/models/showing.ts'
import { comesTo, tells, waits } from '#tests/kit/models/steps.ts'

const { showsOnly } = showing<SnapshotFrom<typeof resultRenewalFlow>>()
const PAUSE = 15_000

export const resultRenewalModel = pathModel(resultRenewalFlow, {
  inputs: [undefined],
  events: { 'page.hidden': [{}], 'page.shown': [{}] },
  senders: { 'page.hidden': 'learner', 'page.shown': 'learner' },
  services: {},
  delays: { renewalPause: PAUSE },
  states: {
    visible: showsOnly({ waits: [PAUSE] }),
    hidden: showsOnly({}),
  },
  does: {
    ...outcomes(resultRenewalFlow, {
      done: {},
      error: {},
      after: {
        visible: (step) => comesTo(step, { brings: [tells('due'), waits(PAUSE)] }),
      },
    }),
    'page.hidden': (step) => comesTo(step, { value: 'hidden' }),
    'page.shown': (step) => comesTo(step, { value: 'visible', brings: [waits(PAUSE)] }),
  },
})
