import type { FastifyBaseLogger } from 'fastify'
import type { Readable } from 'node:stream'
import type { SignalKind } from '#api/signal/signal.contract.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '#server/database/open.ts'
import { liveTickets } from '#server/session/sessions.ts'
import type { Caller } from '#server/session/sessions.ts'
import { noRelay, postgresRelay } from './relay.ts'
import { createStreams } from './streams.ts'

/** Notifies users' browsers of news, whichever process they are connected to. */
export interface Signals {
  /** Opens the caller's event stream. @throws Refusal when too many are open, or the server stops */
  open(caller: Pick<Caller, 'userId' | 'ticket'>): Promise<Readable>
  /** The number of a user's streams in this process. */
  openOf(userId: string): number
  /** To be called after the commit. Errors are only logged: the next load of the lists shows the news. */
  tell(userIds: readonly string[], kind: SignalKind): void
  /** Sends keep-alives, and closes streams whose sessions have ended. Called periodically. */
  beat(): Promise<void>
  /** Closes all streams and refuses new ones. */
  end(): void
  /** Resolves when all signals are sent and the listener is closed. */
  close(): Promise<void>
}

interface SignalParts {
  readonly db: Database
  /** Null: the embedded database with its single process. */
  readonly databaseUrl: string | null
  readonly clock: Clock
  readonly logger: FastifyBaseLogger
}

export function createSignals({ db, databaseUrl, clock, logger }: SignalParts): Signals {
  const streams = createStreams()
  const hearing = { heard: streams.tell, deaf: streams.tellAll }
  const relay = databaseUrl === null ? noRelay : postgresRelay({ db, databaseUrl, logger }, hearing)
  const underWay = new Set<Promise<void>>()

  return {
    async open(caller) {
      // Listens before the stream is opened, so that no signal is missed.
      await relay.listen()
      return streams.open(caller)
    },
    openOf: streams.openOf,
    tell(userIds, kind) {
      streams.tell(userIds, kind)
      const sending = relay
        .send(userIds, kind)
        .catch((error: unknown) => logger.warn({ err: error }, 'other processes could not be notified'))
        .finally(() => underWay.delete(sending))
      underWay.add(sending)
    },
    async beat() {
      streams.comment()
      await relay.check()
      const tickets = streams.tickets()
      const live = await liveTickets(db, tickets, clock.now())
      streams.end(new Set(tickets.filter((ticket) => !live.has(ticket))))
    },
    end: streams.close,
    async close() {
      streams.close()
      await Promise.all(underWay)
      await relay.close()
    },
  }
}
