import type { SnapshotFrom } from 'xstate'

import { detailFlow } from '#machines/kit/detail.flow.ts'
import { outcomes } from './models/outcomes.ts'
import { pathModel } from './models/paths.ts'
import { noNetwork, refusal, unreached } from './models/samples.ts'
import { showing } from './models/showing.ts'
import { comesTo, starts } from './models/steps.ts'

const { showsOnly } = showing<SnapshotFrom<typeof detailFlow>>()
const notFound = refusal('request.notFound')
const forbidden = refusal('request.forbidden')
const aThing = { title: 'A thing' }

export const detailModel = pathModel(detailFlow, {
  inputs: [{ id: '7' }, { id: '7', atHand: aThing }],
  events: { 'item.reloaded': [{}] },
  senders: { 'item.reloaded': ['visitor', 'learner'] },
  services: { loadItem: { done: [aThing], error: [noNetwork, notFound, forbidden] } },
  states: {
    loading: showsOnly({ tags: ['loadingMark'], runs: ['loadItem'] }),
    shown: showsOnly({ tags: ['shown'], context: { item: aThing, failure: null } }),
    missing: showsOnly({ tags: ['missing'] }),
    // Loaded content stays.
    failed: showsOnly({ tags: ['failed'], context: { item: null, failure: unreached } }),
    forbidden: showsOnly({ tags: ['forbidden'] }),
  },
  does: {
    ...outcomes(detailFlow, {
      done: {
        loadItem: (step) => comesTo(step, { value: 'shown', context: { item: step.event.output, failure: null } }),
      },
      error: {
        loadItem: (step) => {
          const { error } = step.event
          if (error === notFound) comesTo(step, { value: 'missing' })
          else if (error === forbidden) comesTo(step, { value: 'forbidden' })
          else if (step.before.context.item !== null) comesTo(step, { value: 'shown' })
          else comesTo(step, { value: 'failed', context: { failure: unreached } })
        },
      },
    }),
    'item.reloaded': (step) => comesTo(step, { value: 'loading', brings: [starts('loadItem', { id: '7' })] }),
  },
})
