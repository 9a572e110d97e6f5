import assert from 'node:assert/strict'

import type { ImportStep, PeopleCheck } from '#api/person/managed-person.contract.ts'
import { CallFailure } from '#api/kit/problem.ts'
import { UPLOAD_MAX } from '#api/file/upload-rule.ts'
import { importFault, bulkImportFlow } from '#machines/bulk-import/bulk-import.flow.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
const refused = (reason: string) => new CallFailure({ kind: 'refused', code: 5000, reason, message: 'No.' })

const file = { name: 'people.csv', size: 100, content: null }
const faultless: PeopleCheck = {
  importID: '1',
  rowCount: 150,
  creates: 150,
  updates: 0,
  skips: 0,
  errors: [],
  errorCount: 0,
  rows: [],
  ignored: [],
  encoding: 'windows-1252',
}
const faulty: PeopleCheck = { ...faultless, importID: null, errorCount: 1 }
const half: ImportStep = { rowCount: 150, doneCount: 100, creates: 100, updates: 0, skips: 0, refused: [] }
const whole: ImportStep = { ...half, doneCount: 150, creates: 150 }
const canChoose = (shown: { hasTag: (tag: never) => boolean; value: unknown }) =>
  ['choosing', 'failed', 'faulty', 'ready'].includes(String(shown.value))

export const bulkImportModel = pathModel(bulkImportFlow, {
  inputs: [{ classID: null }, { classID: '1' }],
  events: {
    'file.chosen': [
      { file },
      { file: { ...file, name: 'people.png' } },
      { file: { ...file, size: 0 } },
      { file: { ...file, size: UPLOAD_MAX + 1 } },
    ],
    'existing.chosen': [{ existing: 'update' }],
    'invites.chosen': [{ invites: false }],
    'encoding.chosen': [{ encoding: 'windows-1251' }],
    'check.repeated': [{}],
    'import.started': [{}],
    'import.resumed': [{}],
    'import.left': [{}],
  },
  senders: {
    'file.chosen': 'admin',
    'existing.chosen': 'admin',
    'invites.chosen': 'admin',
    'encoding.chosen': 'admin',
    'check.repeated': 'admin',
    'import.started': 'admin',
    'import.resumed': 'admin',
    'import.left': 'admin',
  },
  services: {
    checkFile: { done: [faultless, faulty], error: [noNetwork, refused('sheet.unreadable')] },
    importNext: { done: [half, whole], error: [noNetwork, refused('bulkImport.gone')] },
  },
  states: {
    choosing: ({ tags }) => assert.ok(tags.has('choosing')),
    checking: ({ tags, context }) =>
      assert.deepEqual([tags.has('checking'), context.failure, context.file], [true, null, file]),
    failed: ({ context }) => assert.equal(context.failure?.reason, 'request.noNetwork'),
    faulty: ({ context, tags }) => assert.deepEqual([context.check?.importID, tags.has('ready')], [null, false]),
    ready: ({ context, tags }) => assert.deepEqual([context.check?.importID, tags.has('ready')], ['1', true]),
    // Exactly the preview is imported.
    importing: ({ context }) => assert.deepEqual([context.check?.importID, context.failure], ['1', null]),
    interrupted: ({ context, tags }) =>
      assert.deepEqual([context.failure?.reason, tags.has('interrupted')], ['request.noNetwork', true]),
    done: ({ context }) => assert.deepEqual(context.step, whole),
  },
  does: {
    'file.chosen': ({ before, event, after }) => {
      if (!canChoose(before)) return assert.equal(after.value, before.value)
      const fault = importFault(event.file)
      assert.deepEqual([after.value, after.context.fault], fault === null ? ['checking', null] : [before.value, fault])
      const { check, step, encoding } = after.context
      if (fault === null) assert.deepEqual([check, step, encoding], [null, null, null])
    },
    'existing.chosen': ({ before, after }) => {
      if (before.value === 'choosing')
        assert.deepEqual([after.value, after.context.existing, after.context.fault], ['choosing', 'update', null])
      if (before.hasTag('checked')) assert.deepEqual([after.value, after.context.existing], ['checking', 'update'])
    },
    'invites.chosen': ({ before, after }) => {
      if (before.value === 'choosing')
        assert.deepEqual([after.value, after.context.invites, after.context.fault], ['choosing', false, null])
      if (before.hasTag('checked')) assert.deepEqual([after.value, after.context.invites], ['checking', false])
    },
    'encoding.chosen': ({ before, after }) => {
      if (!before.hasTag('checked')) return assert.equal(after.value, before.value)
      assert.deepEqual([after.value, after.context.encoding], ['checking', 'windows-1251'])
    },
    'import.left': ({ before, after }) => {
      if (before.value !== 'done') return
      const { file: left, fault, check, step, failure } = after.context
      assert.deepEqual([left, fault, check, step, failure], [null, null, null, null, null])
    },
  },
})
