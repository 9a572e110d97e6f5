import { assign, emit, fromCallback, fromPromise, not, sendTo, setup } from 'xstate'

import type { Leave, LeaveProspect } from '#api/leave/leave.contract.ts'
import { problemOf, type Failure } from '#api/kit/problem.ts'

import { errorOf, failing, type Thrown } from '#machines/kit/failing.ts'
import { formRefused, type FormRefused } from '#machines/kit/form-refused.ts'
import type { KeepWriting } from '#machines/kit/keeping.ts'
import { draftProblems, fieldOf, type DraftField, type LeaveDraft } from './leave-verdicts.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'

export interface LeaveRequestInput {
  /** The class that is chosen at first, if there is leave of it; empty: none. */
  readonly classID: string
}
export interface LeaveRequestContext {
  readonly draft: LeaveDraft
  readonly prospect: LeaveProspect | null
  /** What the form begins with. */
  readonly blank: LeaveDraft
  /** The current input was found on the device. */
  readonly isRestored: boolean
  /** The touched fields; errors of others are hidden until the first submit. */
  readonly touched: readonly DraftField[]
  readonly failure: Failure | null
}
export type LeaveRequestEvent =
  | { readonly type: 'prospect.reloaded' }
  | { readonly type: 'draft.changed'; readonly change: Partial<LeaveDraft> }
  | { readonly type: 'field.left'; readonly field: DraftField }
  | { readonly type: 'request.sent' }
  /** What has been written is thrown away. */
  | { readonly type: 'writing.dropped' }
export type LeaveRequestEmitted =
  | { readonly type: 'done'; readonly leave: Leave }
  /** Errors are marked; the first field gets the focus. */
  | FormRefused

/** There is one request at a time, from wherever it is begun. */
export const REQUEST = 'request'

const allFields: readonly DraftField[] = ['classID', 'start', 'end', 'reason']
const empty: LeaveDraft = { classID: '', type: 'casual', start: '', end: '', reason: '' }

const isSame = (one: LeaveDraft, other: LeaveDraft): boolean =>
  (['type', 'start', 'end', 'reason'] as const).every((field) => one[field] === other[field])
/** In a class that is there; a learner in only one class has no choice. */
const inClass = (draft: LeaveDraft, { classes }: LeaveProspect): LeaveDraft =>
  classes.some(({ classID }) => classID === draft.classID)
    ? draft
    : { ...draft, classID: (classes.length === 1 && classes[0]?.classID) || '' }

/** [LEAVE-01] A learner's request for leave; errors are shown while it is being typed. */
export const leaveRequestFlow = setup({
  types: {
    context: {} as LeaveRequestContext,
    events: {} as LeaveRequestEvent,
    input: {} as LeaveRequestInput,
    emitted: {} as LeaveRequestEmitted,
  },
  actors: {
    restoreDraft: fromPromise<LeaveDraft | null>(unfilled),
    keepDraft: fromCallback<KeepWriting<LeaveDraft>>(unfilled),
    loadProspect: fromPromise<LeaveProspect>(unfilled),
    sendRequest: fromPromise<Leave, LeaveDraft>(unfilled),
  },
  guards: {
    hasNoClass: (_, params: { prospect: LeaveProspect }) => params.prospect.classes.length === 0,
    isInOrder: ({ context: { draft, prospect } }) =>
      prospect !== null && Object.keys(draftProblems(draft, prospect)).length === 0,
    /** The server has reported an error of a field that the browser did not know. */
    isOfField: (_, params: { error: unknown }) => fieldOf(problemOf(params.error).reason ?? '') !== null,
    isRefused: (_, params: { error: unknown }) => problemOf(params.error).kind === 'refused',
  },
  actions: {
    /** What was found, unless it says nothing. */
    restore: assign(({ context: { blank } }, { found }: { found: LeaveDraft | null }) =>
      found === null || isSame(found, blank) ? {} : { draft: found, isRestored: true },
    ),
    takeProspect: assign(({ context: { draft, blank } }, { prospect }: { prospect: LeaveProspect }) => ({
      prospect,
      draft: inClass(draft, prospect),
      blank: inClass(blank, prospect),
    })),
    dropWriting: assign({ draft: ({ context }) => context.blank, isRestored: false, touched: [], failure: null }),
    keepDraft: sendTo(
      'keeping',
      ({ context: { draft, blank } }): KeepWriting<LeaveDraft> => ({
        type: 'writing.kept',
        id: REQUEST,
        written: isSame(draft, blank) ? null : draft,
      }),
    ),
    forgetDraft: sendTo(
      'keeping',
      (): KeepWriting<LeaveDraft> => ({ type: 'writing.kept', id: REQUEST, written: null }),
    ),
    change: assign({
      draft: ({ context, event }) =>
        event.type === 'draft.changed' ? { ...context.draft, ...event.change } : context.draft,
    }),
    touch: assign({
      touched: ({ context: { touched }, event }) =>
        event.type === 'field.left' && !touched.includes(event.field) ? [...touched, event.field] : touched,
    }),
    touchAll: assign({ touched: allFields }),
    fail: assign({ failure: (_, params: Thrown) => failureIn(params) }),
    forgetFailure: assign({ failure: null }),
    announceDone: emit((_, params: { leave: Leave }) => ({ type: 'done' as const, leave: params.leave })),
    announceRefusedForm: emit(formRefused),
  },
}).createMachine({
  id: 'leaveRequest',
  description: 'A learner’s request for leave, from the empty form to the answer.',
  initial: 'restoring',
  context: ({ input: { classID } }) => ({
    draft: { ...empty, classID },
    prospect: null,
    blank: { ...empty, classID },
    isRestored: false,
    touched: [],
    failure: null,
  }),
  invoke: {
    src: 'keepDraft',
    id: 'keeping',
    onError: { description: 'What is written lives in this tab only.' },
  },
  states: {
    restoring: {
      description: 'Looks for what was written on this device before.',
      meta: { title: 'Restoring', who: 'browser' },
      tags: ['loadingMark'],
      invoke: {
        src: 'restoreDraft',
        onDone: { target: 'loading', actions: { type: 'restore', params: ({ event }) => ({ found: event.output }) } },
        onError: 'loading',
      },
    },
    loading: {
      description: 'The learner’s classes, their approvers and the times of other leaves are being fetched.',
      meta: { title: 'Loading', who: 'server' },
      tags: ['loadingMark'],
      invoke: {
        src: 'loadProspect',
        onDone: [
          {
            guard: { type: 'hasNoClass', params: ({ event }) => ({ prospect: event.output }) },
            target: 'classless',
          },
          { target: 'open', actions: { type: 'takeProspect', params: ({ event }) => ({ prospect: event.output }) } },
        ],
        onError: { target: 'failed', actions: failing },
      },
    },
    classless: {
      description: 'The learner is in no class, so no leave can be requested.',
      meta: { title: 'No class', who: 'learner', requirements: ['LEAVE-01'] },
      tags: ['empty'],
    },
    failed: {
      description: 'The form could not be loaded; a retry is offered.',
      meta: { title: 'Failed', who: 'learner' },
      tags: ['failed'],
      on: { 'prospect.reloaded': { target: 'loading', actions: 'forgetFailure' } },
    },
    open: {
      description: 'The form is open and shows the error of each field.',
      meta: { title: 'Open', who: 'learner', requirements: ['LEAVE-01', 'LEAVE-02', 'LEAVE-03'] },
      tags: ['open'],
      initial: 'writing',
      states: {
        writing: {
          description: 'The form is being filled in.',
          meta: { title: 'Writing', who: 'learner', requirements: ['VALID-11', 'VALID-12'] },
          on: {
            'draft.changed': { actions: ['change', 'forgetFailure', 'keepDraft'] },
            'writing.dropped': { actions: ['dropWriting', 'forgetDraft'] },
            'field.left': { actions: 'touch' },
            'request.sent': [
              {
                guard: not('isInOrder'),
                actions: ['touchAll', 'announceRefusedForm'],
                description: 'Errors are marked, and nothing is sent.',
                meta: { requirements: ['VALID-11', 'VALID-12', 'VALID-28'] },
              },
              { target: 'sending', actions: ['touchAll', 'forgetFailure'] },
            ],
          },
        },
        sending: {
          description: 'The request is being sent.',
          meta: { title: 'Sending', who: 'server' },
          tags: ['busy'],
          invoke: {
            src: 'sendRequest',
            input: ({ context: { draft } }) => draft,
            onDone: {
              target: '#leaveRequest.requested',
              actions: ['forgetDraft', { type: 'announceDone', params: ({ event }) => ({ leave: event.output }) }],
            },
            onError: [
              {
                guard: { type: 'isOfField', params: errorOf },
                target: 'catchingUp',
                actions: failing,
              },
              { guard: { type: 'isRefused', params: errorOf }, target: 'writing', actions: failing },
              { target: 'unsent', actions: failing },
            ],
          },
        },
        catchingUp: {
          description: 'The server has refused by newer facts, so the facts of the form are fetched again.',
          meta: { title: 'Fetching what has changed', who: 'server' },
          tags: ['busy'],
          invoke: {
            src: 'loadProspect',
            onDone: {
              target: 'writing',
              actions: [
                { type: 'takeProspect', params: ({ event }) => ({ prospect: event.output }) },
                'announceRefusedForm',
              ],
            },
            onError: { target: 'writing', description: 'The refusal stays visible above the form.' },
          },
        },
        unsent: {
          description: 'No response; the input is kept for a retry.',
          meta: { title: 'No answer', who: 'learner' },
          tags: ['unsent'],
          on: {
            'draft.changed': { target: 'writing', actions: ['change', 'forgetFailure', 'keepDraft'] },
            'writing.dropped': { target: 'writing', actions: ['dropWriting', 'forgetDraft'] },
            'request.sent': { target: 'sending', actions: 'forgetFailure' },
          },
        },
      },
    },
    requested: {
      description: 'The request is stored, and is pending at its first approver.',
      meta: { title: 'Requested', who: 'approver', requirements: ['LEAVE-01', 'LEAVE-04'] },
      tags: ['done'],
    },
  },
})

export type LeaveRequestFlow = typeof leaveRequestFlow
