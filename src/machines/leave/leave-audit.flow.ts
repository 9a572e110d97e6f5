import { assign, emit, fromPromise, not, setup } from 'xstate'

import type { Leave, LeaveDecisionResults } from '#api/leave/leave.contract.ts'
import { problemOf, type Failure } from '#api/kit/problem.ts'

import { errorOf, failing, type Thrown } from '#machines/kit/failing.ts'
import { formRefused, type FormRefused } from '#machines/kit/form-refused.ts'
import { leaveVerdict } from './leave-verdicts.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'
import { pageTicked, stillTicked, toggled } from '#machines/kit/ticking.ts'

export type Decision = 'approve' | 'reject'

export interface LeaveAuditContext {
  /** The leaves of the shown page. */
  readonly rows: readonly Leave[]
  /** The ids of the selected ones. */
  readonly ticked: readonly string[]
  readonly decision: Decision
  /** The targets of the decision, with the revisions that their approver has seen. */
  readonly targets: readonly Leave[]
  /** The shared reason; empty: none. */
  readonly words: string
  /** The result for each target, when some were refused. */
  readonly results: LeaveDecisionResults
  readonly failure: Failure | null
}
export type LeaveAuditEvent =
  | { readonly type: 'rows.shown'; readonly rows: readonly Leave[] }
  | { readonly type: 'row.ticked'; readonly leaveID: string }
  /** Toggles all of the page: deselects when all are selected. */
  | { readonly type: 'page.ticked' }
  /** A decision on one leave, or on the selected ones. */
  | { readonly type: 'decision.chosen'; readonly decision: Decision; readonly leaveID?: string }
  | { readonly type: 'words.changed'; readonly words: string }
  | { readonly type: 'decision.sent' }
  | { readonly type: 'decision.dropped' }
  | { readonly type: 'outcome.read' }
/** Notification for the approver; after `decided` and `uncertain` the list has to be reloaded. */
export type LeaveAuditEmitted =
  | { readonly type: 'decided'; readonly decision: Decision; readonly count: number }
  /** Unknown outcome: the decision may or may not have arrived. */
  | { readonly type: 'uncertain' }
  | FormRefused

interface Sending extends Pick<LeaveAuditContext, 'decision' | 'words'> {
  readonly leaves: readonly Pick<Leave, 'leaveID' | 'revision'>[]
}
const idOf = ({ leaveID }: Leave): string => leaveID
const countOf = (results: LeaveDecisionResults): number => results.filter(({ reason }) => reason === null).length

/** The verdict of the first target that refuses the decision; all share the same reason text. */
export function decisionVerdict({
  decision,
  targets,
  words,
}: Pick<LeaveAuditContext, 'decision' | 'targets' | 'words'>): string | null {
  for (const leave of targets) {
    const said = leaveVerdict(leave, decision, words)
    if (said.kind === 'refused') return said.code
  }
  return null
}

/** [ROUTE-81] An approver decides on the leaves of a page: one or several, with one reason in one request. */
export const leaveAuditFlow = setup({
  types: {
    context: {} as LeaveAuditContext,
    events: {} as LeaveAuditEvent,
    emitted: {} as LeaveAuditEmitted,
  },
  actors: {
    decide: fromPromise<LeaveDecisionResults, Sending>(unfilled),
  },
  guards: {
    isShown: ({ context, event }) =>
      event.type === 'row.ticked' && context.rows.some((row) => idOf(row) === event.leaveID),
    hasTargets: ({ context, event }) =>
      event.type === 'decision.chosen' && targetsOf(context, event.leaveID).length > 0,
    isAllowed: ({ context }) => decisionVerdict(context) === null,
    areAllDecided: (_, params: { results: LeaveDecisionResults }) =>
      params.results.every(({ reason }) => reason === null),
    isRefused: (_, params: { error: unknown }) => problemOf(params.error).kind === 'refused',
  },
  actions: {
    takeRows: assign({
      rows: ({ context, event }) => (event.type === 'rows.shown' ? event.rows : context.rows),
      ticked: ({ context, event }) =>
        event.type === 'rows.shown' ? stillTicked(event.rows.map(idOf), context.ticked) : context.ticked,
    }),
    tick: assign({
      ticked: ({ context: { ticked }, event }) =>
        event.type === 'row.ticked' ? toggled(ticked, event.leaveID) : ticked,
    }),
    tickPage: assign({
      ticked: ({ context: { rows, ticked } }) => pageTicked(rows.map(idOf), ticked),
    }),
    begin: assign(({ context, event }) =>
      event.type === 'decision.chosen'
        ? {
            decision: event.decision,
            targets: targetsOf(context, event.leaveID),
            words: '',
            results: [],
            failure: null,
          }
        : {},
    ),
    write: assign({
      words: ({ context, event }) => (event.type === 'words.changed' ? event.words : context.words),
      failure: null,
    }),
    drop: assign({ targets: [], failure: null }),
    takeResults: assign({ results: (_, params: { results: LeaveDecisionResults }) => params.results }),
    untick: assign({ ticked: [] }),
    fail: assign({ failure: (_, params: Thrown) => failureIn(params) }),
    forgetFailure: assign({ failure: null }),
    announceRefusedForm: emit(formRefused),
    announceUncertain: emit({ type: 'uncertain' as const }),
    announceDecided: emit(({ context }, params: { results: LeaveDecisionResults }) => ({
      type: 'decided' as const,
      decision: context.decision,
      count: countOf(params.results),
    })),
  },
}).createMachine({
  id: 'leaveAudit',
  description: 'The pending leaves of an approver: selection, decision, results.',
  initial: 'choosing',
  context: { rows: [], ticked: [], decision: 'approve', targets: [], words: '', results: [], failure: null },
  on: { 'rows.shown': { actions: 'takeRows' } },
  states: {
    choosing: {
      description: 'The approver reads and selects leaves.',
      meta: { title: 'Choosing', who: 'approver', requirements: ['ROUTE-81', 'ROLE-04'] },
      on: {
        'row.ticked': { guard: 'isShown', actions: 'tick' },
        'page.ticked': { actions: 'tickPage' },
        'decision.chosen': { guard: 'hasTargets', target: 'asking', actions: 'begin' },
      },
    },
    asking: {
      description: 'The reason is being typed: required for a refusal, optional for an approval.',
      meta: { title: 'Writing the reason', who: 'approver', requirements: ['LEAVE-05', 'VALID-11'] },
      tags: ['asking'],
      on: {
        'words.changed': { actions: 'write' },
        'decision.sent': [
          {
            guard: not('isAllowed'),
            actions: 'announceRefusedForm',
            description: 'The lifecycle refuses it with a reason, and nothing is sent.',
            meta: { requirements: ['VALID-28'] },
          },
          { target: 'sending', actions: 'forgetFailure' },
        ],
        'decision.dropped': { target: 'choosing', actions: 'drop' },
      },
    },
    sending: {
      description: 'The decision on all targets is being sent in one request.',
      meta: { title: 'Sending', who: 'server', requirements: ['LEAVE-05'] },
      tags: ['asking', 'busy'],
      invoke: {
        src: 'decide',
        input: ({ context: { decision, targets, words } }) => ({ decision, words, leaves: targets }),
        onDone: [
          {
            guard: { type: 'areAllDecided', params: ({ event }) => ({ results: event.output }) },
            target: 'choosing',
            actions: [
              { type: 'announceDecided', params: ({ event }) => ({ results: event.output }) },
              'drop',
              'untick',
            ],
          },
          {
            target: 'told',
            actions: [
              { type: 'takeResults', params: ({ event }) => ({ results: event.output }) },
              { type: 'announceDecided', params: ({ event }) => ({ results: event.output }) },
              'untick',
            ],
            description: 'One refusal does not stop the other decisions.',
          },
        ],
        onError: [
          {
            guard: { type: 'isRefused', params: errorOf },
            target: 'asking',
            actions: failing,
          },
          { target: 'unsent', actions: failing },
        ],
      },
    },
    unsent: {
      description: 'No response; the input is kept for a retry, which also reveals whether the first attempt arrived.',
      meta: { title: 'No answer', who: 'approver' },
      tags: ['asking', 'unsent'],
      on: {
        'words.changed': { target: 'asking', actions: 'write' },
        'decision.sent': { target: 'sending', actions: 'forgetFailure' },
        'decision.dropped': { target: 'choosing', actions: ['drop', 'announceUncertain'] },
      },
    },
    told: {
      description: 'The approver reads the result of each decision, with the reasons of refusals.',
      meta: { title: 'Outcome', who: 'approver', requirements: ['LEAVE-05'] },
      tags: ['told'],
      on: { 'outcome.read': { target: 'choosing', actions: 'drop' } },
    },
  },
})

/** The targets: one leave of the page, or the selected ones. */
const targetsOf = ({ rows, ticked }: Pick<LeaveAuditContext, 'rows' | 'ticked'>, leaveID?: string): readonly Leave[] =>
  rows.filter((leave) => (leaveID === undefined ? ticked.includes(leave.leaveID) : leave.leaveID === leaveID))

export type LeaveAuditFlow = typeof leaveAuditFlow
