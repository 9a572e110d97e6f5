import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'

/**
 * The kinds of signals: a notice or a letter has come, a record that the user has open has changed. An event carries no
 * data: clients fetch the news by the ordinary calls.
 */
export const signalKinds = ['notice', 'letter', 'record'] as const
export type SignalKind = (typeof signalKinds)[number]
/** Those that have a list of their own. */
export type ListKind = Exclude<SignalKind, 'record'>

/**
 * [MSG-07] Server-sent events: `event: notice`, `event: letter` and `event: record`, each with empty data, when
 * something new has arrived for the caller or a record has changed that the caller has fetched, and all when events may
 * have been missed; a comment at least every 30 s. The stream ends
 * with the session, after which reopening is refused with 401, and with the server, after which clients retry. A user
 * may have STREAMS_EACH open; one more is refused with 429.
 */
export const streamSignals = call({
  method: 'GET',
  path: 'api-message/portal/signal',
  summary:
    'Says when a notice or a letter has come for the caller, or an open record has changed, as text/event-stream; it does not end.',
  payload: z.object({}),
  answer: z.unknown(),
  binary: true,
  unseen: 'The stream is asked for anew, and lists are fetched on opening.',
})
export const STREAMS_EACH = 10
