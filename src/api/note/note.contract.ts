import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'
import { paging } from '#api/kit/paging.ts'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))

export const noteOrders = ['changed', 'place'] as const
export type NoteOrder = (typeof noteOrders)[number]

/** Characters that are looked for at most. */
export const NOTE_KEYWORD_MAX = 100
/** The last second of a lecture that a note can be about: a day. */
export const MOMENT_MAX = 86_400

/** [ROUTE-31] What the caller has noted; plain text, shown as it was written. Times as yyyy-MM-dd HH:mm:ss in UTC. */
export const note = z.object({
  noteID: z.string(),
  courseID: z.string(),
  courseName: z.string(),
  /** The code of the language that its name is in. */
  language: z.string(),
  /** Whether the course is published now: it can be gone to. */
  isOpen: z.boolean(),
  /** The lecture that it is about; null: it is about the course, or the lecture is there no more. */
  lecture: z.nullable(
    z.object({
      coursewareID: z.string(),
      title: z.string(),
      language: z.string(),
      /** Whether it can be played. */
      isPlayable: z.boolean(),
    }),
  ),
  /** The moment of the lecture that it is about; null: none. */
  atSeconds: z.nullable(z.number()),
  content: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Note = z.infer<typeof note>

/**
 * [ROUTE-31, ARCHIVE-01] Those on withdrawn courses among them. All words of the keyword are looked for in what is
 * noted, in whatever case. `place` puts them in the order of the lectures, what is about a whole course first.
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
 * [VALID-15] Refused: `request.notFound` for a course that is not published or a lecture that is not its own,
 * `note.empty`, `note.tooLong`. `noteID` is the writer's, so that a note sent twice is one. A moment needs a lecture.
 */
export const addNote = call({
  method: 'POST',
  path: 'api-course/portal/note',
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

/** Refused as a new one is; another's with `request.notFound`. */
export const saveNote = call({
  method: 'PUT',
  path: 'api-course/portal/note/{noteID}',
  summary: "Changes what one of the caller's notes says.",
  payload: z.object({ noteID: id, content: z.string() }),
  answer: note,
  preventMessage: true,
})

/** One that is not there, or is another's, is refused with `request.notFound`. */
export const removeNote = call({
  method: 'DELETE',
  path: 'api-course/portal/note/{noteID}',
  summary: "Removes one of the caller's notes.",
  payload: z.object({ noteID: id }),
  answer: z.object({ noteID: z.string() }),
  preventMessage: true,
})
