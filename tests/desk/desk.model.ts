import assert from 'node:assert/strict'
import type { SnapshotFrom } from 'xstate'

import type { DeskItem, DeskResults } from '#api/desk/desk.contract.ts'
import { deskFlow, type DeskContext } from '#machines/desk/desk.flow.ts'
import { outcomes } from '#tests/kit/models/outcomes.ts'
import { pathModel } from '#tests/kit/models/paths.ts'
import { noNetwork, refusal, shownOf, unreached } from '#tests/kit/models/samples.ts'
import { showing } from '#tests/kit/models/showing.ts'
import { comesTo, comesToNothing, starts, tells } from '#tests/kit/models/steps.ts'
import { first, full, second } from './desk-samples.ts'

const { showsOnly } = showing<SnapshotFrom<typeof deskFlow>>()
const forbidden = refusal('request.forbidden')
const key = ({ lifecycle, id }: Pick<DeskItem, 'lifecycle' | 'id'>): string => `${lifecycle} ${id}`
const [one, two, three] = [key(first), key(second), key(full)]
const dropped = { targets: [], failure: null }
const result = ({ lifecycle, id }: DeskItem, reason: string | null = null): DeskResults[number] => ({
  lifecycle,
  id,
  reason,
  message: reason === null ? null : 'It has changed.',
})
const allDone = [result(first), result(second), result(full)]
const mixed = [result(first), result(second, 'record.stale'), result(full)]

/** A rejection needs a reason; the registration's is shorter, and its approval is closed. */
const isAllowed = ({ decision, targets, words }: DeskContext): boolean => {
  if (decision === 'approve') return words.length <= 100
  return words !== '' && words.length <= (targets.includes(full) ? 50 : 100)
}
/** What is shown once these rows are left: the same row, the next of those that stay, or the last before. */
const currentIn = ({ rows, current }: DeskContext, left: readonly DeskItem[]): string | null => {
  const keys = left.map(key)
  if (current === null || keys.includes(current)) return current ?? keys[0] ?? null
  const at = rows.findIndex((row) => key(row) === current)
  const after = rows.slice(at).find((row) => left.includes(row))
  const before = rows.slice(0, Math.max(at, 0)).findLast((row) => left.includes(row))
  const near = after ?? before ?? left[0]
  return near === undefined ? null : key(near)
}
const shownIn = (context: DeskContext, left: readonly DeskItem[]) => {
  const current = currentIn(context, left)
  return { current, isOpen: context.isOpen && current !== null }
}
const cleared = (context: DeskContext, results: DeskResults) => {
  const done = results.filter(({ reason }) => reason === null).map(key)
  const rows = context.rows.filter((row) => !done.includes(key(row)))
  return { rows, ticked: [], last: null, ...shownIn(context, rows) }
}
const isShown = ({ rows }: DeskContext, wanted: string): boolean => rows.some((row) => key(row) === wanted)

export const deskModel = pathModel(deskFlow, {
  inputs: [undefined],
  events: {
    'rows.shown': [{ rows: [first, second, full] }, { rows: [full] }, { rows: [] }],
    'row.opened': [{ key: two }, { key: three }],
    'row.left': [{}],
    'row.moved': [{ by: 1 }, { by: -1 }],
    'row.ticked': [{ key: one }],
    'range.ticked': [{ key: three }],
    'page.ticked': [{}],
    'decision.chosen': [
      { decision: 'approve' },
      { decision: 'approve', key: three },
      { decision: 'reject', key: three },
    ],
    'words.changed': [{ words: 'Get well.' }, { words: '' }, { words: 'x'.repeat(51) }, { words: 'x'.repeat(101) }],
    'decision.sent': [{}],
    'decision.dropped': [{}],
    'outcome.read': [{}],
    'keys.asked': [{}],
    'keys.read': [{}],
  },
  senders: {
    'rows.shown': 'browser',
    'row.opened': 'approver',
    'row.left': 'approver',
    'row.moved': 'approver',
    'row.ticked': 'approver',
    'range.ticked': 'approver',
    'page.ticked': 'approver',
    'decision.chosen': 'approver',
    'words.changed': 'approver',
    'decision.sent': 'approver',
    'decision.dropped': 'approver',
    'outcome.read': 'approver',
    'keys.asked': 'approver',
    'keys.read': 'approver',
  },
  services: { decide: { done: [allDone, mixed], error: [noNetwork, forbidden] } },
  states: {
    choosing: showsOnly({ tags: [], context: dropped }, ({ context: { rows, ticked, current, isOpen } }) => {
      assert.ok(ticked.every((one) => rows.some((row) => key(row) === one)))
      assert.equal(current !== null, rows.length > 0)
      assert.ok(!isOpen || current !== null)
    }),
    explaining: showsOnly({ tags: ['explaining'] }),
    asking: showsOnly({ tags: ['asking'] }, ({ context }) => assert.ok(context.targets.length > 0)),
    sending: showsOnly({ tags: ['asking', 'busy'], runs: ['decide'], context: { failure: null } }, ({ context }) =>
      assert.ok(isAllowed(context)),
    ),
    unsent: showsOnly({ tags: ['asking', 'unsent'], context: { failure: unreached } }, ({ context }) =>
      assert.ok(context.targets.length > 0),
    ),
    told: showsOnly({ tags: ['told'], context: { ticked: [] } }, ({ context }) =>
      assert.ok(context.results.some(({ reason }) => reason !== null)),
    ),
  },
  does: {
    ...outcomes(deskFlow, {
      done: {
        decide: (step) => {
          const results = step.event.output
          const count = results.filter(({ reason }) => reason === null).length
          const context = cleared(step.before.context, results)
          const brings = [tells('decided', { count })]
          if (results === allDone)
            return comesTo(step, { value: 'choosing', context: { ...context, ...dropped }, brings })
          comesTo(step, { value: 'told', context: { ...context, results }, brings })
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
      const ticked = step.before.context.ticked.filter((one) => rows.some((row) => key(row) === one))
      comesTo(step, { context: { rows, ticked, ...shownIn(step.before.context, rows) } })
    },
    'row.opened': (step) =>
      isShown(step.before.context, step.event.key)
        ? comesTo(step, { context: { current: step.event.key, isOpen: true } })
        : comesToNothing(step),
    'row.left': (step) => comesTo(step, { context: { isOpen: false } }),
    'row.moved': (step) => {
      const { rows, current } = step.before.context
      const at = rows.findIndex((row) => key(row) === current) + step.event.by
      const row = rows[Math.min(Math.max(at, 0), rows.length - 1)]
      comesTo(step, { context: { current: row === undefined ? null : key(row) } })
    },
    'row.ticked': (step) => {
      const { ticked } = step.before.context
      if (!isShown(step.before.context, one)) return comesToNothing(step)
      const changed = ticked.includes(one) ? ticked.filter((other) => other !== one) : [...ticked, one]
      comesTo(step, { context: { ticked: changed, last: one, current: one } })
    },
    // From the row that was ticked last, if it is there still, to this one.
    'range.ticked': (step) => {
      const { rows, ticked, last } = step.before.context
      if (!isShown(step.before.context, three)) return comesToNothing(step)
      const keys = rows.map(key)
      const range = last !== null && keys.includes(last) ? keys.slice(keys.indexOf(last)) : [three]
      const changed = [...ticked, ...range.filter((other) => !ticked.includes(other))]
      comesTo(step, { context: { ticked: changed, last: three, current: three } })
    },
    'page.ticked': (step) => {
      const { rows, ticked } = step.before.context
      comesTo(step, { context: { ticked: ticked.length === rows.length ? [] : rows.map(key) } })
    },
    'decision.chosen': (step) => {
      const { decision, key: only } = step.event
      const { rows, ticked } = step.before.context
      const targets = rows.filter((row) => (only === undefined ? ticked : [only]).includes(key(row)))
      if (targets.length === 0) return comesToNothing(step)
      // Closed for every one of them: its words say why.
      if (decision === 'approve' && targets.every((row) => row === full))
        return comesTo(step, { brings: [tells('closed', { message: 'The class is full.' })] })
      comesTo(step, { value: 'asking', context: { decision, targets, words: '', results: [], failure: null } })
    },
    'words.changed': (step) => comesTo(step, { value: 'asking', context: { words: step.event.words, failure: null } }),
    'decision.sent': (step) => {
      const { decision, words, targets } = step.before.context
      if (!isAllowed(step.before.context)) return comesTo(step, { brings: [tells('formRefused')] })
      comesTo(step, {
        value: 'sending',
        context: { failure: null },
        brings: [starts('decide', { decision, words, items: targets })],
      })
    },
    // Without an answer, what was sent may have arrived.
    'decision.dropped': (step) =>
      comesTo(step, {
        value: 'choosing',
        context: dropped,
        brings: step.before.matches('unsent') ? [tells('uncertain')] : [],
      }),
    'outcome.read': (step) => comesTo(step, { value: 'choosing', context: dropped }),
    'keys.asked': (step) => comesTo(step, { value: 'explaining' }),
    'keys.read': (step) => comesTo(step, { value: 'choosing' }),
  },
  situation: ({ rows, ticked, current, isOpen, decision, targets, words, results, failure }, value) => ({
    rows: rows.length,
    ticked: [...ticked].sort(),
    current,
    isOpen,
    targets: targets.length,
    ...(value !== 'choosing' && { decision, words, results: results.length, failure: failure?.reason }),
  }),
})
