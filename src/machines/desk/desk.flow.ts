import { assign, emit, fromPromise, not, setup } from 'xstate'

import type { DeskDecision, DeskItem, DeskResults } from '#api/desk/desk.contract.ts'
import { problemOf, type Failure } from '#api/kit/problem.ts'

import { errorOf, failing, type Thrown } from '#machines/kit/failing.ts'
import { formRefused, type FormRefused } from '#machines/kit/form-refused.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'
import {
  closedFor,
  decidedIn,
  keyOf,
  keysOf,
  nextAfter,
  pageTicked,
  rangeTicked,
  stillTicked,
  toggled,
  wordsProblem,
} from './desk-rules.ts'

export interface DeskContext {
  /** What waits, of the shown page. */
  readonly rows: readonly DeskItem[]
  /** The keys of the selected ones. */
  readonly ticked: readonly string[]
  /** The key of the row that was ticked last: a range begins there. */
  readonly last: string | null
  /** The key of the row whose details are shown; null: there is no row. */
  readonly current: string | null
  /** The details are in front: on a phone in place of the list. */
  readonly isOpen: boolean
  readonly decision: DeskDecision
  /** The targets of the decision, with the revisions that have been seen. */
  readonly targets: readonly DeskItem[]
  /** The shared reason; empty: none. */
  readonly words: string
  /** The result for each target, when some were refused. */
  readonly results: DeskResults
  readonly failure: Failure | null
}
export type DeskEvent =
  | { readonly type: 'rows.shown'; readonly rows: readonly DeskItem[] }
  /** Its details are shown; on a phone in place of the list. */
  | { readonly type: 'row.opened'; readonly key: string }
  | { readonly type: 'row.left' }
  | { readonly type: 'row.moved'; readonly by: 1 | -1 }
  | { readonly type: 'row.ticked'; readonly key: string }
  /** From the row that was ticked last to this one. */
  | { readonly type: 'range.ticked'; readonly key: string }
  /** Toggles all of the page. */
  | { readonly type: 'page.ticked' }
  /** A decision on one row, or on the selected ones. */
  | { readonly type: 'decision.chosen'; readonly decision: DeskDecision; readonly key?: string }
  | { readonly type: 'words.changed'; readonly words: string }
  | { readonly type: 'decision.sent' }
  | { readonly type: 'decision.dropped' }
  | { readonly type: 'outcome.read' }
  | { readonly type: 'keys.asked' }
  | { readonly type: 'keys.read' }
export type DeskEmitted =
  /** The list has to be loaded anew; `count` of the targets were decided. */
  | { readonly type: 'decided'; readonly count: number }
  /** Unknown outcome: the decision may or may not have arrived, so the list has to be loaded anew. */
  | { readonly type: 'uncertain' }
  /** The decision would be refused now, in these words. */
  | { readonly type: 'closed'; readonly message: string }
  | FormRefused

interface Sending extends Pick<DeskContext, 'decision' | 'words'> {
  readonly items: readonly DeskItem[]
}
interface Answered {
  readonly results: DeskResults
}
const answer = ({ event }: { readonly event: { readonly output: DeskResults } }): Answered => ({
  results: event.output,
})

/** All that waits for a decision of one person, of whatever lifecycle: reading, selecting, deciding, the outcome. */
export const deskFlow = setup({
  types: {
    context: {} as DeskContext,
    events: {} as DeskEvent,
    emitted: {} as DeskEmitted,
  },
  actors: {
    decide: fromPromise<DeskResults, Sending>(unfilled),
  },
  guards: {
    isThere: ({ context, event }) => 'key' in event && context.rows.some((row) => keyOf(row) === event.key),
    hasTargets: ({ context, event }) => event.type === 'decision.chosen' && targetsOf(context, event.key).length > 0,
    isClosed: ({ context, event }) =>
      event.type === 'decision.chosen' && closedFor(targetsOf(context, event.key), event.decision) !== null,
    isAllowed: ({ context }) => wordsProblem(context) === null,
    areAllDecided: (_, { results }: Answered) => results.every(({ reason }) => reason === null),
    isRefused: (_, params: { error: unknown }) => problemOf(params.error).kind === 'refused',
  },
  actions: {
    takeRows: assign(({ context, event }) =>
      event.type === 'rows.shown'
        ? {
            rows: event.rows,
            ticked: stillTicked(keysOf(event.rows), context.ticked),
            ...showing(context, event.rows),
          }
        : {},
    ),
    open: assign(({ event }) => (event.type === 'row.opened' ? { current: event.key, isOpen: true } : {})),
    leave: assign({ isOpen: false }),
    move: assign({
      current: ({ context: { rows, current }, event }) => {
        const keys = keysOf(rows)
        const at = keys.indexOf(current ?? '') + (event.type === 'row.moved' ? event.by : 0)
        return keys[Math.min(Math.max(at, 0), keys.length - 1)] ?? null
      },
    }),
    tick: assign(({ context, event }) =>
      event.type === 'row.ticked'
        ? { ticked: toggled(context.ticked, event.key), last: event.key, current: event.key }
        : {},
    ),
    tickRange: assign(({ context: { rows, ticked, last }, event }) =>
      event.type === 'range.ticked'
        ? { ticked: rangeTicked(keysOf(rows), ticked, last, event.key), last: event.key, current: event.key }
        : {},
    ),
    tickPage: assign({ ticked: ({ context: { rows, ticked } }) => pageTicked(keysOf(rows), ticked) }),
    begin: assign(({ context, event }) =>
      event.type === 'decision.chosen'
        ? { decision: event.decision, targets: targetsOf(context, event.key), words: '', results: [], failure: null }
        : {},
    ),
    write: assign({
      words: ({ context, event }) => (event.type === 'words.changed' ? event.words : context.words),
      failure: null,
    }),
    drop: assign({ targets: [], failure: null }),
    takeResults: assign({ results: (_, { results }: Answered) => results }),
    /** What is decided leaves the list at once, and what comes after it is shown. */
    clear: assign(({ context }, { results }: Answered) => {
      const rows = context.rows.filter((row) => !decidedIn(results, row))
      return { rows, ticked: [], last: null, ...showing(context, rows) }
    }),
    fail: assign({ failure: (_, params: Thrown) => failureIn(params) }),
    forgetFailure: assign({ failure: null }),
    announceRefusedForm: emit(formRefused),
    announceUncertain: emit({ type: 'uncertain' as const }),
    announceDecided: emit((_, { results }: Answered) => ({
      type: 'decided' as const,
      count: results.filter(({ reason }) => reason === null).length,
    })),
    announceClosed: emit(({ context, event }) => ({
      type: 'closed' as const,
      message:
        (event.type === 'decision.chosen' ? closedFor(targetsOf(context, event.key), event.decision) : null) ?? '',
    })),
  },
}).createMachine({
  id: 'desk',
  description: 'What waits for a person’s decision: reading one by one, selecting several, deciding, the outcome.',
  initial: 'choosing',
  context: {
    rows: [],
    ticked: [],
    last: null,
    current: null,
    isOpen: false,
    decision: 'approve',
    targets: [],
    words: '',
    results: [],
    failure: null,
  },
  on: { 'rows.shown': { actions: 'takeRows' } },
  states: {
    choosing: {
      description: 'What waits is read and selected; the details of the current row stand beside the list.',
      meta: { title: 'Choosing', who: 'staff', requirements: ['ROLE-03', 'ROLE-04'] },
      on: {
        'row.opened': { guard: 'isThere', actions: 'open' },
        'row.left': { actions: 'leave' },
        'row.moved': { actions: 'move' },
        'row.ticked': { guard: 'isThere', actions: 'tick' },
        'range.ticked': { guard: 'isThere', actions: 'tickRange' },
        'page.ticked': { actions: 'tickPage' },
        'keys.asked': 'explaining',
        'decision.chosen': [
          { guard: not('hasTargets'), description: 'Nothing is selected, or it has gone.' },
          {
            guard: 'isClosed',
            actions: 'announceClosed',
            description: 'Every target would refuse it; the words of its lifecycle say why.',
          },
          { target: 'asking', actions: 'begin' },
        ],
      },
    },
    explaining: {
      description: 'The keys are explained.',
      meta: { title: 'Explaining the keys', who: 'staff' },
      tags: ['explaining'],
      on: { 'keys.read': 'choosing' },
    },
    asking: {
      description: 'The decision is confirmed, with a reason where one of the targets takes it.',
      meta: { title: 'Writing the reason', who: 'staff', requirements: ['ROLE-03', 'ROLE-04'] },
      tags: ['asking'],
      on: {
        'words.changed': { actions: 'write' },
        'decision.sent': [
          {
            guard: not('isAllowed'),
            actions: 'announceRefusedForm',
            description: 'A reason is missing or too long, and nothing is sent.',
            meta: { requirements: ['VALID-28'] },
          },
          { target: 'sending', actions: 'forgetFailure' },
        ],
        'decision.dropped': { target: 'choosing', actions: 'drop' },
      },
    },
    sending: {
      description: 'The decision on all targets is being sent in one request.',
      meta: { title: 'Sending', who: 'server', requirements: ['ROLE-03', 'ROLE-04'] },
      tags: ['asking', 'busy'],
      invoke: {
        src: 'decide',
        input: ({ context: { decision, targets, words } }) => ({ decision, words, items: targets }),
        onDone: [
          {
            guard: { type: 'areAllDecided', params: answer },
            target: 'choosing',
            actions: [{ type: 'announceDecided', params: answer }, { type: 'clear', params: answer }, 'drop'],
            description: 'What is decided leaves the list, and what comes after it is shown.',
          },
          {
            target: 'told',
            actions: [
              { type: 'announceDecided', params: answer },
              { type: 'takeResults', params: answer },
              { type: 'clear', params: answer },
            ],
            description: 'One refusal does not stop the other decisions.',
          },
        ],
        onError: [
          { guard: { type: 'isRefused', params: errorOf }, target: 'asking', actions: failing },
          { target: 'unsent', actions: failing },
        ],
      },
    },
    unsent: {
      description: 'No response; the input is kept for a retry, which also reveals whether the first attempt arrived.',
      meta: { title: 'No answer', who: 'staff' },
      tags: ['asking', 'unsent'],
      on: {
        'words.changed': { target: 'asking', actions: 'write' },
        'decision.sent': { target: 'sending', actions: 'forgetFailure' },
        'decision.dropped': { target: 'choosing', actions: ['drop', 'announceUncertain'] },
      },
    },
    told: {
      description: 'The results are read: what was decided, what was refused and why.',
      meta: { title: 'Outcome', who: 'staff', requirements: ['ROLE-03', 'ROLE-04'] },
      tags: ['told'],
      on: { 'outcome.read': { target: 'choosing', actions: 'drop' } },
    },
  },
})

/** The targets: one row of the page, or the selected ones. */
const targetsOf = ({ rows, ticked }: Pick<DeskContext, 'rows' | 'ticked'>, key?: string): readonly DeskItem[] =>
  rows.filter((row) => (key === undefined ? ticked.includes(keyOf(row)) : keyOf(row) === key))

/** The row that is shown when the rows have changed; without any, there are no details. */
function showing(context: DeskContext, rows: readonly DeskItem[]): Pick<DeskContext, 'current' | 'isOpen'> {
  const current = nextAfter(context, rows)
  return { current, isOpen: context.isOpen && current !== null }
}

export type DeskFlow = typeof deskFlow
