import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'
import { moment } from '#api/kit/moment.ts'
import { paging } from '#api/kit/paging.ts'
import { recordStanding, seenWithReason, writtenReason } from '#api/kit/record.ts'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** [LEAVE-04, ROLE-04] In their order. */
export const leaveApprovers = ['teamLeader', 'disciplineCommittee', 'headmaster', 'schoolLeader'] as const
export type LeaveApprover = (typeof leaveApprovers)[number]

/** [LEAVE-02] */
export const leaveTypes = ['casual', 'sick', 'business'] as const
export type LeaveType = (typeof leaveTypes)[number]

/** What can be done with a leave that has been asked for. */
export const leaveActions = ['approve', 'reject', 'cancel', 'revoke'] as const
export type LeaveAction = (typeof leaveActions)[number]

const decision = z.object(seenWithReason)
/** What people say with the events of a leave; times in milliseconds since 1970. */
export const leaveSaid = {
  request: z.object({
    request: z.object({ type: z.enum(leaveTypes), startsAt: z.number(), endsAt: z.number(), reason: z.string() }),
  }),
  approve: decision,
  reject: decision,
  cancel: decision,
  revoke: decision,
}

/** [LEAVE-06] */
export const leaveStatuses = ['pending', 'approved', 'rejected', 'cancelled'] as const
export type LeaveStatus = (typeof leaveStatuses)[number]

const approver = z.enum(leaveApprovers)

/** The lifecycle's snapshot, enough for the browser to ask for its verdicts. */
const leaveValue = z.union([z.enum(['approved', 'rejected', 'cancelled']), z.object({ pending: approver })])

export const leave = z.object({
  leaveID: z.string(),
  learner: z.object({ userId: z.string(), originalName: z.string() }),
  classID: z.string(),
  /** In the caller's language. */
  className: z.string(),
  /** [ENTITY-20] */
  type: z.enum(leaveTypes),
  startTime: moment,
  endTime: moment,
  reason: z.string(),
  status: z.enum(leaveStatuses),
  value: leaveValue,
  chain: z.array(approver),
  requestedAt: moment,
  ...recordStanding({
    events: ['request', ...leaveActions, 'membershipEnded', 'officeVacated'],
    /** [LEAVE-05] The reason that was given; empty: none. */
    told: { words: z.string() },
    facts: {
      /** Milliseconds since 1970. */
      now: z.number(),
      /** The sender is the learner of the leave. */
      isOwner: z.boolean(),
      /** The approver steps that the sender may decide for this learner's class. */
      parts: z.array(approver),
    },
  }),
})
export type Leave = z.infer<typeof leave>
/** A leave by itself. */
export type LeaveLogEntry = Leave['log'][number]

/** [ROUTE-32] */
export const listMyLeaves = call({
  method: 'GET',
  path: 'api-classes/portal/leave/list',
  summary: "The caller's own leaves, the last requested first.",
  payload: z.object({ status: z.optional(z.enum(leaveStatuses)), ...paging }),
  answer: z.object({ list: z.array(leave), count: z.number() }),
  preventMessage: true,
})

/** [ROUTE-81] What still waits for a decision is on the desk. */
export const listDecidedLeaves = call({
  method: 'GET',
  path: 'api-classes/portal/leave/audit',
  summary: 'The leaves that the caller has decided on, the last decided first.',
  payload: z.object(paging),
  answer: z.object({ list: z.array(leave), count: z.number() }),
  access: leaveApprovers,
  preventMessage: true,
})

/** The data of a request form, so that it can validate before sending. */
export const getLeaveProspect = call({
  method: 'GET',
  path: 'api-classes/portal/leave/prospect',
  summary: 'The classes that the caller can ask for leave of, and the times that leaves cover already.',
  payload: z.object({}),
  answer: z.object({
    now: z.number(),
    classes: z.array(
      z.object({
        classID: z.string(),
        className: z.string(),
        startTime: moment,
        endTime: moment,
        /** The approvers; empty: nobody. */
        chain: z.array(approver),
      }),
    ),
    taken: z.array(z.object({ startTime: moment, endTime: moment })),
  }),
  preventMessage: true,
})
export type LeaveProspect = z.infer<typeof getLeaveProspect.answer>

/** An unknown leave, or one the caller may not see, is refused with `request.notFound`. */
export const getLeave = call({
  method: 'GET',
  path: 'api-classes/portal/leave/detail/{leaveID}',
  summary: 'One leave, for its learner and its approvers.',
  payload: z.object({ leaveID: id }),
  answer: leave,
  preventMessage: true,
})

/** [LEAVE-01] Refused with the lifecycle's codes for `request`. */
export const requestLeave = call({
  method: 'POST',
  path: 'api-classes/portal/leave/request',
  summary: 'Asks for leave.',
  payload: z.object({
    classID: id,
    type: z.enum(leaveTypes),
    startTime: moment,
    endTime: moment,
    reason: writtenReason,
  }),
  answer: leave,
  preventMessage: true,
})

/** [LEAVE-05, LEAVE-07, LEAVE-08] Refused with the lifecycle's codes for the event. */
export const sendLeaveEvent = call({
  method: 'PUT',
  path: 'api-classes/portal/leave/{leaveID}/event',
  summary: 'Approves, rejects, cancels or revokes one leave.',
  payload: z.object({
    leaveID: id,
    /** One of the lifecycle's client events except `request`; others are refused. */
    type: z.string().check(z.maxLength(64)),
    ...seenWithReason,
  }),
  answer: leave,
  preventMessage: true,
})
