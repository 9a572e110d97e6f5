import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'
import { paging } from '#api/kit/paging.ts'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** [ENTITY-03] A private letter; plain text, shown as it was written. */
export const letter = z.object({
  messageId: z.string(),
  dialogueId: z.string(),
  /** The other participant of the dialogue, whoever wrote. */
  chatUserName: z.string(),
  chatUserId: z.string(),
  senderName: z.string(),
  /** The caller wrote it. */
  isOwn: z.boolean(),
  content: z.string(),
  /** As yyyy-MM-dd HH:mm:ss in UTC; shown as yyyy-MM-dd HH:mm [SHELL-40]. */
  sendTime: z.string(),
  /** 1: read, 2: unread; the caller's own letters count as read. */
  messageState: z.union([z.literal(1), z.literal(2)]),
  /** A file id of the partner's picture; null: generated from the name. */
  otherPhoto: z.nullable(z.string()),
})
export type Letter = z.infer<typeof letter>

/** [CALL-21, ENTITY-05] The latest letter of each of the caller's dialogues, the newest first (gap GAP-66). */
export const findDialogues = call({
  method: 'GET',
  path: 'api-message/portal/messagedialogue/findAllDialogueRecordList',
  summary: "The caller's dialogues, each by its latest letter.",
  payload: z.object({ ...paging }),
  answer: z.object({
    data: z.array(z.extend(letter, { unread: z.number() })),
    count: z.number(),
    /** Unread letters in all dialogues. */
    unread: z.number(),
  }),
  envelope: 'beside',
  preventMessage: true,
})
export type Dialogue = z.infer<typeof findDialogues.answer>['data'][number]

/** A page of letters, oldest first: the latest, or with `before` those preceding that letter. */
export const findLetters = call({
  method: 'GET',
  path: 'api-message/portal/messagedialogue/{dialogueId}/letters',
  summary: 'Letters of one dialogue, a page at a time from the latest backwards.',
  payload: z.object({ dialogueId: id, before: z.optional(id) }),
  answer: z.object({
    partner: z.object({ userId: z.string(), originalName: z.string() }),
    /** False: they share no class any more; existing letters stay readable. */
    canWrite: z.boolean(),
    list: z.array(letter).check(z.maxLength(50)),
    hasEarlier: z.boolean(),
  }),
  preventMessage: true,
})
export type Letters = z.infer<typeof findLetters.answer>

/** The people the caller can write to: members and class teachers of the caller's classes, by name. */
export const findCorrespondents = call({
  method: 'GET',
  path: 'api-message/portal/messagedialogue/correspondents',
  summary: 'The people of the caller’s classes whom the caller can write to.',
  payload: z.object({ keyword: z._default(z.string().check(z.maxLength(100)), ''), ...paging }),
  answer: z.object({
    list: z.array(
      z.object({
        userId: z.string(),
        originalName: z.string(),
        className: z.string(),
        otherPhoto: z.nullable(z.string()),
      }),
    ),
    count: z.number(),
  }),
  preventMessage: true,
})
export type Correspondent = z.infer<typeof findCorrespondents.answer>['list'][number]

/** Returns the dialogue with a person, creating it if missing; refused with `message.noSharedClass`. */
export const openDialogue = call({
  method: 'PUT',
  path: 'api-message/portal/messagedialogue/with/{userId}',
  summary: 'Opens the dialogue with a member of a class of the caller’s.',
  payload: z.object({ userId: id }),
  answer: z.object({ dialogueId: z.string(), originalName: z.string() }),
  preventMessage: true,
})

/**
 * [VALID-15, ERROR-36] Refused: `message.letterEmpty`, `message.letterTooLong`, `message.noSharedClass`. The sender
 * chooses `letterId`, which makes sending idempotent; another's id is refused with `request.repeated`.
 */
export const sendLetter = call({
  method: 'PUT',
  path: 'api-message/portal/messagedialogue/{dialogueId}/letters/{letterId}',
  summary: 'Writes a private letter.',
  payload: z.object({ dialogueId: id, letterId: z.uuid(), content: z.string() }),
  answer: letter,
  preventMessage: true,
})
