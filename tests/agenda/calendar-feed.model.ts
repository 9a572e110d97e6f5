import assert from 'node:assert/strict'

import { CallFailure } from '#api/kit/problem.ts'
import { calendarFeedFlow } from '#machines/agenda/calendar-feed.flow.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
const createdAt = '2026-03-02 08:00:00'

export const calendarFeedModel = pathModel(calendarFeedFlow, {
  inputs: [undefined],
  events: { 'feed.reloaded': [{}], 'feed.renewed': [{}], 'feed.stopped': [{}] },
  senders: { 'feed.reloaded': 'learner', 'feed.renewed': 'learner', 'feed.stopped': 'learner' },
  services: {
    load: { done: [{ createdAt: null }, { createdAt }], error: [noNetwork] },
    renew: { done: [{ createdAt, path: '/calendar/x.ics' }], error: [noNetwork] },
    stop: { done: [{ createdAt: null }], error: [noNetwork] },
  },
  states: {
    loading: ({ tags, context }) =>
      assert.deepEqual([tags.has('busy'), context.path, context.failure], [true, null, null]),
    failed: ({ tags, context }) => assert.deepEqual([tags.has('failed'), context.failure !== null], [true, true]),
    shown: ({ tags, context }) => {
      assert.deepEqual([tags.has('shown'), tags.has('busy')], [true, false])
      if (context.path !== null) assert.equal(context.createdAt, createdAt)
    },
    renewing: ({ tags, context }) =>
      assert.deepEqual([tags.has('shown'), tags.has('busy'), context.failure], [true, true, null]),
    stopping: ({ tags, context }) =>
      assert.deepEqual(
        [tags.has('shown'), tags.has('busy'), context.createdAt, context.failure],
        [true, true, createdAt, null],
      ),
  },
  does: {
    'feed.reloaded': ({ before, after }) => {
      if (before.value === 'failed') assert.equal(after.value, 'loading')
    },
    'feed.renewed': ({ before, after }) => {
      if (before.value === 'shown') assert.equal(after.value, 'renewing')
    },
    'feed.stopped': ({ before, after }) => {
      if (before.value === 'shown') assert.equal(after.value, before.context.createdAt === null ? 'shown' : 'stopping')
    },
  },
  situation: ({ createdAt: since, path, failure }) => ({ since, path, failure: failure?.reason }),
})
