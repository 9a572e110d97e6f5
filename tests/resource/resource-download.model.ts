import assert from 'node:assert/strict'

import { CallFailure } from '#api/kit/problem.ts'
import { resourceDownloadFlow } from '#machines/resource/resource-download.flow.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const nothing = new CallFailure({ kind: 'refused', code: 5000, reason: 'resource.noAttachment', message: 'Nothing.' })

export const resourceDownloadModel = pathModel(resourceDownloadFlow, {
  inputs: [{ resourceID: 'r1' }],
  events: {
    'download.asked': [{}],
    'bytes.received': ({ received }) => (received < 20 ? [{ bytes: received + 10 }] : []),
    'download.cancelled': [{}],
  },
  senders: { 'download.asked': 'learner', 'bytes.received': 'browser', 'download.cancelled': 'learner' },
  services: { fetchFile: { done: [{ name: 'a.pdf', content: new Blob() }], error: [nothing] } },
  states: {
    idle: ({ context, tags }) => assert.deepEqual([context.failure, tags.has('fetching')], [null, false]),
    fetching: ({ context, tags }) => assert.deepEqual([context.failure, tags.has('fetching')], [null, true]),
    failed: ({ context, tags }) =>
      assert.deepEqual([context.failure?.reason, tags.has('failed')], ['resource.noAttachment', true]),
  },
  does: {
    'download.asked': ({ before, after }) => {
      if (before.value !== 'fetching')
        assert.deepEqual([after.value, after.context.received, after.context.failure], ['fetching', 0, null])
    },
    'bytes.received': ({ before, event, after }) => {
      if (before.value === 'fetching')
        assert.deepEqual([after.value, after.context.received], ['fetching', event.bytes])
    },
    'download.cancelled': ({ before, after, effects }) => {
      if (before.value !== 'fetching') return
      assert.deepEqual([after.value, after.context.times], ['idle', before.context.times])
      assert.ok(!effects.includes('saveFile'))
    },
  },
  situation: ({ received, times, failure }) => ({ received, isSaved: times > 0, failure: failure?.reason }),
})
