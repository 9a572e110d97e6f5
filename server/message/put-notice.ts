import { sql } from 'kysely'
import type { SelectQueryBuilder } from 'kysely'
import type { LeaveApprover } from '#api/leave/leave.contract.ts'
import type { Instant } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import type { Tables } from '#server/tables.ts'
import type { NoticeCode } from './notice-texts.ts'

/**
 * An argument of a notice: a name or words as written, a time, or a class, course, exam, questionnaire, task or role,
 * which is named in the reader's language.
 */
export type NoticeParam =
  | string
  | { readonly at: Instant }
  | { readonly classId: string }
  | { readonly courseId: string }
  | { readonly examId: string }
  | { readonly questionnaireId: string }
  | { readonly taskId: string }
  | { readonly role: LeaveApprover }
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
export const putNotice = (trx: Querying, { userId, ...notice }: NewNotice): Promise<void> =>
  putNotices(trx, [userId], notice)

/** Rows of one statement. */
const BATCH = 200

/** The same notice for many. */
export async function putNotices(
  trx: Querying,
  userIds: readonly string[],
  { id, link, at, ...told }: Omit<NewNotice, 'userId'>,
): Promise<void> {
  const same = { code: told.code, params: JSON.stringify(told.params), link }
  for (let from = 0; from < userIds.length; from += BATCH) {
    const put = await trx
      .insertInto('notice')
      .values(
        userIds.slice(from, from + BATCH).map((user_id) => ({ ...same, user_id, id, created_at: at, read_at: null })),
      )
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
      .returning('user_id')
      .execute()
    if (put.length === 0) continue
    await trx
      .deleteFrom('notice')
      .where(
        'user_id',
        'in',
        put.map((one) => one.user_id),
      )
      .where('id', '!=', id)
      .where('read_at', 'is', null)
      .where('code', '=', same.code)
      .where('params', '=', same.params)
      .where('link', link === null ? 'is' : '=', link)
      .execute()
  }
}

/**
 * The same notice for all people that a query with a condition finds, in one statement: who has it already is passed
 * over. Returns those who are told.
 */
export async function putNoticesTo(
  trx: Querying,
  people: SelectQueryBuilder<Tables, 'user', object>,
  { id, link, at, ...told }: Omit<NewNotice, 'userId'>,
): Promise<string[]> {
  const put = await trx
    .insertInto('notice')
    .columns(['user_id', 'id', 'code', 'params', 'link', 'created_at'])
    .expression(
      people.select([
        'user.id as user_id',
        sql<string>`cast(${id} as text)`.as('id'),
        sql<string>`cast(${told.code} as text)`.as('code'),
        sql<string>`cast(${JSON.stringify(told.params)} as text)`.as('params'),
        sql<string | null>`cast(${link} as text)`.as('link'),
        // PostgreSQL types a parameter in a select as text.
        sql<number>`cast(${at} as bigint)`.as('created_at'),
      ]),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .returning('user_id')
    .execute()
  return put.map((one) => one.user_id)
}

/**
 * The same notice for many about a matter that goes on: each has one, which is told anew when it says something else.
 * Returns those who are told.
 */
export async function renewNotices(
  trx: Querying,
  userIds: readonly string[],
  { id, link, at, ...told }: Omit<NewNotice, 'userId'>,
): Promise<string[]> {
  const same = { id, code: told.code, params: JSON.stringify(told.params), link, created_at: at, read_at: null }
  const renewed: string[] = []
  for (let from = 0; from < userIds.length; from += BATCH) {
    const put = await trx
      .insertInto('notice')
      .values(userIds.slice(from, from + BATCH).map((user_id) => ({ ...same, user_id })))
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'id']).doUpdateSet(same).where('notice.params', '!=', same.params),
      )
      .returning('user_id')
      .execute()
    renewed.push(...put.map((one) => one.user_id))
  }
  return renewed
}

/** The matter is over: what was told of it counts as read, and the next one is another. Returns those who were told. */
export async function closeNotices(
  trx: Querying,
  userIds: readonly string[],
  { id, at, as }: { readonly id: string; readonly at: Instant; readonly as: string },
): Promise<string[]> {
  if (userIds.length === 0) return []
  const closed = await trx
    .updateTable('notice')
    .set((eb) => ({ id: as, read_at: eb.fn.coalesce('read_at', eb.val(at)) }))
    .where('id', '=', id)
    .where('user_id', 'in', userIds)
    .returning('user_id')
    .execute()
  return closed.map((one) => one.user_id)
}
