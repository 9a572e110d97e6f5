import { isInkless, isLongerThan } from '#api/kit/written-text.ts'

/** Maximum length of a comment in user-perceived characters. */
export const COMMENT_LIMIT = 1000

/**
 * [VALID-15, ERROR-36] What keeps a cleaned comment from being written; null: nothing. Browser and server judge by this
 * one.
 */
export function commentFault(content: string): 'course.commentEmpty' | 'course.commentTooLong' | null {
  if (isInkless(content)) return 'course.commentEmpty'
  return isLongerThan(content, COMMENT_LIMIT) ? 'course.commentTooLong' : null
}
