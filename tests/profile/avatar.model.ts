import assert from 'node:assert/strict'

import { CallFailure } from '#api/kit/problem.ts'
import { AVATAR_MAX } from '#api/file/upload-rule.ts'
import { avatarFlow } from '#machines/profile/avatar.flow.ts'
import { announcesRefusal } from '#tests/kit/models/form-refused.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
const unwanted = new CallFailure({ kind: 'refused', code: 5000, reason: 'file.otherContent', message: '' })
const loggedOut = new CallFailure({ kind: 'cancelled', reason: null, message: null })
const chosen = (name: string, size: number) => ({ file: { name, size, content: null } })
const drawn = { name: 'avatar.jpg', size: 40_000, content: null }
const faults: Readonly<Record<string, string>> = {
  'me.gif': 'file.wrongType',
  'none.png': 'file.empty',
  'big.jpeg': 'file.avatarTooLarge',
}

export const avatarModel = pathModel(avatarFlow, {
  inputs: [{ userId: '7' }],
  events: {
    'cropper.retried': [{}],
    'preset.chosen': [
      { id: 'heron', address: '/heron.svg' },
      { id: 'dam', address: '/dam.svg' },
    ],
    'file.chosen': [
      chosen('me.jpg', AVATAR_MAX),
      chosen('me.gif', 9),
      chosen('none.png', 0),
      chosen('big.jpeg', AVATAR_MAX + 1),
    ],
    'avatar.confirmed': [{}],
    'upload.begun': [{}],
    'upload.progressed': [{ sent: 20_000 }],
    'upload.cancelled': [{}],
    'change.dropped': [{}],
  },
  senders: {
    'preset.chosen': 'learner',
    'file.chosen': 'learner',
    'cropper.retried': 'learner',
    'avatar.confirmed': 'learner',
    'change.dropped': 'learner',
    'upload.cancelled': 'learner',
    'upload.begun': 'browser',
    'upload.progressed': 'browser',
  },
  services: {
    loadCropper: { done: [undefined], error: [noNetwork] },
    readPicture: { done: [{ address: 'blob:1' }], error: [unwanted] },
    drawPicture: { done: [drawn], error: [unwanted] },
    send: { done: [{ fileID: 'f1', name: 'avatar.jpg', size: 40_000 }], error: [noNetwork, loggedOut] },
    save: { done: [undefined], error: [noNetwork] },
  },
  states: {
    open: () => undefined,
    'open.loading': ({ context, tags }) => {
      assert.ok(tags.has('loadingMark'))
      assert.deepEqual([context.source, context.failure], [null, null])
    },
    'open.unloaded': ({ context, tags }) =>
      assert.deepEqual([tags.has('unloaded'), context.failure?.reason], [true, 'request.noNetwork']),
    'open.choosing': ({ context, tags }) => {
      assert.ok(tags.has('ready'))
      assert.deepEqual([context.chosen, context.drawn, context.fileID], [null, null, null])
      assert.ok(context.refusal === null || context.failure === null)
    },
    'open.reading': ({ context }) => assert.equal(context.chosen?.name, 'me.jpg'),
    // [VALID-27] Nothing is rendered or sent without a picture.
    'open.drawing': ({ context }) => assert.ok(context.source !== null),
    'open.sending': ({ context, tags }) =>
      assert.deepEqual([context.drawn, tags.has('sending'), tags.has('busy')], [drawn, true, true]),
    'open.sending.queued': ({ context }) => assert.equal(context.sent, 0),
    'open.sending.uploading': ({ context }) => assert.ok([0, 20_000].includes(context.sent)),
    saving: ({ context }) => assert.equal(context.fileID, 'f1'),
    saved: ({ status }) => assert.equal(status, 'done'),
    dropped: ({ status }) => assert.equal(status, 'done'),
  },
  does: {
    'preset.chosen': ({ before, event, after }) => {
      if (!before.tags.has('ready')) return
      const isSelected = before.context.source?.id === event.id
      // [SHELL-34] The same once more cancels the choice and resets the cropper.
      assert.deepEqual(
        after.context.source,
        isSelected ? null : { kind: 'preset', id: event.id, address: event.address },
      )
      assert.equal(after.context.round, before.context.round + 1)
    },
    'file.chosen': ({ before, event, after }) => {
      if (!before.tags.has('ready')) return
      const fault = faults[event.file.name] ?? null
      assert.deepEqual([after.context.refusal, after.tags.has('reading')], [fault, fault === null])
      // The cropper keeps its picture until there is a new one.
      assert.deepEqual([after.context.source, after.context.round], [before.context.source, before.context.round])
    },
    'avatar.confirmed': ({ before, after, effects }) => {
      if (!before.tags.has('ready')) return
      announcesRefusal(effects, before.context.source === null)
      assert.equal(after.context.refusal, before.context.source === null ? 'profile.required' : null)
    },
    'upload.progressed': ({ before, after }) => {
      if (before.matches({ open: { sending: 'uploading' } })) assert.equal(after.context.sent, 20_000)
    },
    // The cropped picture is kept for a retry.
    'upload.cancelled': ({ before, after }) => {
      if (before.tags.has('sending'))
        assert.deepEqual([after.value, after.context.source], [{ open: 'choosing' }, before.context.source])
    },
    // [SHELL-37]
    'change.dropped': ({ before, after }) =>
      assert.equal(after.value, before.value === 'saving' ? 'saving' : before.value === 'saved' ? 'saved' : 'dropped'),
  },
  situation: ({ source, refusal, failure, sent }) => ({
    source: source?.id ?? null,
    refusal,
    failure: failure?.reason ?? null,
    sent,
  }),
})
