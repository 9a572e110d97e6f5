import assert from 'node:assert/strict'

import { requestLockFlow } from '#machines/kit/request-lock.flow.ts'
import { pathModel } from './models/paths.ts'

const requests = ['/a', '/b'].flatMap((path) => ['1', '2'].map((id) => ({ path, id })))

/**
 * Two paths with two requests each: enough for a duplicate, for another path, and for an end that is not the lock
 * holder's.
 */
export const requestLockModel = pathModel(requestLockFlow, {
  inputs: [undefined],
  events: {
    'post.requested': requests,
    'post.ended': requests,
    'session.lost': [{}],
  },
  senders: { 'post.requested': 'browser', 'post.ended': 'server', 'session.lost': 'server' },
  services: {},
  states: {
    free: ({ context }) => assert.deepEqual(context.inFlight, {}),
    locked: ({ context }) => assert.notDeepEqual(context.inFlight, {}),
  },
  does: {
    'post.requested': ({ before, event, after, effects }) => {
      const { path, id } = event
      const holder = before.context.inFlight[path]
      assert.equal(after.context.inFlight[path], holder ?? id)
      assert.equal(
        effects.some((effect) => effect.startsWith('refuse')),
        holder !== undefined,
      )
    },
    'post.ended': ({ before, event, after }) => {
      const { path, id } = event
      const holder = before.context.inFlight[path]
      assert.equal(after.context.inFlight[path], holder === id ? undefined : holder)
    },
    'session.lost': ({ after }) => assert.equal(after.value, 'free'),
  },
})
