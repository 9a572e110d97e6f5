import type { Instant } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import type { NoticeCode } from './notice-texts.ts'

/**
 * An argument of a notice: a name or words as written, a time, or a class, course or exam, which is named in the
 * reader's language.
 */
export type NoticeParam =
  | string
  | { readonly at: Instant }
  | { readonly classId: string }
  | { readonly courseId: string }
  | { readonly examId: string }
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
 * [ENTITY-04] Inserts a system notice within the transaction of its cause. It takes the place of one that says the same
 * and is not read yet: whatever is done again and again is told once. After the commit, call
 * `signals.tell([userId], 'notice')`.
 */
export async function putNotice(trx: Querying, { userId, id, link, at, ...told }: NewNotice): Promise<void> {
  const same = { user_id: userId, code: told.code, params: JSON.stringify(told.params), link }
  const put = await trx
    .insertInto('notice')
    .values({ ...same, id, created_at: at, read_at: null })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (put === undefined) return
  await trx
    .deleteFrom('notice')
    .where('user_id', '=', userId)
    .where('id', '!=', id)
    .where('read_at', 'is', null)
    .where('code', '=', same.code)
    .where('params', '=', same.params)
    .where('link', link === null ? 'is' : '=', link)
    .execute()
}
