import assert from 'node:assert/strict'

import type { Leave, LeaveAction } from '#api/leave/leave.contract.ts'
import { leaveRules } from '#machines/leave/leave-verdicts.ts'
import { recordOf } from '#machines/kit/record.flow.ts'
import { unfilled } from '#machines/kit/services.ts'
import { agreed, cancelled, noNetwork, pending, refused } from '#tests/leave/leave-samples.ts'
import { announcesRefusal } from '#tests/kit/models/form-refused.ts'
import { pathModel } from './models/paths.ts'

const anything = () => undefined
const asking = ['fresh', 'aged', 'renewing']

export const recordModel = pathModel(recordOf<Leave, LeaveAction>({ load: unfilled, send: unfilled }), {
  inputs: [{ id: '7', rules: leaveRules }],
  events: {
    'record.reloaded': [{}],
    'record.revisited': [{}],
    'record.signalled': [{}],
    'change.noticed': [{}],
    // While pending, the learner can use the first command, but not the second.
    'event.chosen': [{ event: 'cancel' }, { event: 'revoke' }],
    'words.changed': [{ words: 'Well again.' }, { words: '' }],
    'event.sent': [{}],
    'event.dropped': [{}],
  },
  senders: {
    'record.reloaded': ['learner', 'approver'],
    'change.noticed': ['learner', 'approver'],
    'event.chosen': ['learner', 'approver'],
    'record.signalled': 'server',
    'record.revisited': ['learner', 'approver'],
    'words.changed': ['learner', 'approver'],
    'event.sent': ['learner', 'approver'],
    'event.dropped': ['learner', 'approver'],
  },
  services: {
    loadRecord: {
      done: [pending, agreed, cancelled],
      error: [noNetwork, refused('request.notFound'), refused('request.forbidden')],
    },
    sendEvent: { done: [cancelled], error: [noNetwork, refused('record.stale'), refused('leave.reasonTooLong')] },
  },
  states: {
    loading: ({ tags }) => assert.ok(tags.has('loadingMark')),
    missing: anything,
    forbidden: anything,
    failed: ({ context }) => assert.equal(context.failure?.reason, 'request.noNetwork'),
    shown: ({ context }) => assert.notEqual(context.item, null),
    'shown.fresh': ({ context }) => assert.deepEqual([context.intent, context.failure], [null, null]),
    'shown.aged': ({ context }) => assert.equal(context.intent, null),
    'shown.renewing': ({ context }) => assert.equal(context.intent, null),
    'shown.asking': ({ context }) => assert.equal(context.intent?.event, 'cancel'),
    // Events the lifecycle would refuse never leave the browser.
    'shown.sending': ({ context: { item, intent, rules, failure } }) => {
      assert.equal(failure, null)
      assert.ok(item !== null && intent !== null)
      assert.equal(rules.verdict(item, intent.event, intent.words).kind, 'allowed')
    },
    'shown.unsent': ({ context }) => {
      assert.notEqual(context.failure, null)
      assert.equal(context.intent?.words, 'Well again.')
    },
    'shown.catchingUp': ({ context }) => assert.equal(context.failure?.reason, 'record.stale'),
    'shown.changed': ({ context }) => assert.equal(context.intent?.event, 'cancel'),
  },
  does: {
    'event.chosen': ({ before, event, after }) => {
      const at = (before.value as { shown?: string }).shown ?? ''
      const { item } = before.context
      const isOpen = item !== null && leaveRules.verdict(item, event.event, null).kind === 'allowed'
      assert.deepEqual(after.value, asking.includes(at) && isOpen ? { shown: 'asking' } : before.value)
    },
    'words.changed': ({ before, event, after }) => {
      if (before.hasTag('asking') && !before.hasTag('busy')) assert.equal(after.context.intent?.words, event.words)
    },
    'event.sent': ({ before, after, effects }) => {
      if (before.hasTag('asking') && !before.hasTag('busy')) announcesRefusal(effects, !after.hasTag('busy'))
    },
    // A closed dialog is reset.
    'event.dropped': ({ before, after }) => {
      if (before.hasTag('asking') && !before.hasTag('busy')) assert.equal(after.context.intent, null)
    },
    'change.noticed': ({ before, after }) => {
      if (before.hasTag('shown')) assert.equal(after.context.isChanged, false)
    },
  },
  situation: ({ item, intent, isChanged, failure }) => ({
    at: item?.value,
    event: intent?.event,
    words: intent?.words,
    isChanged,
    failure: failure?.reason,
  }),
})
