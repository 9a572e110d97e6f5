import type { Instant } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import type { NoticeCode } from './notice-texts.ts'

/**
 * What the words of a notice name: a name or words as somebody wrote them, a moment, or a class or course, which go by
 * their names in the reader's language.
 */
export type NoticeParam =
  | string
  | { readonly at: Instant }
  | { readonly classId: string }
  | { readonly courseId: string }
export type NoticeParams = Readonly<Record<string, NoticeParam>>

export interface NewNotice {
  readonly userId: string
  /** The same for the same matter, so that telling somebody twice is telling once. */
  readonly id: string
  readonly code: NoticeCode
  /** By the names that the texts of the code have them by. */
  readonly params: NoticeParams
  /** Where the matter itself is to be seen, as an address of the portal; null: nowhere. */
  readonly link: string | null
  readonly at: Instant
}

/**
 * [ENTITY-04] Puts a system notice before somebody, within the transaction of what it tells of. After the commit its
 * browsers are to be told by `signals.tell([userId], 'notice')`.
 */
export async function putNotice(trx: Querying, { userId, id, code, params, link, at }: NewNotice): Promise<void> {
  await trx
    .insertInto('notice')
    .values({ user_id: userId, id, code, params: JSON.stringify(params), link, created_at: at, read_at: null })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .execute()
}
