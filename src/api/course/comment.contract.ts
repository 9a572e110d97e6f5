import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'
import { paging } from '#api/kit/paging.ts'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** [COURSE-02] A comment on a course; plain text, shown as written. */
export const comment = z.object({
  commentID: z.string(),
  authorName: z.string(),
  authorID: z.string(),
  /** A file id of the author's picture; null: drawn from the name. */
  headImg: z.nullable(z.string()),
  content: z.string(),
  /** As yyyy-MM-dd HH:mm:ss in UTC. */
  createdAt: z.string(),
  /** The caller wrote it. */
  isOwn: z.boolean(),
  /** The caller may delete it: its author, a teacher, an administrator. */
  canRemove: z.boolean(),
})
export type CourseComment = z.infer<typeof comment>

/** [COURSE-03] An unknown course is refused with `request.notFound`. */
export const listComments = call({
  method: 'GET',
  path: 'api-course/portal/comment/list',
  summary: 'What has been said of a published course, the newest first.',
  payload: z.object({ courseID: id, ...paging }),
  answer: z.object({ list: z.array(comment), count: z.number() }),
  preventMessage: true,
})

/**
 * [VALID-15, ERROR-36] Refused: `request.notFound`, `course.commentEmpty`, `course.commentTooLong`. The writer chooses
 * `commentID`, which makes sending idempotent; another's id is refused with `request.repeated`.
 */
export const addComment = call({
  method: 'PUT',
  path: 'api-course/portal/course/{courseID}/comments/{commentID}',
  summary: 'Says something of a published course.',
  payload: z.object({ commentID: z.uuid(), courseID: id, content: z.string() }),
  answer: comment,
  preventMessage: true,
})

/** An unknown comment, or one the caller may not delete, is refused with `request.notFound`. */
export const removeComment = call({
  method: 'DELETE',
  path: 'api-course/portal/comment/{commentID}',
  summary: 'Takes a comment away.',
  payload: z.object({ commentID: id }),
  answer: z.object({ commentID: z.string() }),
  preventMessage: true,
})
