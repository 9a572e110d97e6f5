import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'
import { moment } from '#api/kit/moment.ts'
import { paging } from '#api/kit/paging.ts'
import { writtenReason } from '#api/kit/record.ts'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
/** The name of a lifecycle. */
const lifecycle = z.string().check(z.regex(/^\w{1,64}$/))

/** Every lifecycle knows these two; what its events are called is its own affair. */
export const deskDecisions = ['approve', 'reject'] as const
export type DeskDecision = (typeof deskDecisions)[number]

/** Overdue: the time to decide has passed. Soon: it passes within SOON_DAYS. */
export const deskDues = ['overdue', 'soon'] as const
export const SOON_DAYS = 3
/** Due: what becomes pointless first. Age: what has waited longest. */
export const deskSorts = ['due', 'age'] as const
export const DESK_KEYWORD_MAX = 100
/** The most that are decided on by one request. */
export const DESK_DECIDED_MAX = 100

const factValue = z.union([
  /** In the caller's language. */
  z.object({ kind: z.literal('text'), text: z.string() }),
  /** Somebody's own words. */
  z.object({ kind: z.literal('words'), text: z.string() }),
  z.object({ kind: z.literal('time'), at: moment }),
  z.object({ kind: z.literal('span'), from: moment, to: moment }),
])

const deskItem = z.object({
  lifecycle: z.string(),
  id: z.string(),
  /** What such a record is called. */
  name: z.string(),
  revision: z.number(),
  who: z.object({ userId: z.string(), originalName: z.string() }),
  /** What it is asked for, such as a class. */
  subject: z.object({ id: z.string(), name: z.string() }),
  /** Since when it waits. */
  since: moment,
  /** When it becomes pointless to decide; null: no such time is known. */
  dueTime: z.nullable(moment),
  /** The server's time when it was read, by which it is overdue and by which its age counts. */
  asOf: moment,
  facts: z.array(z.object({ label: z.string(), value: factValue })),
  decisions: z.array(
    z.object({
      decision: z.enum(deskDecisions),
      /** What the button says. */
      word: z.string(),
      /** Why it would be refused now; null: it is open. */
      closed: z.nullable(z.object({ reason: z.string(), message: z.string() })),
      /** What is written with it; null: nothing. */
      reason: z.nullable(z.object({ isRequired: z.boolean(), limit: z.number() })),
    }),
  ),
  /** Where the whole record is read: an address of the portal or of the administration. */
  full: z.object({ entry: z.enum(['portal', 'administration']), address: z.string() }),
})
export type DeskItem = z.infer<typeof deskItem>
export type DeskFact = DeskItem['facts'][number]

/** [ROLE-03, ROLE-04] Refused with `desk.notDeciding` to whoever never decides on anything. */
export const listDesk = call({
  method: 'GET',
  path: 'api-desk/manage/desk/list',
  summary: 'What waits for a decision of the caller, of all lifecycles.',
  payload: z.object({
    lifecycle: z.optional(lifecycle),
    subjectID: z.optional(id),
    due: z.optional(z.enum(deskDues)),
    /** In the names of who asks. */
    keyword: z.optional(z.string().check(z.maxLength(DESK_KEYWORD_MAX))),
    sort: z._default(z.enum(deskSorts), 'due'),
    ...paging,
  }),
  answer: z.object({
    list: z.array(deskItem),
    count: z.number(),
    /** Of each lifecycle that can wait for the caller, how many do, regardless of the filter. */
    lifecycles: z.array(z.object({ lifecycle: z.string(), name: z.string(), count: z.number() })),
    /** What is asked for, such as classes, by name, of the lifecycle, regardless of the rest of the filter. */
    subjects: z.array(z.object({ id: z.string(), name: z.string(), count: z.number() })),
  }),
  preventMessage: true,
})
export type DeskPage = z.infer<typeof listDesk.answer>

export const countDesk = call({
  method: 'GET',
  path: 'api-desk/manage/desk/count',
  summary: 'How much waits for a decision of the caller, of all lifecycles and of each.',
  payload: z.object({}),
  answer: z.object({
    count: z.number(),
    /** Without those of which nothing waits. */
    lifecycles: z.array(z.object({ lifecycle: z.string(), count: z.number() })),
  }),
  unseen: 'Navigation, header and home show no numbers then; the desk itself says what is wrong.',
})

export type DeskCount = z.infer<typeof countDesk.answer>

/** Each is decided on independently: a refusal of one does not affect the others. */
export const decideOnDesk = call({
  method: 'PUT',
  path: 'api-desk/manage/desk/decide',
  summary: 'Decides on several records of any lifecycle with one reason.',
  payload: z.object({
    decision: z.enum(deskDecisions),
    items: z
      .array(z.strictObject({ lifecycle, id, revision: z.int() }))
      .check(z.minLength(1), z.maxLength(DESK_DECIDED_MAX)),
    reason: writtenReason,
  }),
  answer: z.object({
    results: z.array(
      z.object({
        lifecycle: z.string(),
        id: z.string(),
        /** Null: it was decided. */
        reason: z.nullable(z.string()),
        /** The refusal in the caller's language. */
        message: z.nullable(z.string()),
      }),
    ),
  }),
  preventMessage: true,
})
export type DeskResults = z.infer<typeof decideOnDesk.answer>['results']
