import assert from 'node:assert/strict'
import type { SnapshotFrom } from 'xstate'

import { leaveRequestFlow } from '#machines/leave/leave-request.flow.ts'
import type { LeaveDraft } from '#machines/leave/leave-verdicts.ts'
import { pending, prospect } from './leave-samples.ts'
import { outcomes } from '#tests/kit/models/outcomes.ts'
import { pathModel } from '#tests/kit/models/paths.ts'
import { noNetwork, refusal, shownOf, unreached } from '#tests/kit/models/samples.ts'
import { showing } from '#tests/kit/models/showing.ts'
import { comesTo, comesToNothing, sends, starts, tells } from '#tests/kit/models/steps.ts'

const { shows, showsOnly } = showing<SnapshotFrom<typeof leaveRequestFlow>>()
const overlaps = refusal('leave.overlaps')
const tooMany = refusal('request.tooMany')
const noStore = new Error('no store')
const inOrder: LeaveDraft = {
  classID: 'flood',
  type: 'sick',
  start: '2026-03-03T08:00',
  end: '2026-03-03T18:00',
  reason: 'A fever.',
}

const blank: LeaveDraft = { classID: '', type: 'casual', start: '', end: '', reason: '' }
const keeps = (draft: LeaveDraft): string => sends('keeping', 'writing.kept', { id: 'request', written: draft })
const forgets = sends('keeping', 'writing.kept', { id: 'request', written: null })

/** Everything is chosen and written, and it ends after it starts. */
const isInOrder = ({ classID, start, end, reason }: LeaveDraft): boolean =>
  classID !== '' && start !== '' && end > start && reason !== ''

export const leaveRequestModel = pathModel(leaveRequestFlow, {
  inputs: [{ classID: '' }, { classID: 'flood' }, { classID: 'ended' }],
  events: {
    'prospect.reloaded': [{}],
    'draft.changed': ({ prospect: known }) => [
      // A class can be chosen only while there is one.
      { change: { ...inOrder, classID: known?.classes[0]?.classID ?? '' } },
      { change: { end: inOrder.start } },
    ],
    'field.left': [{ field: 'reason' }],
    'request.sent': [{}],
    'writing.dropped': [{}],
  },
  senders: {
    'prospect.reloaded': 'learner',
    'draft.changed': 'learner',
    'field.left': 'learner',
    'request.sent': 'learner',
    'writing.dropped': 'learner',
  },
  services: {
    restoreDraft: { done: [null, inOrder], error: [noStore] },
    keepDraft: { done: [], error: [noStore] },
    loadProspect: { done: [prospect, { ...prospect, classes: [] }], error: [noNetwork] },
    sendRequest: { done: [pending], error: [noNetwork, overlaps, tooMany] },
  },
  states: {
    restoring: showsOnly({
      tags: ['loadingMark'],
      runs: ['keepDraft', 'restoreDraft'],
      context: { isRestored: false },
    }),
    loading: showsOnly({
      tags: ['loadingMark'],
      runs: ['keepDraft', 'loadProspect'],
      context: { prospect: null, failure: null },
    }),
    classless: showsOnly({ tags: ['empty'], runs: ['keepDraft'], context: { prospect: null, failure: null } }),
    failed: showsOnly({ tags: ['failed'], runs: ['keepDraft'], context: { prospect: null, failure: unreached } }),
    // With a single class there is no choice; a class that has ended in the meantime cannot be chosen.
    open: shows({ tags: ['open'], runs: ['keepDraft'] }, ({ context: { draft, prospect: known } }) =>
      assert.equal(draft.classID, known?.classes[0]?.classID ?? ''),
    ),
    'open.writing': showsOnly({ tags: ['open'], runs: ['keepDraft'] }),
    'open.sending': showsOnly(
      { tags: ['busy', 'open'], runs: ['keepDraft', 'sendRequest'], context: { failure: null } },
      ({ context }) => assert.ok(isInOrder(context.draft)),
    ),
    'open.catchingUp': showsOnly({
      tags: ['busy', 'open'],
      runs: ['keepDraft', 'loadProspect'],
      context: { failure: shownOf(overlaps) },
    }),
    'open.unsent': showsOnly({
      tags: ['open', 'unsent'],
      runs: ['keepDraft'],
      context: { failure: unreached, draft: inOrder },
    }),
    requested: showsOnly({ tags: ['done'], runs: ['keepDraft'], context: { failure: null } }),
  },
  does: {
    ...outcomes(leaveRequestFlow, {
      done: {
        restoreDraft: (step) => {
          const found = step.event.output
          const context = found === null ? {} : { draft: found, isRestored: true }
          comesTo(step, { value: 'loading', context, brings: [starts('loadProspect')] })
        },
        loadProspect: (step) => {
          const known = step.event.output
          const { draft, blank: before } = step.before.context
          const classID = known.classes[0]?.classID ?? ''
          const taken = { prospect: known, draft: { ...draft, classID }, blank: { ...before, classID } }
          if (step.before.matches('open'))
            return comesTo(step, { value: { open: 'writing' }, context: taken, brings: [tells('formRefused')] })
          if (known.classes.length === 0) return comesTo(step, { value: 'classless' })
          comesTo(step, { value: { open: 'writing' }, context: taken })
        },
        sendRequest: (step) =>
          comesTo(step, { value: 'requested', brings: [forgets, tells('done', { leave: pending })] }),
      },
      error: {
        restoreDraft: (step) => comesTo(step, { value: 'loading', brings: [starts('loadProspect')] }),
        // It is in the form all the same.
        keepDraft: comesToNothing,
        // The refusal that led here stays visible above the form.
        loadProspect: (step) =>
          step.before.matches('open')
            ? comesTo(step, { value: { open: 'writing' } })
            : comesTo(step, { value: 'failed', context: { failure: unreached } }),
        sendRequest: (step) => {
          const { error } = step.event
          if (error === overlaps) {
            const brings = [starts('loadProspect')]
            comesTo(step, { value: { open: 'catchingUp' }, context: { failure: shownOf(overlaps) }, brings })
          } else if (error === tooMany)
            comesTo(step, { value: { open: 'writing' }, context: { failure: shownOf(tooMany) } })
          else comesTo(step, { value: { open: 'unsent' }, context: { failure: unreached } })
        },
      },
    }),
    'prospect.reloaded': (step) =>
      comesTo(step, { value: 'loading', context: { failure: null }, brings: [starts('loadProspect')] }),
    'draft.changed': (step) => {
      const draft = { ...step.before.context.draft, ...step.event.change }
      comesTo(step, { value: { open: 'writing' }, context: { draft, failure: null }, brings: [keeps(draft)] })
    },
    // What it began with is there again, in the only class there is.
    'writing.dropped': (step) => {
      const draft = { ...blank, classID: step.before.context.prospect?.classes[0]?.classID ?? '' }
      const context = { draft, isRestored: false, touched: [], failure: null }
      comesTo(step, { value: { open: 'writing' }, context, brings: [forgets] })
    },
    'field.left': (step) => {
      const { touched } = step.before.context
      comesTo(step, { context: { touched: touched.includes('reason') ? touched : [...touched, 'reason'] } })
    },
    // The errors of all fields show from the first attempt on.
    'request.sent': (step) => {
      const { draft } = step.before.context
      const touched = ['classID', 'start', 'end', 'reason'] as const
      if (!isInOrder(draft)) return comesTo(step, { context: { touched }, brings: [tells('formRefused')] })
      const brings = [starts('sendRequest', draft)]
      comesTo(step, { value: { open: 'sending' }, context: { touched, failure: null }, brings })
    },
  },
})
