import * as contract from './comment.contract.ts'
import type { Page } from '#api/kit/paging.ts'

import type { Transport } from '#api/kit/transport.ts'

/** [COURSE-02] The comments on a course, the newest first. */
export function listComments(
  transport: Transport,
  courseID: string,
  { page, size }: Page,
): Promise<{ list: contract.CourseComment[]; count: number }> {
  return transport.send(contract.listComments, { courseID, pageNum: page, pageSize: size })
}

/** [VALID-15] Its id is made where it is written, so that sent twice it is one. */
export function addComment(
  transport: Transport,
  comment: { commentID: string; courseID: string; content: string },
): Promise<contract.CourseComment> {
  return transport.send(contract.addComment, comment)
}

/** The answer: its id. Rejects with `request.notFound` where it is not there, or not the caller's to take away. */
export async function removeComment(transport: Transport, commentID: string): Promise<string> {
  return (await transport.send(contract.removeComment, { commentID })).commentID
}
