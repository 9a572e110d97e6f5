import { Readable } from 'node:stream'
import type { SignalKind } from '#api/signal/signal.contract.ts'
import { STREAMS_EACH, signalKinds } from '#api/signal/signal.contract.ts'
import { Refusal } from '#server/answer/refusal.ts'
import type { Caller } from '#server/session/sessions.ts'

/** A browser comes back after so many milliseconds when its stream has ended. */
const COMES_BACK_AFTER = 3000
/** Bytes that may wait for a browser. Who does not fetch that much is gone, or will load everything anew anyway. */
const MOST_WAITING = 4096

/** With data, though it is empty: browsers pass over an event that has none. */
const eventOf = (kind: SignalKind): string => `event: ${kind}\ndata:\n\n`
const COMMENT = ':\n\n'

/** The streams of server-sent events that this process has open. */
export interface Streams {
  /** @throws Refusal when this caller has too many, or the server stops */
  open(caller: Pick<Caller, 'userId' | 'ticket'>): Readable
  tell(userIds: readonly string[], kind: SignalKind): void
  /** Everybody may have missed something. */
  tellAll(): void
  /** Something for the proxies in between, which close what is silent. */
  comment(): void
  /** How many somebody has open. */
  openOf(userId: string): number
  /** The sessions that have a stream. */
  tickets(): string[]
  /** Ends the streams of these sessions. */
  end(tickets: ReadonlySet<string>): void
  /** Ends all of them for good. */
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
