import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '#server/database/open.ts'
import { JSON_TYPE, succeeded } from './envelope.ts'
import { Refusal } from '#server/answer/refusal.ts'
import type { Leaving } from './leaving.ts'

/** Below the patience of most balancers, so that they hear a reason. */
const READY_MS = 3000

/**
 * The addresses by which balancers and supervisors ask for a process. The general rate limit leaves them out: many ask
 * from one address, and a process that they take for dead is taken away.
 */
export const PROBES: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz'])

/**
 * /healthz: the process is alive, however busy. /readyz: it can work now and goes on to, so its database answers, it is
 * not overloaded and has not been told to end.
 */
export function serveHealth(app: FastifyInstance, db: Database, leaving: Leaving): void {
  // An overloaded process that is restarted loses its work, and its load falls on the others.
  app.get('/healthz', { config: { pressureHandler: () => undefined } }, (_request, reply) =>
    reply.type(JSON_TYPE).header('cache-control', 'no-store').send(succeeded('ok')),
  )

  const reach = reachingOnce(db)
  app.get('/readyz', async (_request, reply) => {
    if (leaving.hasBegun() || !(await reach())) throw new Refusal('request.busy', {}, { status: 503, retryAfter: 5 })
    return reply.type(JSON_TYPE).header('cache-control', 'no-store').send(succeeded('ok'))
  })
}

/** Whether the database answers in time. All who ask meanwhile share one query: nothing else limits them. */
function reachingOnce(db: Database): () => Promise<boolean> {
  let asking: Promise<boolean> | null = null
  const ask = async (): Promise<boolean> => {
    try {
      await db.selectFrom('installation').select(sql<number>`1`.as('reached')).limit(1).execute()
      return true
    } catch {
      return false
    } finally {
      asking = null
    }
  }
  return () => {
    const late = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => late.resolve(false), READY_MS)
    return Promise.race([(asking ??= ask()), late.promise]).finally(() => clearTimeout(timer))
  }
}
