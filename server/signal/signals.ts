import type { FastifyBaseLogger } from 'fastify'
import type { Readable } from 'node:stream'
import type { SignalKind } from '#api/signal/signal.contract.ts'
import type { Clock } from '../clock.ts'
import { onCommit } from '#server/database/commits.ts'
import type { Database } from '#server/database/open.ts'
import { liveTickets } from '#server/session/sessions.ts'
import type { Caller } from '#server/session/sessions.ts'
import { createChanges } from './changes.ts'
import { createFollowers } from './followers.ts'
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
  /**
   * Reads records that stay open, and from now on tells this person with a signal `record` of their changes; of the
   * forty that were read last. Who may not read them is told of none.
   */
  following<Read>(userId: string, records: readonly string[], read: () => Read | Promise<Read>): Promise<Read>
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
  const followers = createFollowers()
  const hearing = {
    heard: streams.tell,
    // Their streams may be those of a third process.
    heardChanges: (records: readonly string[]) => tell(followers.of(records), 'record'),
    deaf: streams.tellAll,
  }
  const relay = databaseUrl === null ? noRelay : postgresRelay({ db, databaseUrl, logger }, hearing)
  const underWay = new Set<Promise<void>>()

  const relayed = (send: Promise<void>): void => {
    const sending = send
      .catch((error: unknown) => logger.warn({ err: error }, 'other processes could not be notified'))
      .finally(() => underWay.delete(sending))
    underWay.add(sending)
  }
  const tell = (userIds: readonly string[], kind: SignalKind): void => {
    if (userIds.length === 0) return
    streams.tell(userIds, kind)
    relayed(relay.send(userIds, kind))
  }
  const changes = createChanges({
    followers,
    tellFollowers: (userIds) => tell(userIds, 'record'),
    tellProcesses: (records) => relayed(relay.sendChanges(records)),
  })
  onCommit(db, changes.add)
  const end = (): void => {
    changes.flush()
    // What they have open is followed by the process that they fetch it from next.
    tell(followers.takeAll(), 'record')
    streams.close()
  }

  return {
    async open(caller) {
      // Listens before the stream is opened, so that no signal is missed.
      await relay.listen()
      return streams.open(caller)
    },
    openOf: streams.openOf,
    tell,
    async following(userId, records, read) {
      // Changes that other processes make are to be heard, though the stream may be another process's.
      void relay.listen()
      // Before they are read, so that no change is missed.
      followers.add(userId, records)
      try {
        return await read()
      } catch (error) {
        followers.remove(userId, records)
        throw error
      }
    },
    async beat() {
      // A beat says that all until then has been told.
      changes.flush()
      streams.comment()
      await relay.check()
      const tickets = streams.tickets()
      const live = await liveTickets(db, tickets, clock.now())
      streams.end(new Set(tickets.filter((ticket) => !live.has(ticket))))
    },
    end,
    async close() {
      end()
      await Promise.all(underWay)
      await relay.close()
    },
  }
}
