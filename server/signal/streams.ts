import { Readable } from 'node:stream'
import type { SignalKind } from '#api/signal/signal.contract.ts'
import { STREAMS_EACH, signalKinds } from '#api/signal/signal.contract.ts'
import { Refusal } from '#server/answer/refusal.ts'
import type { Caller } from '#server/session/sessions.ts'

/** Reconnection delay sent to browsers, in milliseconds. */
const COMES_BACK_AFTER = 3000
/** Maximum bytes buffered per browser. A client that reads less is gone, or reloads everything anyway. */
const MOST_WAITING = 4096

/** With an empty data line: browsers ignore events without data. */
const eventOf = (kind: SignalKind): string => `event: ${kind}\ndata:\n\n`
const COMMENT = ':\n\n'

/** The server-sent event streams of this process. */
export interface Streams {
  /** @throws Refusal when this caller has too many, or the server stops */
  open(caller: Pick<Caller, 'userId' | 'ticket'>): Readable
  tell(userIds: readonly string[], kind: SignalKind): void
  /** Tells all clients that they may have missed something. */
  tellAll(): void
  /** A keep-alive comment, because proxies close silent connections. */
  comment(): void
  /** The number of a user's streams. */
  openOf(userId: string): number
  /** The sessions with open streams. */
  tickets(): string[]
  /** Closes the streams of these sessions. */
  end(tickets: ReadonlySet<string>): void
  /** Closes all streams for good. */
  close(): void
}

interface Stream {
  readonly ticket: string
  readonly body: Readable
}

export function createStreams(): Streams {
  const streams = new Map<string, Set<Stream>>()
  let closed = false

  const all = (): Stream[] => [...streams.values()].flatMap((own) => [...own])
  const remove = (userId: string, stream: Stream): void => {
    const own = streams.get(userId)
    own?.delete(stream)
    if (own?.size === 0) streams.delete(userId)
  }
  const write = ({ body }: Stream, text: string): void => {
    if (body.readableLength > MOST_WAITING) body.destroy()
    else body.push(text)
  }

  return {
    open({ userId, ticket }) {
      if (closed) throw new Refusal('request.busy', {}, { status: 503, retryAfter: 5 })
      const own = streams.get(userId) ?? new Set()
      if (own.size >= STREAMS_EACH) throw new Refusal('request.tooMany', {}, { status: 429, retryAfter: 60 })
      const stream: Stream = { ticket, body: new Readable({ read: () => undefined }) }
      stream.body.once('close', () => remove(userId, stream))
      stream.body.push(`retry: ${COMES_BACK_AFTER}\n\n`)
      streams.set(userId, own.add(stream))
      return stream.body
    },
    tell(userIds, kind) {
      for (const userId of new Set(userIds))
        for (const stream of streams.get(userId) ?? []) write(stream, eventOf(kind))
    },
    tellAll() {
      for (const stream of all()) write(stream, signalKinds.map(eventOf).join(''))
    },
    comment() {
      for (const stream of all()) write(stream, COMMENT)
    },
    openOf: (userId) => streams.get(userId)?.size ?? 0,
    tickets: () => [...new Set(all().map(({ ticket }) => ticket))],
    end(tickets) {
      for (const { ticket, body } of all()) if (tickets.has(ticket)) body.push(null)
    },
    close() {
      closed = true
      for (const { body } of all()) body.push(null)
    },
  }
}
