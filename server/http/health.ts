import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '#server/database/open.ts'
import { JSON_TYPE, succeeded } from './envelope.ts'
import { Refusal } from '#server/answer/refusal.ts'

/** /healthz: the process is alive. /readyz: the database is reachable. */
export function serveHealth(app: FastifyInstance, db: Database): void {
  app.get('/healthz', (_request, reply) =>
    reply.type(JSON_TYPE).header('cache-control', 'no-store').send(succeeded('ok')),
  )

  app.get('/readyz', async (_request, reply) => {
    try {
      await db.selectFrom('installation').select(sql<number>`1`.as('reached')).limit(1).execute()
    } catch {
      throw new Refusal('request.busy', {}, { status: 503, retryAfter: 5 })
    }
    return reply.type(JSON_TYPE).header('cache-control', 'no-store').send(succeeded('ok'))
  })
}
