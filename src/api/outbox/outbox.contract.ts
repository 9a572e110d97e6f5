import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'

/** The purpose of a code: the retrieval in progress, or the second check of the session [ROUTE-06]. */
const purpose = z.enum(['retrieve', 'secondCheck'])

/** [CALL-11] Sends a six-digit code by SMS or e-mail. Within the resend interval it answers code 10003. */
export const generatePhoneCode = call({
  method: 'POST',
  path: 'api-message/portal/sms/open/generatePhoneCode',
  summary: 'Send a verification code by SMS or e-mail.',
  payload: z.object({ purpose, channel: z.enum(['phone', 'email']) }),
  /** Seconds until the code can be requested again, and until it expires. */
  answer: z.object({ resendAfter: z.number(), expiresAfter: z.number() }),
  access: 'open',
  duringCheck: true,
  tokenFree: true,
  preventMessage: true,
})

/** [CALL-11] */
export const validPhoneCode = call({
  method: 'POST',
  path: 'api-message/portal/sms/open/validPhoneCode',
  summary: 'Check a verification code.',
  payload: z.object({
    purpose,
    code: z.string().check(z.trim(), z.maxLength(16)),
    /** For the second check: this device skips it from now on. */
    remember: z.optional(z.boolean()),
  }),
  answer: z.boolean(),
  access: 'open',
  duringCheck: true,
  tokenFree: true,
  preventMessage: true,
})

/** A text message or e-mail, sent or queued in the outbox; times as yyyy-MM-dd HH:mm:ss in UTC. */
export const outboxMessage = z.object({
  id: z.string(),
  channel: z.enum(['sms', 'email']),
  target: z.string(),
  subject: z.nullable(z.string()),
  body: z.string(),
  createdAt: z.string(),
  /** Null: no sender is configured, or it is still queued. */
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
