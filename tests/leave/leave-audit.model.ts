import assert from 'node:assert/strict'

import { decisionVerdict, leaveAuditFlow } from '#machines/leave/leave-audit.flow.ts'
import { noNetwork, refused, toDecide } from './leave-samples.ts'
import { announcesRefusal } from '#tests/kit/models/form-refused.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const other = { ...toDecide, leaveID: '8' }
const anything = () => undefined

export const leaveAuditModel = pathModel(leaveAuditFlow, {
  inputs: [undefined],
  events: {
    'rows.shown': [{ rows: [toDecide, other] }, { rows: [other] }],
    'row.ticked': [{ leaveID: '7' }],
    'page.ticked': [{}],
    'decision.chosen': [{ decision: 'approve' }, { decision: 'reject', leaveID: '8' }],
    'words.changed': [{ words: 'Get well.' }],
    'decision.sent': [{}],
    'decision.dropped': [{}],
    'outcome.read': [{}],
  },
  senders: {
    'rows.shown': 'browser',
    'row.ticked': 'approver',
    'page.ticked': 'approver',
    'decision.chosen': 'approver',
    'words.changed': 'approver',
    'decision.sent': 'approver',
    'decision.dropped': 'approver',
    'outcome.read': 'approver',
  },
  services: {
    decide: {
      done: [
        [{ leaveID: '7', reason: null, message: null }],
        [
          { leaveID: '7', reason: null, message: null },
          { leaveID: '8', reason: 'record.stale', message: 'It has changed.' },
        ],
      ],
      error: [noNetwork, refused('request.forbidden')],
    },
  },
  states: {
    choosing: ({ context: { rows, ticked } }) =>
      assert.ok(ticked.every((id) => rows.some(({ leaveID }) => leaveID === id))),
    asking: ({ context }) => assert.ok(context.targets.length > 0),
    // Events the lifecycle would refuse never leave the browser.
    sending: ({ context }) => assert.equal(decisionVerdict(context), null),
    unsent: ({ context }) =>
      assert.deepEqual([context.failure?.reason, context.targets.length > 0], ['request.noNetwork', true]),
    told: ({ context }) => assert.ok(context.results.some(({ reason }) => reason !== null)),
  },
  does: {
    'page.ticked': ({ before, after }) => {
      if (!before.matches('choosing')) return
      const { rows, ticked } = before.context
      assert.equal(after.context.ticked.length, ticked.length === rows.length ? 0 : rows.length)
    },
    'decision.chosen': ({ before, event, after }) => {
      if (!before.matches('choosing')) return
      const count = event.decision === 'reject' ? 1 : before.context.ticked.length
      if (after.matches('asking')) assert.deepEqual([after.context.targets.length, after.context.words], [count, ''])
    },
    'decision.sent': ({ before, after, effects }) => {
      if (before.matches('asking')) announcesRefusal(effects, !after.hasTag('busy'))
    },
    'rows.shown': anything,
  },
  situation: ({ rows, ticked, decision, targets, words, results, failure }, value) => ({
    rows: rows.length,
    ticked: [...ticked].sort(),
    targets: targets.length,
    ...(value !== 'choosing' && { decision, words, results: results.length, failure: failure?.reason }),
  }),
})
