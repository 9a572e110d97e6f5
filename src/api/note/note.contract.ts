import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'
import { paging } from '#api/kit/paging.ts'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))

export const noteOrders = ['changed', 'place'] as const
export type NoteOrder = (typeof noteOrders)[number]

/** Maximum length of a keyword. */
export const NOTE_KEYWORD_MAX = 100
/** The largest position of a note within a lecture, in seconds: one day. */
export const MOMENT_MAX = 86_400

/** [ROUTE-31] A note of the caller; plain text, shown as written. Times as yyyy-MM-dd HH:mm:ss in UTC. */
export const note = z.object({
  noteID: z.string(),
  courseID: z.string(),
  courseName: z.string(),
  /** The code of the language that its name is in. */
  language: z.string(),
  /** Whether the course is published now, so that it can be opened. */
  isOpen: z.boolean(),
  /** The lecture it refers to; null: it refers to the course, or the lecture was removed. */
  lecture: z.nullable(
    z.object({
      coursewareID: z.string(),
      title: z.string(),
      language: z.string(),
      /** Whether it is playable. */
      isPlayable: z.boolean(),
    }),
  ),
  /** The position within the lecture; null: none. */
  atSeconds: z.nullable(z.number()),
  content: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Note = z.infer<typeof note>

/**
 * [ROUTE-31, ARCHIVE-01] Includes notes on withdrawn courses. A note matches when it contains all words of the keyword,
 * ignoring case. `place` sorts by lecture, notes on a whole course first.
 */
export const listNotes = call({
  method: 'GET',
  path: 'api-course/portal/note/list',
  summary: "The caller's own notes, the one changed last first.",
  payload: z.object({
    courseID: z.optional(id),
    keyword: z.optional(z.string().check(z.trim(), z.maxLength(NOTE_KEYWORD_MAX))),
    sort: z._default(z.enum(noteOrders), 'changed'),
    ...paging,
  }),
  answer: z.object({ list: z.array(note), count: z.number() }),
  preventMessage: true,
})

/**
 * [VALID-15] Refused: `request.notFound` for an unpublished course or a lecture of another course, `note.empty`,
 * `note.tooLong`. The writer chooses `noteID`, which makes sending idempotent. A position needs a lecture.
 */
export const addNote = call({
  method: 'PUT',
  path: 'api-course/portal/course/{courseID}/notes/{noteID}',
  summary: 'Notes something on a published course, on one of its lectures or on a moment of it.',
  payload: z.object({
    noteID: z.uuid(),
    courseID: id,
    coursewareID: z.nullable(id),
    atSeconds: z.nullable(z.int().check(z.minimum(0), z.maximum(MOMENT_MAX))),
    content: z.string(),
  }),
  answer: note,
  preventMessage: true,
})

/** Refused like a new one; another's with `request.notFound`. */
export const saveNote = call({
  method: 'PUT',
  path: 'api-course/portal/note/{noteID}',
  summary: "Changes what one of the caller's notes says.",
  payload: z.object({ noteID: id, content: z.string() }),
  answer: note,
  preventMessage: true,
})

/** An unknown or foreign one is refused with `request.notFound`. */
export const removeNote = call({
  method: 'DELETE',
  path: 'api-course/portal/note/{noteID}',
  summary: "Removes one of the caller's notes.",
  payload: z.object({ noteID: id }),
  answer: z.object({ noteID: z.string() }),
  preventMessage: true,
})
