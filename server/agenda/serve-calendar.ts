import type { FastifyInstance } from 'fastify'
import { notFound } from '#server/answer/refusal.ts'
import { originOf } from '#server/session/origin.ts'
import { limitIn } from '#server/http/security.ts'
import type { Limits } from '#server/http/security.ts'
import type { Portal } from '../portal.ts'
import { calendarOf } from './feed.ts'

/**
 * The agenda behind a secret address, for calendar programs: without a session, since they have none. Whatever is not
 * a secret of somebody is not found, all in the same words; what is looked up is its hash, which tells nothing by the
 * time that it takes.
 */
export function serveCalendar(http: FastifyInstance, { db, clock, settings }: Portal, limits: Limits): void {
  const rateLimit = limitIn(limits)('calendar')
  http.get<{ Params: { file: string } }>('/calendar/:file', { config: { rateLimit } }, async (request, reply) => {
    const { file } = request.params
    const secret = file.endsWith('.ics') ? file.slice(0, -'.ics'.length) : ''
    const origin = originOf(request, settings)
    const written = await calendarOf(db, secret, origin, clock.now())
    if (written === null) throw notFound()
    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'inline; filename="agenda.ics"')
      .send(written)
  })
}
