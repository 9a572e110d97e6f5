import type { PayloadOf, Role } from '#api/kit/call.ts'
import { commentFault } from '#api/course/comment-rule.ts'
import type { CourseComment, addComment, listComments } from '#api/course/comment.contract.ts'
import { cleanText } from '#api/kit/written-text.ts'
import { timeText } from '#server/database/codec.ts'
import type { CourseCommentTable } from './tables.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { Refusal, notFound, repeated } from '#server/answer/refusal.ts'
import { isEditorOf } from './editors.ts'

/** The reader or author. */
interface Person {
  readonly userId: string
  readonly roles: readonly Role[]
}

/** Whether somebody may remove any comment on a course: one of its editors, or an administrator. */
async function keepsOrder(db: Querying, me: Person, courseId: string): Promise<boolean> {
  const course = await db.selectFrom('course').select(['id', 'owner_id']).where('id', '=', courseId).executeTakeFirst()
  return course !== undefined && isEditorOf(db, 'course', course, me)
}

/**
 * [COURSE-02] A page of the comments on a published course, and how many there are in all. @throws Refusal not found
 */
export async function findComments(
  db: Database,
  me: Person,
  { courseID, pageNum, pageSize }: PayloadOf<typeof listComments>,
  now: Date,
): Promise<{ list: CourseComment[]; count: number }> {
  await needPublished(db, courseID, now)
  const found = commentsIn(db).where('course_comment.course_id', '=', courseID)
  const [mayRemove, rows, counted] = await Promise.all([
    keepsOrder(db, me, courseID),
    withAuthor(found)
      .orderBy('course_comment.created_at', 'desc')
      .orderBy('course_comment.id', 'desc')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst(),
  ])
  return { list: rows.map((row) => commentOf(row, me, mayRemove)), count: counted?.count ?? 0 }
}

/** Writes a comment; idempotent by its id. @throws Refusal */
export async function writeComment(
  db: Database,
  me: Person,
  { commentID, courseID, content }: PayloadOf<typeof addComment>,
  now: Date,
): Promise<CourseComment> {
  const cleaned = cleanText(content)
  const fault = commentFault(cleaned)
  if (fault !== null) throw new Refusal(fault)
  await needPublished(db, courseID, now)
  const row: CourseCommentTable = {
    id: commentID,
    course_id: courseID,
    user_id: me.userId,
    content: cleaned,
    created_at: now.getTime(),
  }
  await db
    .insertInto('course_comment')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const kept = await withAuthor(commentsIn(db))
    .where('course_comment.id', '=', commentID)
    .where('course_comment.user_id', '=', me.userId)
    .where('course_comment.course_id', '=', courseID)
    .executeTakeFirst()
  if (kept === undefined) throw repeated()
  return commentOf(kept, me, false)
}

/** Removes a comment: one's own, or any as an editor of the course. @throws Refusal not found */
export async function takeCommentAway(db: Database, me: Person, commentId: string): Promise<void> {
  const comment = await commentsIn(db).select(['user_id', 'course_id']).where('id', '=', commentId).executeTakeFirst()
  if (comment === undefined) throw notFound()
  if (comment.user_id !== me.userId && !(await keepsOrder(db, me, comment.course_id))) throw notFound()
  const removed = await db.deleteFrom('course_comment').where('id', '=', commentId).executeTakeFirstOrThrow()
  if (removed.numDeletedRows === 0n) throw notFound()
}

async function needPublished(db: Querying, courseId: string, now: Date): Promise<void> {
  const course = await db
    .selectFrom('course')
    .select('id')
    .where('id', '=', courseId)
    .where('published_at', '<=', now.getTime())
    .executeTakeFirst()
  if (course === undefined) throw notFound()
}

const commentsIn = (db: Querying) => db.selectFrom('course_comment')
const withAuthor = (found: ReturnType<typeof commentsIn>) =>
  found
    .innerJoin('user', 'user.id', 'course_comment.user_id')
    .select([
      'course_comment.id',
      'course_comment.user_id',
      'course_comment.content',
      'course_comment.created_at',
      'user.original_name',
      'user.head_img',
    ])

interface Row extends Pick<CourseCommentTable, 'id' | 'user_id' | 'content' | 'created_at'> {
  readonly original_name: string
  readonly head_img: string | null
}
function commentOf(row: Row, me: Person, mayRemove: boolean): CourseComment {
  const isOwn = row.user_id === me.userId
  return {
    commentID: row.id,
    authorName: row.original_name,
    authorID: row.user_id,
    headImg: row.head_img,
    content: row.content,
    createdAt: timeText(row.created_at),
    isOwn,
    canRemove: isOwn || mayRemove,
  }
}
