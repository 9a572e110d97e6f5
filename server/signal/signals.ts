import type { FastifyBaseLogger } from 'fastify'
import type { Readable } from 'node:stream'
import type { SignalKind } from '#api/signal/signal.contract.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '#server/database/open.ts'
import { liveTickets } from '#server/session/sessions.ts'
import type { Caller } from '#server/session/sessions.ts'
import { noRelay, postgresRelay } from './relay.ts'
import { createStreams } from './streams.ts'

/** Tells browsers that something new has come for their people, whichever process they are connected to. */
export interface Signals {
  /** The caller's stream of events. @throws Refusal when there are too many of them, or the server stops */
  open(caller: Pick<Caller, 'userId' | 'ticket'>): Promise<Readable>
  /** How many streams somebody has open with this process. */
  openOf(userId: string): number
  /** Called after the commit. What goes wrong is logged: the next look at the lists shows what has come. */
  tell(userIds: readonly string[], kind: SignalKind): void
  /** Keeps the streams awake, and ends those whose sessions have ended. Called now and then. */
  beat(): Promise<void>
  /** Ends all streams; no more are opened. */
  end(): void
  /** Resolves when everybody has been told, and nothing is heard any more. */
  close(): Promise<void>
}

interface SignalParts {
  readonly db: Database
  /** Null: the embedded database, which one process has to itself. */
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
      // First the ears, then the stream: what comes from here on is heard.
      await relay.listen()
      return streams.open(caller)
    },
    openOf: streams.openOf,
    tell(userIds, kind) {
      streams.tell(userIds, kind)
      const sending = relay
        .send(userIds, kind)
        .catch((error: unknown) => logger.warn({ err: error }, 'other processes were not told of something new'))
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
