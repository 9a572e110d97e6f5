import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'
import { paging } from '#api/kit/paging.ts'

/** Opaque ids. */
const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
const ids = z._default(z.array(id).check(z.maxLength(1000)), [])

/** [ENTITY-04] 1: read, 2: unread (gap GAP-29). */
export const receiverStates = ['1', '2'] as const
export const UNREAD = '2'

/**
 * A piece of a notice's text: plain words; a name, which may have another direction, for a `<bdi>`; or a time as
 * yyyy-MM-dd HH:mm:ss in UTC, which the browser formats for its viewer.
 */
export const noticePart = z.object({ kind: z.enum(['words', 'name', 'time']), text: z.string() })
export type NoticePart = z.infer<typeof noticePart>

/** [ENTITY-04] A notice with its words in the caller's language. */
export const notice = z.object({
  mesNotifyId: z.string(),
  /** As yyyy-MM-dd HH:mm:ss in UTC. */
  time: z.string(),
  receiverState: z.union([z.literal(1), z.literal(2)]),
  title: z.string(),
  /** One paragraph, to be rendered piece by piece. */
  content: z.array(noticePart),
  /** The portal address of what it is about; null: none. */
  link: z.nullable(z.string()),
})
export type Notice = z.infer<typeof notice>

/**
 * [CALL-20, MSG-08, ENTITY-05] The newest first; with queryReceiverState=2 the unread ones alone. `count` is of all
 * that match.
 */
export const findNotices = call({
  method: 'GET',
  path: 'api-message/portal/notifyrecord/findNotifyRecordListSelf',
  summary: "The caller's system notices.",
  payload: z.object({ queryReceiverState: z.optional(z.enum(receiverStates)), ...paging }),
  answer: z.object({
    data: z.array(notice),
    count: z.number(),
    /** Number of unread notices, regardless of the filter. */
    unread: z.number(),
  }),
  envelope: 'beside',
  preventMessage: true,
})

/** [MSG-02] Reading a notice marks it as read. */
export const getNotice = call({
  method: 'GET',
  path: 'api-message/portal/notifyrecord/detail/{mesNotifyId}',
  summary: 'One system notice of the caller.',
  payload: z.object({ mesNotifyId: id }),
  answer: notice,
  preventMessage: true,
})

/** The body that both mark-read calls share: ids of letters and of notices (gap GAP-54). */
const read = z.object({ messageIds: ids, mesNotifyId: ids })

/** [CALL-22, MSG-05] The letters named, and all preceding them in their dialogues. */
export const updateReadMessage = call({
  method: 'PUT',
  path: 'api-message/portal/messagedialogue/updateReadMessage',
  summary: "Marks letters of the caller's as read.",
  payload: read,
  answer: z.null(),
  preventMessage: true,
})

/** [CALL-23, MSG-05] */
export const updateNotifyReceiverState = call({
  method: 'PUT',
  path: 'api-message/mobile/notifyrecord/updateNotifyReceiverState',
  summary: "Marks system notices of the caller's as read.",
  payload: read,
  answer: z.null(),
  preventMessage: true,
})
