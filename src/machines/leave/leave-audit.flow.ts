import { assign, emit, fromPromise, not, setup } from 'xstate'

import type { Leave, LeaveDecisionResults } from '#api/leave/leave.contract.ts'
import { problemOf, type Failure } from '#api/kit/problem.ts'

import { errorOf, failing, type Thrown } from '#machines/kit/failing.ts'
import { leaveVerdict } from './leave-verdicts.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'

export type Decision = 'approve' | 'reject'

export interface LeaveAuditContext {
  /** The leaves of the page, as they are shown. */
  readonly rows: readonly Leave[]
  /** The ids of those that are ticked. */
  readonly ticked: readonly string[]
  readonly decision: Decision
  /** Those that are being decided, as their approver has seen them. */
  readonly targets: readonly Leave[]
  /** The reason for all of them; empty: none. */
  readonly words: string
  /** What came of each, where some were refused. */
  readonly results: LeaveDecisionResults
  readonly failure: Failure | null
}
export type LeaveAuditEvent =
  | { readonly type: 'rows.shown'; readonly rows: readonly Leave[] }
  | { readonly type: 'row.ticked'; readonly leaveID: string }
  /** All of the page, or none where all are. */
  | { readonly type: 'page.ticked' }
  /** Of one leave, or of those that are ticked. */
  | { readonly type: 'decision.chosen'; readonly decision: Decision; readonly leaveID?: string }
  | { readonly type: 'words.changed'; readonly words: string }
  | { readonly type: 'decision.sent' }
  | { readonly type: 'decision.dropped' }
  | { readonly type: 'outcome.read' }
/** What the view tells the approver; in either case the list is not what it was. */
export type LeaveAuditEmitted =
  | { readonly type: 'decided'; readonly decision: Decision; readonly count: number }
  /** Nobody knows whether the decision has arrived. */
  | { readonly type: 'uncertain' }

interface Sending extends Pick<LeaveAuditContext, 'decision' | 'words'> {
  readonly leaves: readonly Pick<Leave, 'leaveID' | 'revision'>[]
}
const idOf = ({ leaveID }: Leave): string => leaveID
const countOf = (results: LeaveDecisionResults): number => results.filter(({ reason }) => reason === null).length

/** What a decision would meet with at the first of the targets that refuses it; all are asked with the same words. */
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

/** [ROUTE-81] An approver decides on the leaves of a page: one, several, all, with one reason and one call. */
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
        event.type === 'rows.shown'
          ? context.ticked.filter((id) => event.rows.some(({ leaveID }) => leaveID === id))
          : context.ticked,
    }),
    tick: assign({
      ticked: ({ context: { ticked }, event }) =>
        event.type !== 'row.ticked'
          ? ticked
          : ticked.includes(event.leaveID)
            ? ticked.filter((id) => id !== event.leaveID)
            : [...ticked, event.leaveID],
    }),
    tickPage: assign({
      ticked: ({ context: { rows, ticked } }) => (ticked.length === rows.length ? [] : rows.map(idOf)),
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
    announceUncertain: emit({ type: 'uncertain' as const }),
    announceDecided: emit(({ context }, params: { results: LeaveDecisionResults }) => ({
      type: 'decided' as const,
      decision: context.decision,
      count: countOf(params.results),
    })),
  },
}).createMachine({
  id: 'leaveAudit',
  description: 'An approver before the leaves that wait: choosing, deciding, hearing what came of each.',
  initial: 'choosing',
  context: { rows: [], ticked: [], decision: 'approve', targets: [], words: '', results: [], failure: null },
  on: { 'rows.shown': { actions: 'takeRows' } },
  states: {
    choosing: {
      description: 'The approver reads and ticks leaves.',
      meta: { title: 'Choosing', who: 'approver', requirements: ['ROUTE-81', 'ROLE-04'] },
      on: {
        'row.ticked': { guard: 'isShown', actions: 'tick' },
        'page.ticked': { actions: 'tickPage' },
        'decision.chosen': { guard: 'hasTargets', target: 'asking', actions: 'begin' },
      },
    },
    asking: {
      description: 'The reason is being written: a refusal needs one, an approval may have one.',
      meta: { title: 'Writing the reason', who: 'approver', requirements: ['LEAVE-05', 'VALID-11'] },
      tags: ['asking'],
      on: {
        'words.changed': { actions: 'write' },
        'decision.sent': [
          { guard: not('isAllowed'), description: 'The lifecycle refuses it, in words, and nothing is sent.' },
          { target: 'sending', actions: 'forgetFailure' },
        ],
        'decision.dropped': { target: 'choosing', actions: 'drop' },
      },
    },
    sending: {
      description: 'The decision on all of them is on its way, in one call.',
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
            description: 'One refusal keeps none of the others from being decided.',
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
      description: 'No answer has come; what was written is kept and can be sent again. What did arrive is told then.',
      meta: { title: 'No answer', who: 'approver' },
      tags: ['asking', 'unsent'],
      on: {
        'words.changed': { target: 'asking', actions: 'write' },
        'decision.sent': { target: 'sending', actions: 'forgetFailure' },
        'decision.dropped': { target: 'choosing', actions: ['drop', 'announceUncertain'] },
      },
    },
    told: {
      description: 'The approver reads which were decided and which were not, and why.',
      meta: { title: 'Outcome', who: 'approver', requirements: ['LEAVE-05'] },
      tags: ['told'],
      on: { 'outcome.read': { target: 'choosing', actions: 'drop' } },
    },
  },
})

/** One leave of the page, or those that are ticked. */
const targetsOf = ({ rows, ticked }: Pick<LeaveAuditContext, 'rows' | 'ticked'>, leaveID?: string): readonly Leave[] =>
  rows.filter((leave) => (leaveID === undefined ? ticked.includes(leave.leaveID) : leave.leaveID === leaveID))

export type LeaveAuditFlow = typeof leaveAuditFlow
