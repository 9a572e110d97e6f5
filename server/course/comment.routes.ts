import { addComment, listComments, removeComment } from '#api/course/comment.contract.ts'
import { findComments, takeCommentAway, writeComment } from './comments.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Portal } from '../portal.ts'

/** What learners say of courses. */
export function commentRoutes(serve: Serve, { db }: Portal): void {
  serve(listComments, (asked, { signedIn, now }) => findComments(db, signedIn(), asked, now))

  serve(addComment, (written, { signedIn, now }) => writeComment(db, signedIn(), written, now))

  serve(removeComment, async ({ commentID }, { signedIn }) => {
    await takeCommentAway(db, signedIn(), commentID)
    return { commentID }
  })
}
