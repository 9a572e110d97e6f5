import * as z from 'zod/mini'

import { call } from './call.ts'

/** [CALL-11] Sends a six-digit code for the retrieval in progress by SMS or e-mail. Asked again too soon it answers code 10003. */
export const generatePhoneCode = call({
  method: 'POST',
  path: 'api-message/portal/sms/open/generatePhoneCode',
  summary: 'Send a verification code by SMS or e-mail.',
  payload: z.object({ purpose: z.literal('retrieve'), channel: z.enum(['phone', 'email']) }),
  /** Seconds: until the code can be asked for again, and until it expires. */
  answer: z.object({ resendAfter: z.number(), expiresAfter: z.number() }),
  access: 'open',
  tokenFree: true,
  preventMessage: true,
})

/** [CALL-11] */
export const validPhoneCode = call({
  method: 'POST',
  path: 'api-message/portal/sms/open/validPhoneCode',
  summary: 'Check a verification code.',
  payload: z.object({ purpose: z.literal('retrieve'), code: z.string().check(z.trim(), z.maxLength(16)) }),
  answer: z.boolean(),
  access: 'open',
  tokenFree: true,
  preventMessage: true,
})

/** A text message or e-mail that has left or waits in the outbox; times as yyyy-MM-dd HH:mm:ss in UTC. */
export const outboxMessage = z.object({
  id: z.string(),
  channel: z.enum(['sms', 'email']),
  target: z.string(),
  subject: z.nullable(z.string()),
  body: z.string(),
  createdAt: z.string(),
  /** Null: kept here because no sender is set up, or not sent yet. */
  sentAt: z.nullable(z.string()),
  failure: z.nullable(z.string()),
})
export type OutboxMessage = z.infer<typeof outboxMessage>

export const listOutbox = call({
  method: 'GET',
  path: 'api-message/portal/outbox/list',
  summary: 'Text messages and e-mails of the portal, newest first, for staff.',
  payload: z.object({
    pageNum: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(40)), 10),
  }),
  answer: z.object({ list: z.array(outboxMessage), count: z.number() }),
  access: ['admin'],
})
