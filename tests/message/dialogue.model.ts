import assert from 'node:assert/strict'
import type { SnapshotFrom } from 'xstate'

import type { Letter, Letters } from '#api/message/letter.contract.ts'
import { dialogueFlow } from '#machines/message/dialogue.flow.ts'
import { outcomes } from '#tests/kit/models/outcomes.ts'
import { pathModel, type Step } from '#tests/kit/models/paths.ts'
import { noNetwork, refusal, unreached } from '#tests/kit/models/samples.ts'
import { servicesOf, showing } from '#tests/kit/models/showing.ts'
import { comesTo, starts, tells } from '#tests/kit/models/steps.ts'

const notFound = refusal('request.notFound')

const letter = (messageId: string, state: 1 | 2 = 1, isOwn = false): Letter => ({
  messageId,
  dialogueId: 'd1',
  chatUserName: 'Lin',
  chatUserId: 'u2',
  senderName: isOwn ? 'Me' : 'Lin',
  isOwn,
  content: 'Good morning',
  sendTime: '2026-03-02 08:00:00',
  messageState: state,
  otherPhoto: null,
})
const letters = (list: Letter[]): Letters => ({
  partner: { userId: 'u2', originalName: 'Lin' },
  canWrite: true,
  list,
  hasEarlier: list[0]?.messageId !== 'a',
})
const idsOf = (list: readonly Letter[]) => list.map(({ messageId }) => messageId)

type Shown = SnapshotFrom<typeof dialogueFlow>
type Stepped = Step<Shown>
type Parts = { readonly latest?: 'resting' | 'renewing'; readonly earlier?: 'resting' | 'fetching' | 'failed' }
const { shows } = showing<Shown>()

const without = (list: readonly Letter[], others: readonly Letter[]): readonly Letter[] =>
  list.filter(({ messageId }) => !idsOf(others).includes(messageId))
const unreadIn = (list: readonly Letter[]): string | null =>
  list.findLast(({ isOwn, messageState }) => !isOwn && messageState === 2)?.messageId ?? null

/** The history stands here, and nothing else changes. */
const stands = (step: Stepped, history: Shown['value']['history'], brings: readonly string[] = []): void =>
  comesTo(step, { value: { ...step.before.value, history }, brings })
/** One part of the shown history moves, the other stays. */
function historyWith({ before }: Stepped, moved: Parts): Shown['value']['history'] {
  const { history } = before.value
  assert.ok(typeof history === 'object')
  return { shown: { ...history.shown, ...moved } }
}

/** What can be seen is looked at once more: the latest unread letter is marked, with all before it. */
function looksAgain(
  step: Stepped,
  history: Shown['value']['history'],
  context: Partial<Shown['context']>,
  {
    brings = [],
    reading = step.before.value.reading,
  }: { brings?: readonly string[]; reading?: 'resting' | 'marking' } = {},
): void {
  const { isSeen, letters: known } = { ...step.before.context, ...context }
  const messageId = unreadIn(known)
  const marks = isSeen && messageId !== null && reading === 'resting'
  comesTo(step, {
    value: { history, reading: marks ? 'marking' : reading },
    context,
    brings: [...brings, ...(marks ? [starts('markRead', { messageId })] : [])],
  })
}

/** The latest letters: joined to those before them, or in their place when there is a gap between. */
function takes(step: Stepped, answer: Letters, history: Shown['value']['history']): void {
  const { letters: known, hasEarlier } = step.before.context
  const before = without(known, answer.list)
  const isJoined = before.length < known.length
  looksAgain(step, history, {
    letters: isJoined ? [...before, ...answer.list] : answer.list,
    hasEarlier: isJoined ? hasEarlier : answer.hasEarlier,
    partner: answer.partner,
    canWrite: true,
    failure: null,
  })
}
const asks = (before: string | null): string => starts('loadLetters', { dialogueId: 'd1', before })

export const dialogueModel = pathModel(dialogueFlow, {
  inputs: [
    { dialogueId: 'd1', isSeen: true },
    { dialogueId: 'd1', isSeen: false },
  ],
  events: {
    'letters.reloaded': [{}],
    'earlier.requested': [{}],
    'letter.sent': [{ letter: letter('x', 1, true) }],
    'page.seen': [{}],
    'page.hidden': [{}],
    // An internal event.
    'letters.taken': [],
  },
  senders: {
    'letters.reloaded': 'learner',
    'letter.sent': 'learner',
    'earlier.requested': 'learner',
    'page.seen': 'browser',
    'page.hidden': 'browser',
    'letters.taken': 'browser',
  },
  services: {
    loadLetters: {
      // The last one comes while the letter before it is being marked.
      done: [
        letters([letter('b'), letter('c', 2)]),
        letters([letter('a'), letter('b')]),
        letters([letter('b'), letter('c'), letter('d', 2)]),
      ],
      error: [noNetwork, notFound],
    },
    markRead: { done: ['c'], error: [noNetwork] },
  },
  states: {
    history: (shown) =>
      assert.equal(['loading', 'missing', 'failed', 'shown'].filter((tag) => shown.tags.has(tag)).length, 1),
    'history.loading': shows({ tags: ['loading'], runs: ['loadLetters'], context: { letters: [], partner: null } }),
    'history.missing': shows({ tags: ['missing'], context: { letters: [], partner: null } }),
    'history.failed': shows({ tags: ['failed'], context: { letters: [], failure: unreached } }),
    'history.shown': shows({ tags: ['shown'], context: { canWrite: true, failure: null } }, ({ context }) => {
      assert.equal(context.partner?.originalName, 'Lin')
      assert.equal(new Set(idsOf(context.letters)).size, context.letters.length, 'no letter is there twice')
    }),
    'history.shown.latest': ({ context }) => assert.ok(context.letters.length > 0),
    'history.shown.latest.resting': ({ children }) => assert.ok(!('latest' in children)),
    'history.shown.latest.renewing': ({ children }) => assert.ok('latest' in children),
    'history.shown.earlier': ({ children, tags }) => assert.equal('earlier' in children, tags.has('fetchingEarlier')),
    'history.shown.earlier.resting': ({ tags }) =>
      assert.deepEqual([tags.has('fetchingEarlier'), tags.has('earlierFailed')], [false, false]),
    'history.shown.earlier.fetching': shows({ tags: ['fetchingEarlier'], runs: ['loadLetters'] }),
    'history.shown.earlier.failed': shows({ tags: ['earlierFailed'] }, ({ tags }) =>
      assert.ok(!tags.has('fetchingEarlier')),
    ),
    // Nothing is marked that is not shown.
    reading: (shown) => assert.ok(shown.value.reading === 'resting' || shown.tags.has('shown')),
    'reading.resting': (shown) => assert.ok(!servicesOf(shown).includes('markRead')),
    'reading.marking': shows({ runs: ['markRead'] }),
  },
  does: {
    ...outcomes(dialogueFlow, {
      done: {
        loadLetters: (step) => {
          const answer = step.event.output
          if (step.event.type.endsWith('.first'))
            return takes(step, answer, { shown: { latest: 'resting', earlier: 'resting' } })
          if (step.event.type.endsWith('.latest')) return takes(step, answer, historyWith(step, { latest: 'resting' }))
          const { letters: known } = step.before.context
          comesTo(step, {
            value: { ...step.before.value, history: historyWith(step, { earlier: 'resting' }) },
            context: { letters: [...without(answer.list, known), ...known], hasEarlier: answer.hasEarlier },
          })
        },
        markRead: (step) => {
          const known = step.before.context.letters
          const last = idsOf(known).indexOf(step.event.output)
          const read = known.map((it, index) => (index <= last ? { ...it, messageState: 1 as const } : it))
          looksAgain(
            step,
            step.before.value.history,
            { letters: read },
            { brings: [tells('lettersRead')], reading: 'resting' },
          )
        },
      },
      error: {
        loadLetters: (step) => {
          if (step.event.type.endsWith('.latest')) return stands(step, historyWith(step, { latest: 'resting' }))
          if (step.event.type.endsWith('.earlier')) return stands(step, historyWith(step, { earlier: 'failed' }))
          if (step.event.error === notFound) return stands(step, 'missing')
          comesTo(step, { value: { ...step.before.value, history: 'failed' }, context: { failure: unreached } })
        },
        markRead: (step) => comesTo(step, { value: { ...step.before.value, reading: 'resting' } }),
      },
    }),
    'letters.reloaded': (step) =>
      stands(step, step.before.value.history === 'failed' ? 'loading' : historyWith(step, { latest: 'renewing' }), [
        asks(null),
      ]),
    'earlier.requested': (step) => {
      const { hasEarlier, letters: known } = step.before.context
      if (!hasEarlier && !step.before.hasTag('earlierFailed')) return comesTo(step, {})
      stands(step, historyWith(step, { earlier: 'fetching' }), [asks(known[0]?.messageId ?? null)])
    },
    'letter.sent': (step) => {
      const { letter: sent } = step.event
      comesTo(step, { context: { letters: [...without(step.before.context.letters, [sent]), sent] } })
    },
    // Displayed letters are marked as read.
    'page.seen': (step) => looksAgain(step, step.before.value.history, { isSeen: true }),
    'page.hidden': (step) => comesTo(step, { context: { isSeen: false } }),
  },
  situation: ({ letters: known, isSeen, hasEarlier }) => ({
    first: known[0]?.messageId,
    known: known
      .map(({ messageId, messageState }) => `${messageId}${messageState}`)
      .toSorted()
      .join(),
    isSeen,
    hasEarlier,
  }),
})
