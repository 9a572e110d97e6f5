import type { Instant } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import type { NoticeCode } from './notice-texts.ts'

/**
 * An argument of a notice: a name or words as written, a time, or a class or course, which is named in the reader's
 * language.
 */
export type NoticeParam =
  | string
  | { readonly at: Instant }
  | { readonly classId: string }
  | { readonly courseId: string }
export type NoticeParams = Readonly<Record<string, NoticeParam>>

export interface NewNotice {
  readonly userId: string
  /** The idempotency key: one notice per matter and recipient. */
  readonly id: string
  readonly code: NoticeCode
  /** By argument name of the texts. */
  readonly params: NoticeParams
  /** The portal address of what it is about; null: none. */
  readonly link: string | null
  readonly at: Instant
}

/**
 * [ENTITY-04] Inserts a system notice within the transaction of its cause. After the commit, call
 * `signals.tell([userId], 'notice')`.
 */
export async function putNotice(trx: Querying, { userId, id, code, params, link, at }: NewNotice): Promise<void> {
  await trx
    .insertInto('notice')
    .values({ user_id: userId, id, code, params: JSON.stringify(params), link, created_at: at, read_at: null })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .execute()
}
