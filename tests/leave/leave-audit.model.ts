import assert from 'node:assert/strict'
import type { SnapshotFrom } from 'xstate'

import { leaveAuditFlow } from '#machines/leave/leave-audit.flow.ts'
import { toDecide } from './leave-samples.ts'
import { outcomes } from '#tests/kit/models/outcomes.ts'
import { pathModel } from '#tests/kit/models/paths.ts'
import { noNetwork, refusal, shownOf, unreached } from '#tests/kit/models/samples.ts'
import { showing } from '#tests/kit/models/showing.ts'
import { comesTo, comesToNothing, starts, tells } from '#tests/kit/models/steps.ts'

const { showsOnly } = showing<SnapshotFrom<typeof leaveAuditFlow>>()
const other = { ...toDecide, leaveID: '8' }
const forbidden = refusal('request.forbidden')
const decided = { leaveID: '7', reason: null, message: null }
const dropped = { targets: [], failure: null }

/** [LEAVE-05, VALID-11] A rejection needs a reason, an approval does not; either has at most 100 characters. */
const isAllowed = (decision: string, words: string): boolean =>
  words.length <= 100 && (decision === 'approve' || words !== '')

export const leaveAuditModel = pathModel(leaveAuditFlow, {
  inputs: [undefined],
  events: {
    'rows.shown': [{ rows: [toDecide, other] }, { rows: [other] }],
    'row.ticked': [{ leaveID: '7' }, { leaveID: '8' }],
    'page.ticked': [{}],
    'decision.chosen': [{ decision: 'approve' }, { decision: 'reject', leaveID: '8' }],
    'words.changed': [{ words: 'Get well.' }, { words: '' }, { words: 'x'.repeat(101) }],
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
      done: [[decided], [decided, { leaveID: '8', reason: 'record.stale', message: 'It has changed.' }]],
      error: [noNetwork, forbidden],
    },
  },
  states: {
    choosing: showsOnly({ tags: [], context: dropped }, ({ context: { rows, ticked } }) =>
      assert.ok(ticked.every((id) => rows.some(({ leaveID }) => leaveID === id))),
    ),
    asking: showsOnly({ tags: ['asking'] }, ({ context }) => assert.ok(context.targets.length > 0)),
    // Events the lifecycle would refuse never leave the browser.
    sending: showsOnly({ tags: ['asking', 'busy'], runs: ['decide'], context: { failure: null } }, ({ context }) =>
      assert.ok(isAllowed(context.decision, context.words)),
    ),
    unsent: showsOnly({ tags: ['asking', 'unsent'], context: { failure: unreached } }, ({ context }) =>
      assert.ok(context.targets.length > 0),
    ),
    told: showsOnly({ tags: ['told'], context: { ticked: [] } }, ({ context }) =>
      assert.ok(context.results.some(({ reason }) => reason !== null)),
    ),
  },
  does: {
    ...outcomes(leaveAuditFlow, {
      done: {
        // What was decided is announced, so that the list is loaded anew; refusals are read before.
        decide: (step) => {
          const brings = [tells('decided', { decision: step.before.context.decision, count: 1 })]
          const results = step.event.output
          if (results.length === 1)
            return comesTo(step, { value: 'choosing', context: { ...dropped, ticked: [] }, brings })
          comesTo(step, { value: 'told', context: { results, ticked: [] }, brings })
        },
      },
      error: {
        decide: (step) =>
          step.event.error === forbidden
            ? comesTo(step, { value: 'asking', context: { failure: shownOf(forbidden) } })
            : comesTo(step, { value: 'unsent', context: { failure: unreached } }),
      },
    }),
    'rows.shown': (step) => {
      const { rows } = step.event
      const ticked = step.before.context.ticked.filter((id) => rows.some(({ leaveID }) => leaveID === id))
      comesTo(step, { context: { rows, ticked } })
    },
    'row.ticked': (step) => {
      const { rows, ticked } = step.before.context
      const { leaveID } = step.event
      if (!rows.some((row) => row.leaveID === leaveID)) return comesToNothing(step)
      const isTicked = ticked.includes(leaveID)
      comesTo(step, { context: { ticked: isTicked ? ticked.filter((id) => id !== leaveID) : [...ticked, leaveID] } })
    },
    'page.ticked': (step) => {
      const { rows, ticked } = step.before.context
      comesTo(step, { context: { ticked: ticked.length === rows.length ? [] : rows.map(({ leaveID }) => leaveID) } })
    },
    // On the one leave that is named, else on the selected ones.
    'decision.chosen': (step) => {
      const { decision, leaveID } = step.event
      const { rows, ticked } = step.before.context
      const targets = rows.filter((row) => (leaveID === undefined ? ticked : [leaveID]).includes(row.leaveID))
      if (targets.length === 0) return comesToNothing(step)
      comesTo(step, { value: 'asking', context: { decision, targets, words: '', results: [], failure: null } })
    },
    'words.changed': (step) => comesTo(step, { value: 'asking', context: { words: step.event.words, failure: null } }),
    'decision.sent': (step) => {
      const { decision, words, targets } = step.before.context
      if (!isAllowed(decision, words)) return comesTo(step, { brings: [tells('formRefused')] })
      const brings = [starts('decide', { decision, words, leaves: targets })]
      comesTo(step, { value: 'sending', context: { failure: null }, brings })
    },
    // Without an answer, what was sent may have arrived.
    'decision.dropped': (step) =>
      comesTo(step, {
        value: 'choosing',
        context: dropped,
        brings: step.before.matches('unsent') ? [tells('uncertain')] : [],
      }),
    'outcome.read': (step) => comesTo(step, { value: 'choosing', context: dropped }),
  },
  situation: ({ rows, ticked, decision, targets, words, results, failure }, value) => ({
    rows: rows.length,
    ticked: [...ticked].sort(),
    targets: targets.length,
    ...(value !== 'choosing' && { decision, words, results: results.length, failure: failure?.reason }),
  }),
})
