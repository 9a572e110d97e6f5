import type { FastifyBaseLogger } from 'fastify'
import { randomUUID } from 'node:crypto'
import { cleanText } from '#api/kit/written-text.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '#server/database/open.ts'
import { ERRORS, takeFrom } from '#server/session/quotas.ts'

/** An uncaught error of a browser or of the server [CONST-17]. */
export interface ErrorReport {
  source: 'browser' | 'server'
  message: string
  stack: string | null
  /** The page of the browser or the call of the server. */
  page: string | null
  userId: string | null
  requestId: string | null
  /** Who has sent the request that failed; null: none has. */
  address: string | null
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

/** How much of a report is stored, in bytes. */
const LARGEST = { message: 2000, stack: 8000, page: 200, userId: 64 } as const

/** The beginning of a text, in whole characters that both databases take. */
function storable(text: string, bytes: number): string {
  // No text has more characters than bytes.
  const written = Buffer.from(cleanText(text.slice(0, bytes)))
  if (written.length <= bytes) return written.toString()
  return new TextDecoder().decode(written.subarray(0, bytes), { stream: true })
}

const kept = (text: string | null, bytes: number): string | null => (text === null ? null : storable(text, bytes))

/** Writes to the portal's log, to its table, and to an external service if configured (gap GAP-83). */
export function createReporter({ db, clock, logger, service }: ReporterParts): ErrorReporter {
  const pending = new Set<Promise<void>>()

  const keep = async ({ source, message, stack, page, userId, requestId, address }: ErrorReport): Promise<void> => {
    try {
      const now = clock.now()
      if (address !== null && !(await takeFrom(db, ERRORS, address, now))) return
      await db
        .insertInto('error_report')
        .values({
          id: randomUUID(),
          user_id: kept(userId, LARGEST.userId),
          source,
          message: storable(message, LARGEST.message),
          stack: kept(stack, LARGEST.stack),
          page: kept(page, LARGEST.page),
          request_id: requestId,
          reported_at: now.getTime(),
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
      const keeping = keep(error).finally(() => pending.delete(keeping))
      pending.add(keeping)
    },
    async settled() {
      await Promise.all(pending)
      await service?.flush()
    },
  }
}
