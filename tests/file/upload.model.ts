import assert from 'node:assert/strict'

import { CallFailure } from '#api/kit/problem.ts'
import { AVATAR_MAX, UPLOAD_MAX, type UploadService } from '#api/file/upload-rule.ts'
import { uploadFlow } from '#machines/file/upload.flow.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
const unwanted = new CallFailure({
  kind: 'refused',
  code: 5000,
  reason: 'file.otherContent',
  message: 'Not a picture.',
})
const loggedOut = new CallFailure({ kind: 'cancelled', reason: null, message: null })
const before = { fileID: 'f0', name: 'old.png', size: null }
const stored = { fileID: 'f1', name: 'new.png', size: 2000 }
const chosen = (name: string, size: number) => ({ file: { name, size, content: null } })

const tooLarge = (serviceCode: UploadService, size: number) =>
  serviceCode === 'avatar'
    ? size > AVATAR_MAX
      ? 'file.avatarTooLarge'
      : null
    : size > UPLOAD_MAX
      ? 'file.tooLarge'
      : null

export const uploadModel = pathModel(uploadFlow, {
  inputs: [
    { serviceCode: 'cover-image', value: null },
    { serviceCode: 'cover-image', value: before },
    { serviceCode: 'avatar', value: null },
  ],
  events: {
    'file.chosen': [
      chosen('new.png', 2000),
      chosen('new.exe', 2000),
      chosen('new.png', 0),
      chosen('new.png', UPLOAD_MAX + 1),
      chosen('new.png', AVATAR_MAX + 1),
    ],
    'file.removed': [{}],
    'value.given': [{ value: null }, { value: before }],
    'upload.begun': [{}],
    'upload.progressed': [{ sent: 800 }],
    'upload.cancelled': [{}],
    'upload.retried': [{}],
  },
  senders: {
    'file.chosen': ['teacher', 'admin'],
    'upload.cancelled': ['teacher', 'admin'],
    'file.removed': ['teacher', 'admin'],
    'upload.retried': ['teacher', 'admin'],
    'value.given': 'browser',
    'upload.begun': 'browser',
    'upload.progressed': 'browser',
  },
  services: {
    send: { done: [stored], error: [noNetwork, unwanted, loggedOut] },
  },
  states: {
    choosing: ({ context: { kept, chosen: file } }) => assert.deepEqual([kept, file], [null, null]),
    sending: ({ tags }) => assert.ok(tags.has('sending')),
    'sending.queued': ({ context }) => {
      assert.deepEqual([context.chosen?.name, context.sent], ['new.png', 0])
    },
    'sending.uploading': ({ context }) => assert.ok([0, 800].includes(context.sent)),
    kept: ({ context: { kept, chosen: file, failure }, tags }) => {
      assert.ok(tags.has('kept'))
      assert.ok(kept !== null)
      assert.deepEqual([file, failure], [null, null])
    },
    failed: ({ context: { chosen: file, failure, isRepeatable }, tags }) => {
      assert.ok(tags.has('stopped'))
      assert.equal(file?.name, 'new.png')
      assert.deepEqual(
        [
          ['request.noNetwork', true],
          ['file.otherContent', false],
        ].find(([reason]) => reason === failure?.reason),
        [failure?.reason, isRepeatable],
      )
    },
    cancelled: ({ context: { chosen: file, failure, isRepeatable }, tags }) => {
      assert.ok(tags.has('stopped'))
      assert.deepEqual([file?.name, failure, isRepeatable], ['new.png', null, true])
    },
  },
  does: {
    'file.chosen': ({ before: was, event, after }) => {
      const { name, size } = event.file
      const fault = name.endsWith('.exe')
        ? 'file.wrongType'
        : size === 0
          ? 'file.empty'
          : tooLarge(was.context.serviceCode, size)
      assert.equal(after.context.fault, fault)
      // The field keeps its file until a new one replaces it.
      assert.deepEqual(after.context.kept, was.context.kept)
      assert.deepEqual(after.value, fault === null ? { sending: 'queued' } : was.value)
    },
    'file.removed': ({ before: was, after }) => {
      const kept = was.value === 'kept' ? null : was.context.kept
      assert.deepEqual(
        [after.value, after.context.kept, after.context.fault],
        [kept === null ? 'choosing' : 'kept', kept, null],
      )
    },
    'value.given': ({ before: was, event, after }) => {
      if (event.value?.fileID === was.context.kept?.fileID) return assert.deepEqual(after.value, was.value)
      assert.deepEqual([after.value, after.context.kept], [event.value === null ? 'choosing' : 'kept', event.value])
    },
    'upload.begun': ({ after }) => assert.deepEqual(after.value, { sending: 'uploading' }),
    'upload.progressed': ({ after }) => assert.equal(after.context.sent, 800),
    'upload.cancelled': ({ after }) => assert.equal(after.value, 'cancelled'),
    'upload.retried': ({ before: was, after }) => {
      // A file refused by the server stays refused.
      if (!was.context.isRepeatable) return assert.deepEqual([after.value, after.context], ['failed', was.context])
      assert.deepEqual([after.value, after.context.failure, after.context.sent], [{ sending: 'queued' }, null, 0])
    },
  },
})
