import { listOutbox } from '#api/contract/message.ts'
import { timeText } from '../database/codec.ts'
import { prepared } from '../database/prepared.ts'
import type { Serve } from '../http/serve.ts'
import type { Portal } from '../portal.ts'

const newestMessages = prepared(['limit', 'offset'], (db, { limit, offset }: { limit: number; offset: number }) =>
  db
    .selectFrom('message')
    .select(['id', 'channel', 'target', 'subject', 'body', 'created_at', 'sent_at', 'failure'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset),
)

const numberOfMessages = prepared([], (db) => db.selectFrom('message').select((eb) => eb.fn.countAll<number>().as('count')))

/** What the portal has written to people, for staff. */
export function outboxRoutes(serve: Serve, { db }: Portal): void {
  serve(listOutbox, async ({ pageNum, pageSize }) => {
    const [messages, [total]] = await Promise.all([
      newestMessages(db, { limit: pageSize, offset: (pageNum - 1) * pageSize }),
      numberOfMessages(db, {}),
    ])
    const list = messages.map((message) => ({
      id: message.id,
      channel: message.channel,
      target: message.target,
      subject: message.subject,
      body: message.body,
      createdAt: timeText(message.created_at),
      sentAt: message.sent_at === null ? null : timeText(message.sent_at),
      failure: message.failure,
    }))
    return { list, count: total?.count ?? 0 }
  })
}
