import type { FastifyBaseLogger } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Database } from '#server/database/open.ts'

/** An uncaught error of a browser or of the server [CONST-17]. */
export interface ErrorReport {
  source: 'browser' | 'server'
  message: string
  stack: string | null
  /** The page of the browser or the call of the server. */
  page: string | null
  userId: string | null
  requestId: string | null
}

/** Collects reports; never fails and never blocks. */
export interface ErrorReporter {
  report(error: ErrorReport): void
  /** Resolves when all reports so far are stored. */
  settled(): Promise<void>
}

/** Forwards reports to an external service. */
export interface ErrorService {
  send(error: ErrorReport): void
  flush(): Promise<void>
}

interface ReporterParts {
  db: Database
  clock: Clock
  logger: FastifyBaseLogger
  /** Null: reports stay in the log and the table. */
  service: ErrorService | null
}

/** Writes to the portal's log, to its table, and to an external service if configured (gap GAP-83). */
export function createReporter({ db, clock, logger, service }: ReporterParts): ErrorReporter {
  const pending = new Set<Promise<void>>()

  const keep = async (error: ErrorReport): Promise<void> => {
    try {
      await db
        .insertInto('error_report')
        .values({
          id: randomUUID(),
          user_id: error.userId,
          source: error.source,
          message: error.message.slice(0, 2000),
          stack: error.stack?.slice(0, 10_000) ?? null,
          page: error.page?.slice(0, 200) ?? null,
          request_id: error.requestId,
          reported_at: clock.now().getTime(),
        })
        .execute()
    } catch (failure) {
      logger.error({ err: failure }, 'an error report could not be stored')
    }
  }

  return {
    report(error) {
      logger.error({ report: error }, 'uncaught error')
      service?.send(error)
      const kept = keep(error).finally(() => pending.delete(kept))
      pending.add(kept)
    },
    async settled() {
      await Promise.all(pending)
      await service?.flush()
    },
  }
}
