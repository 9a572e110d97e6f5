import { listOutbox } from '#api/outbox/outbox.contract.ts'
import { timeText } from '#server/database/codec.ts'
import { prepared } from '#server/database/prepared.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Portal } from '../portal.ts'

const newestMessages = prepared(['limit', 'offset'], (db, { limit, offset }: { limit: number; offset: number }) =>
  db
    .selectFrom('message')
    .select(['id', 'channel', 'target', 'subject', 'body', 'created_at as createdAt', 'sent_at as sentAt', 'failure'])
    // A window function counts all rows: a separate count would cost as much as the rows.
    .select((eb) =>
      eb
        .selectFrom('message')
        .select((inner) => inner.fn.countAll<number>().as('all'))
        .as('count'),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset),
)

const numberOfMessages = prepared([], (db) =>
  db.selectFrom('message').select((eb) => eb.fn.countAll<number>().as('count')),
)

/** The portal's letters, for staff. */
export function outboxRoutes(serve: Serve, { db }: Portal): void {
  serve(listOutbox, async ({ pageNum, pageSize }) => {
    const rows = await newestMessages(db, { limit: pageSize, offset: (pageNum - 1) * pageSize })
    // Beyond the last page no row carries the count.
    const count = rows[0]?.count ?? (await numberOfMessages(db, {}))[0]?.count ?? 0
    const list = rows.map(({ id, channel, target, subject, body, createdAt, sentAt, failure }) => ({
      id,
      channel,
      target,
      subject,
      body,
      createdAt: timeText(createdAt),
      sentAt: sentAt === null ? null : timeText(sentAt),
      failure,
    }))
    return { list, count }
  })
}
