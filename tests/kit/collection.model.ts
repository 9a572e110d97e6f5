import type { SnapshotFrom } from 'xstate'

import { collectionFlow } from '#machines/kit/collection.flow.ts'
import { outcomes } from './models/outcomes.ts'
import { pathModel } from './models/paths.ts'
import { noNetwork, refusal, shownOf, unreached } from './models/samples.ts'
import { showing } from './models/showing.ts'
import { comesTo, comesToNothing, starts, tells } from './models/steps.ts'

const { showsOnly } = showing<SnapshotFrom<typeof collectionFlow>>()
const notFound = refusal('request.notFound')
const forbidden = refusal('request.forbidden')
const both = ['this', 'that']
const loads = starts('loadAll', { id: '7' })
const removed = [tells('removed', { one: 'that' }), loads]

export const collectionModel = pathModel(collectionFlow, {
  inputs: [{ id: '7' }],
  events: {
    'item.reloaded': [{}],
    'removal.asked': [{ one: 'that' }],
    'removal.confirmed': [{}],
    'removal.dropped': [{}],
  },
  senders: {
    'item.reloaded': ['learner', 'headmaster'],
    'removal.asked': ['learner', 'headmaster'],
    'removal.confirmed': ['learner', 'headmaster'],
    'removal.dropped': ['learner', 'headmaster'],
  },
  services: {
    loadAll: { done: [both], error: [noNetwork, forbidden] },
    removeOne: { done: [undefined], error: [noNetwork, notFound] },
  },
  states: {
    loading: showsOnly({ tags: ['loadingMark'], runs: ['loadAll'], context: { chosen: null } }),
    shown: showsOnly({ tags: ['shown'], context: { item: both, chosen: null, failure: null } }),
    failed: showsOnly({ tags: ['failed'], context: { failure: unreached } }),
    forbidden: showsOnly({ tags: ['forbidden'] }),
    asking: showsOnly({ tags: ['asking', 'shown'], context: { item: both, chosen: 'that' } }),
    removing: showsOnly({
      tags: ['asking', 'busy', 'shown'],
      runs: ['removeOne'],
      context: { item: both, chosen: 'that', failure: null },
    }),
  },
  does: {
    ...outcomes(collectionFlow, {
      done: {
        loadAll: (step) => comesTo(step, { value: 'shown', context: { item: both, failure: null } }),
        removeOne: (step) => comesTo(step, { value: 'loading', context: { chosen: null }, brings: removed }),
      },
      error: {
        loadAll: (step) =>
          step.event.error === forbidden
            ? comesTo(step, { value: 'forbidden' })
            : comesTo(step, { value: 'failed', context: { failure: unreached } }),
        // What is gone already, or hidden, has not been removed by this.
        removeOne: (step) =>
          step.event.error === notFound
            ? comesTo(step, { value: 'loading', context: { chosen: null }, brings: [loads] })
            : comesTo(step, { value: 'asking', context: { failure: shownOf(step.event.error) } }),
      },
    }),
    'item.reloaded': (step) => {
      const { value } = step.before
      if (value === 'shown' || value === 'failed' || value === 'loading')
        comesTo(step, { value: 'loading', brings: [loads] })
      else comesToNothing(step)
    },
    'removal.asked': (step) => {
      if (step.before.value !== 'shown') return comesToNothing(step)
      comesTo(step, { value: 'asking', context: { chosen: step.event.one, failure: null } })
    },
    'removal.confirmed': (step) => {
      if (step.before.value !== 'asking') return comesToNothing(step)
      const brings = [starts('removeOne', { id: '7', one: 'that' })]
      comesTo(step, { value: 'removing', context: { failure: null }, brings })
    },
    'removal.dropped': (step) => {
      if (step.before.value !== 'asking') return comesToNothing(step)
      comesTo(step, { value: 'shown', context: { chosen: null, failure: null } })
    },
  },
})
