import assert from 'node:assert/strict'
import type { SnapshotFrom } from 'xstate'

import { listFlow } from '#machines/kit/list.flow.ts'
import { outcomes } from './models/outcomes.ts'
import { pathModel, type Step } from './models/paths.ts'
import { noNetwork, refusal, unreached } from './models/samples.ts'
import { isLeftAtOnce, showing } from './models/showing.ts'
import { comesTo, starts, waits } from './models/steps.ts'

type Shown = SnapshotFrom<typeof listFlow>
type Stepped = Step<Shown>
const { shows, showsOnly } = showing<Shown>()
const forbidden = refusal('request.forbidden')

/** [CONST-02] A page is fetched: rows at hand stay meanwhile, otherwise there is a loading mark for ten seconds. */
function loads(step: Stepped, changed: Partial<Shown['context']> = {}): void {
  const { page, size, filter, rows } = { ...step.before.context, ...changed }
  const isAtHand = rows.length > 0
  comesTo(step, {
    value: { loading: isAtHand ? 'renewing' : 'marked' },
    context: changed,
    brings: [starts('loadPage', { page, size, filter }), ...(isAtHand ? [] : [waits(10_000)])],
  })
}

export const listModel = pathModel(listFlow, {
  inputs: [{ size: 10 }, { size: 10, atHand: { list: ['a row'], count: 11 } }],
  events: {
    'page.chosen': [{ page: 2 }, { page: 3 }],
    'size.chosen': [{ size: 20 }],
    'filter.chosen': [{ filter: { keyword: 'river' } }],
    'list.reloaded': [{}],
  },
  senders: {
    'page.chosen': ['visitor', 'learner'],
    'size.chosen': ['visitor', 'learner'],
    'filter.chosen': ['visitor', 'learner'],
    'list.reloaded': ['visitor', 'learner'],
  },
  services: {
    loadPage: {
      done: [
        { list: ['a row'], count: 11 },
        { list: [], count: 0 },
      ],
      error: [noNetwork, forbidden],
    },
  },
  // [CONST-02]
  delays: { loadingTimeout: 10_000 },
  states: {
    loading: shows({ runs: ['loadPage'] }),
    'loading.opening': isLeftAtOnce,
    'loading.renewing': showsOnly({ tags: ['filled'], runs: ['loadPage'], context: { rows: ['a row'] } }),
    'loading.marked': showsOnly({ tags: ['loadingMark'], runs: ['loadPage'], waits: [10_000], context: { rows: [] } }),
    'loading.unmarked': showsOnly({ runs: ['loadPage'], context: { rows: [] } }),
    filled: showsOnly({ tags: ['filled'], context: { rows: ['a row'], count: 11, failure: null } }, ({ context }) =>
      assert.ok(context.page <= Math.ceil(11 / context.size)),
    ),
    empty: showsOnly({ tags: ['empty'], context: { rows: [], count: 0, failure: null } }),
    failed: showsOnly({ tags: ['failed'], context: { rows: [], failure: unreached } }),
    forbidden: showsOnly({ tags: ['forbidden'], context: { rows: [] } }),
  },
  does: {
    ...outcomes(listFlow, {
      done: {
        loadPage: (step) => {
          const answer = step.event.output
          const { list: rows, count } = answer
          const { page, size } = step.before.context
          const last = Math.ceil(count / size)
          if (count === 0) return comesTo(step, { value: 'empty', context: { rows, count, answer, failure: null } })
          // [VALID-30] Above the last page goes to the last page.
          if (page > last) loads(step, { page: last })
          else comesTo(step, { value: 'filled', context: { rows, count, answer, failure: null } })
        },
      },
      error: {
        loadPage: (step) =>
          step.event.error === forbidden
            ? comesTo(step, { value: 'forbidden', context: { rows: [] } })
            : comesTo(step, { value: 'failed', context: { rows: [], failure: unreached } }),
      },
      after: { 'loading.marked': (step) => comesTo(step, { value: { loading: 'unmarked' } }) },
    }),
    'page.chosen': (step) => loads(step, { page: step.event.page, rows: [] }),
    'size.chosen': (step) => loads(step, { size: step.event.size, page: 1, rows: [] }),
    'filter.chosen': (step) => loads(step, { filter: step.event.filter, page: 1, rows: [] }),
    'list.reloaded': (step) => loads(step),
  },
})
