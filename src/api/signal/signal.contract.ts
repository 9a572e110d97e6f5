import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'

/** The kinds of signals. An event carries no data: clients fetch the news by the ordinary calls. */
export const signalKinds = ['notice', 'letter'] as const
export type SignalKind = (typeof signalKinds)[number]

/**
 * [MSG-07] Server-sent events: `event: notice` and `event: letter`, each with empty data, when something new has
 * arrived for the caller, and both when events may have been missed; a comment at least every 30 s. The stream ends
 * with the session, after which reopening is refused with 401, and with the server, after which clients retry. A user
 * may have STREAMS_EACH open; one more is refused with 429.
 */
export const streamSignals = call({
  method: 'GET',
  path: 'api-message/portal/signal',
  summary: 'Says when a notice or a letter has come for the caller, as text/event-stream; it does not end.',
  payload: z.object({}),
  answer: z.unknown(),
  binary: true,
  unseen: 'The stream is asked for anew, and lists are fetched on opening.',
})
export const STREAMS_EACH = 10
