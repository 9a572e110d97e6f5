import assert from 'node:assert/strict'

import { CallFailure } from '#api/kit/problem.ts'
import { detailFlow } from '#machines/kit/detail.flow.ts'
import { pathModel } from './models/paths.ts'

const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
const refused = (reason: string) => new CallFailure({ kind: 'refused', code: 5000, reason, message: 'No.' })
const anything = () => undefined

export const detailModel = pathModel(detailFlow, {
  inputs: [{ id: '7' }],
  events: { 'item.reloaded': [{}] },
  senders: { 'item.reloaded': ['visitor', 'learner'] },
  services: {
    loadItem: {
      done: [{ title: 'A thing' }],
      error: [noNetwork, refused('request.notFound'), refused('request.forbidden')],
    },
  },
  states: {
    loading: ({ tags }) => assert.ok(tags.has('loadingMark')),
    shown: ({ context }) => assert.deepEqual([context.item, context.failure], [{ title: 'A thing' }, null]),
    missing: anything,
    // Loaded content stays.
    failed: ({ context }) => assert.deepEqual([context.item, context.failure?.reason], [null, 'request.noNetwork']),
    forbidden: anything,
  },
  does: {
    'item.reloaded': ({ after }) => assert.equal(after.value, 'loading'),
  },
})
