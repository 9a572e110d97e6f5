import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'

/** What there is news of. An event of the stream says no more: what it is, is asked for by the calls themselves. */
export const signalKinds = ['notice', 'letter'] as const
export type SignalKind = (typeof signalKinds)[number]

/**
 * [MSG-07] Server-sent events: `event: notice` and `event: letter`, each with empty data, when something new has come
 * for the caller, and both when something may have been missed; at least every 30 s a comment. The stream ends with the
 * session, after which opening it again is refused with 401, and with the server, which is worth another try. Somebody
 * may have STREAMS_EACH of them open; one more is refused with 429.
 */
export const streamSignals = call({
  method: 'GET',
  path: 'api-message/portal/signal',
  summary: 'Says when a notice or a letter has come for the caller, as text/event-stream; it does not end.',
  payload: z.object({}),
  answer: z.unknown(),
  binary: true,
  preventMessage: true,
})
export const STREAMS_EACH = 10
