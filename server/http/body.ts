import type { FastifyInstance } from 'fastify'
import qs from 'qs'
import { malformed } from '#server/answer/refusal.ts'

/**
 * Bodies are JSON or form-encoded with nested keys [HTTP-06]; plain text, which Fastify would take, is refused as
 * unsupported.
 */
export function acceptBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parseForm(String(body)))
    } catch (error) {
      done(error as Error)
    }
  })
}

/** `a[b][0]=c` becomes {a: {b: ['c']}}. @throws Refusal when it is nested too deeply or has too many keys */
export function parseForm(body: string): unknown {
  try {
    return qs.parse(body, {
      depth: 5,
      strictDepth: true,
      parameterLimit: 500,
      throwOnLimitExceeded: true,
      arrayLimit: 200,
      plainObjects: true,
    })
  } catch {
    throw malformed()
  }
}
