import assert from 'node:assert/strict'
import type { SnapshotFrom } from 'xstate'

import type { Leave, LeaveAction } from '#api/leave/leave.contract.ts'
import { leaveRules } from '#machines/leave/leave-verdicts.ts'
import { recordOf } from '#machines/kit/record.flow.ts'
import { unfilled } from '#machines/kit/services.ts'
import { agreed, cancelled, pending } from '#tests/leave/leave-samples.ts'
import { outcomes } from './models/outcomes.ts'
import { pathModel, type Step } from './models/paths.ts'
import { noNetwork, refusal, shownOf, unreached } from './models/samples.ts'
import { showing } from './models/showing.ts'
import { comesTo, comesToNothing, starts, tells, waits } from './models/steps.ts'

const flow = recordOf<Leave, LeaveAction>({ load: unfilled, send: unfilled })
type Shown = SnapshotFrom<typeof flow>
type Stepped = Step<Shown>
type Failed = Stepped & { readonly event: { readonly error: unknown } }
const { shows, showsOnly } = showing<Shown>()

const notFound = refusal('request.notFound')
const forbidden = refusal('request.forbidden')
const stale = refusal('record.stale')
const tooLong = refusal('leave.reasonTooLong')
const dropped = { intent: null, failure: null } as const
/** A record is fresh for fifteen seconds. */
const freshly = waits(15_000)
const looksUp = starts('loadRecord', { id: '7' })

/** [LEAVE-07] A learner can cancel a leave while it is pending. */
const canCancel = (item: Leave | null): boolean => item?.status === 'pending'
/** No event is being written or sent. */
const isAtRest = ({ before }: Stepped): boolean => before.hasTag('shown') && !before.hasTag('asking')
const isIn = ({ before }: Stepped, state: 'unsent' | 'catchingUp' | 'renewing' | 'following'): boolean =>
  before.matches({ shown: state })

/** Sent with its text, which the lifecycle demands; otherwise the form is refused, and nothing is sent. */
function sends(step: Stepped): void {
  const { id, item, intent } = step.before.context
  const isAllowed = canCancel(item) && intent?.words !== ''
  // After an attempt without an answer the same is sent once more.
  if (!isAllowed && !isIn(step, 'unsent')) return comesTo(step, { brings: [tells('formRefused')] })
  comesTo(step, {
    value: { shown: 'sending' },
    context: { failure: null },
    brings: [starts('sendEvent', { id, item, intent })],
  })
}

/** Nobody may see it, or it is gone: whatever was under way ends. */
function isGone(step: Failed): boolean {
  const value = step.event.error === notFound ? 'missing' : step.event.error === forbidden ? 'forbidden' : null
  if (value !== null) comesTo(step, { value })
  return value !== null
}

export const recordModel = pathModel(flow, {
  inputs: [{ id: '7', rules: leaveRules }],
  events: {
    'record.reloaded': [{}],
    'record.revisited': [{}],
    'record.signalled': [{}],
    'record.outdated': [{}],
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
    'record.outdated': 'browser',
    'record.revisited': ['learner', 'approver'],
    'words.changed': ['learner', 'approver'],
    'event.sent': ['learner', 'approver'],
    'event.dropped': ['learner', 'approver'],
  },
  services: {
    loadRecord: { done: [pending, agreed, cancelled], error: [noNetwork, notFound, forbidden] },
    sendEvent: { done: [cancelled], error: [noNetwork, stale, tooLong] },
  },
  delays: { freshFor: 15_000 },
  states: {
    loading: showsOnly({ tags: ['loadingMark'], runs: ['loadRecord'], context: { item: null, intent: null } }),
    missing: showsOnly({ tags: ['missing'] }),
    forbidden: showsOnly({ tags: ['forbidden'] }),
    failed: showsOnly({ tags: ['failed'], context: { item: null, failure: unreached } }),
    shown: shows({ tags: ['shown'] }, ({ context }) => assert.notEqual(context.item, null)),
    'shown.fresh': showsOnly({ tags: ['shown'], waits: [15_000], context: dropped }),
    'shown.aged': showsOnly({ tags: ['shown'], context: dropped }),
    'shown.renewing': showsOnly({ tags: ['shown'], runs: ['loadRecord'], context: dropped }),
    'shown.following': showsOnly({ tags: ['shown'], runs: ['loadRecord'], context: dropped }),
    'shown.asking': showsOnly({ tags: ['asking', 'shown'] }, ({ context }) =>
      assert.equal(context.intent?.event, 'cancel'),
    ),
    // Events the lifecycle would refuse never leave the browser.
    'shown.sending': showsOnly(
      { tags: ['asking', 'busy', 'shown'], runs: ['sendEvent'], context: { failure: null } },
      ({ context: { item, intent } }) =>
        assert.deepEqual([canCancel(item), intent], [true, { event: 'cancel', words: 'Well again.' }]),
    ),
    'shown.unsent': showsOnly({ tags: ['asking', 'shown', 'unsent'], context: { failure: unreached } }, ({ context }) =>
      assert.equal(context.intent?.words, 'Well again.'),
    ),
    'shown.catchingUp': showsOnly({
      tags: ['asking', 'busy', 'shown'],
      runs: ['loadRecord'],
      context: { failure: shownOf(stale), intent: { event: 'cancel', words: 'Well again.' } },
    }),
    'shown.changed': showsOnly({ tags: ['asking', 'changed', 'shown'] }, ({ context: { item, intent } }) =>
      assert.deepEqual([canCancel(item), intent?.event], [true, 'cancel']),
    ),
  },
  does: {
    ...outcomes(flow, {
      done: {
        loadRecord: (step) => {
          const item = step.event.output
          const { item: known, isChanged } = step.before.context
          const taken = { item, failure: null }
          if (isIn(step, 'catchingUp'))
            return canCancel(item)
              ? comesTo(step, { value: { shown: 'changed' }, context: taken })
              : comesTo(step, {
                  value: { shown: 'fresh' },
                  context: { ...taken, intent: null, isChanged: true },
                  brings: [freshly],
                })
          // Its viewer has made that change, and knows of all before it.
          if (isIn(step, 'following'))
            return comesTo(step, {
              value: { shown: 'fresh' },
              context: { ...taken, isChanged: false },
              brings: [freshly],
            })
          const isNew = known !== null && known.revision !== item.revision
          const context = { ...taken, isChanged: isChanged || isNew }
          comesTo(step, { value: { shown: 'fresh' }, context, brings: [freshly] })
        },
        sendEvent: (step) => {
          const item = step.event.output
          const brings = [tells('done', { event: 'cancel', item }), freshly]
          comesTo(step, { value: { shown: 'fresh' }, context: { ...dropped, item }, brings })
        },
      },
      error: {
        loadRecord: (step) => {
          if (isGone(step)) return
          if (isIn(step, 'renewing') || isIn(step, 'following')) return comesTo(step, { value: { shown: 'aged' } })
          const value = isIn(step, 'catchingUp') ? ({ shown: 'unsent' } as const) : 'failed'
          comesTo(step, { value, context: { failure: unreached } })
        },
        sendEvent: (step) => {
          const { error } = step.event
          if (error === stale)
            comesTo(step, { value: { shown: 'catchingUp' }, context: { failure: shownOf(stale) }, brings: [looksUp] })
          else if (error === noNetwork) comesTo(step, { value: { shown: 'unsent' }, context: { failure: unreached } })
          else comesTo(step, { value: { shown: 'asking' }, context: { failure: shownOf(tooLong) } })
        },
      },
      after: { 'shown.fresh': (step) => comesTo(step, { value: { shown: 'aged' } }) },
    }),
    'record.reloaded': (step) => comesTo(step, { value: 'loading', brings: [looksUp] }),
    'record.revisited': (step) => comesTo(step, { value: { shown: 'renewing' }, brings: [looksUp] }),
    // Nothing is refreshed while its reader writes.
    'record.signalled': (step) =>
      isAtRest(step) && !isIn(step, 'following')
        ? comesTo(step, { value: { shown: 'renewing' }, brings: [looksUp] })
        : comesToNothing(step),
    'record.outdated': (step) =>
      isAtRest(step) ? comesTo(step, { value: { shown: 'following' }, brings: [looksUp] }) : comesToNothing(step),
    'event.chosen': (step) => {
      const { event } = step.event
      if (!isAtRest(step) || event !== 'cancel' || !canCancel(step.before.context.item)) return comesToNothing(step)
      const context = { intent: { event, words: '' }, isChanged: false, failure: null }
      comesTo(step, { value: { shown: 'asking' }, context })
    },
    'words.changed': (step) =>
      comesTo(step, {
        value: isIn(step, 'unsent') ? { shown: 'asking' } : step.before.value,
        context: { intent: { event: 'cancel', words: step.event.words }, failure: null },
      }),
    'event.sent': sends,
    // A closed dialog is reset; without an answer, what was sent may have arrived.
    'event.dropped': (step) =>
      isIn(step, 'unsent')
        ? comesTo(step, { value: { shown: 'renewing' }, context: dropped, brings: [looksUp] })
        : comesTo(step, { value: { shown: 'fresh' }, context: dropped, brings: [freshly] }),
    'change.noticed': (step) => comesTo(step, { context: { isChanged: false } }),
  },
  situation: ({ item, intent, isChanged, failure }) => ({
    at: item?.value,
    event: intent?.event,
    words: intent?.words,
    isChanged,
    failure: failure?.reason,
  }),
})
