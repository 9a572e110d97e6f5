import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { AnswerOf, Call, PayloadOf } from '#api/kit/call.ts'
import type { Language } from '#i18n/locales.ts'
import type { Portal } from '../portal.ts'
import type { Caller } from '#server/session/sessions.ts'
import { admit, checkCsrf, reads } from '#server/session/access.ts'
import { JSON_TYPE, bodyOf } from './envelope.ts'
import { acceptMultipart, checkLength, handleMultipart } from './multipart.ts'
import { packed } from '#server/answer/packed.ts'
import { payloadParser } from './payload.ts'
import { unauthorised } from '#server/answer/refusal.ts'
import type { LimitName } from './security.ts'
import { languageOfRequest } from '#server/answer/texts.ts'
import { endOfTurn } from './turn.ts'

/** The context of a handler. */
export interface Handling {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** Null: a visitor, on an open call. */
  readonly caller: Caller | null
  /** The signed-in caller. @throws Refusal 401 for a visitor */
  readonly signedIn: () => Caller
  readonly language: Language
  readonly now: Date
}

export type Handler<C extends Call> = (payload: PayloadOf<C>, handling: Handling) => AnswerOf<C> | Promise<AnswerOf<C>>
/** What a call asks beside its contract. */
interface Further<C extends Call> {
  /** A stricter rate limit than the general one. */
  readonly limit?: LimitName
  /** Of a form: asked with the fields before its file, when that begins. @throws Refusal who may not send it */
  readonly admitFile?: (payload: PayloadOf<C>, handling: Handling) => void | Promise<void>
  /** Of a record that stays open: names of records of whose changes the caller is told from now on. */
  readonly follows?: (payload: PayloadOf<C>, caller: Caller) => readonly string[]
}

/** Serves a declared call. */
export type Serve = <C extends Call>(call: C, handle: Handler<C>, further?: Further<C>) => void

/** Minimum length of a compressed answer: below it, the header outweighs the saving. */
const WORTH_PACKING = 600

interface ServeOptions {
  /** Requests per address and minute, by name; null: no limit. */
  readonly limitOf: (name: LimitName) => { max: number; timeWindow: number } | false
  /** Whether answers are validated against their contracts; in tests and development. */
  readonly checkAnswers: boolean
}

/**
 * Creates the function that binds contracts to handlers. Every request passes the same steps: authorisation, payload
 * validation, handler, envelope.
 */
export function serving(app: FastifyInstance, portal: Portal, { limitOf, checkAnswers }: ServeOptions): Serve {
  const admitted = new WeakMap<FastifyRequest, Caller | null>()
  /** Why somebody is refused whose body is still to say in which language. */
  const refused = new WeakMap<FastifyRequest, unknown>()
  const usual = app.initialConfig.bodyLimit ?? 0

  return (call, handle, { limit, admitFile, follows } = {}) => {
    const parse = payloadParser(call)
    const bodied = call.method === 'POST' || call.method === 'PUT'
    const form = call.encoding === 'multipart'
    const largest = call.bodyLimit ?? usual

    const route: RouteOptions = {
      method: call.method,
      url: `/${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ...(call.bodyLimit !== null && { bodyLimit: call.bodyLimit }),
      ...(limit === undefined ? {} : { config: { rateLimit: limitOf(limit) } }),
      // After the rate limit and before the body is read. Calls without a body skip the hook.
      ...(bodied && {
        preParsing: async (request: FastifyRequest, reply: FastifyReply) => {
          try {
            admitted.set(request, await admit(portal, call, request, reply))
          } catch (error) {
            // A form has its language in the address, and no large body is read of whoever is refused.
            const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY)
            if (form || length > usual) throw error
            refused.set(request, error)
          }
          if (form) checkLength(request, largest)
        },
        errorHandler: (error: unknown, request: FastifyRequest) => {
          throw refused.get(request) ?? error
        },
      }),
      handler: async (request, reply) => {
        if (refused.has(request)) throw refused.get(request)
        const caller = bodied ? (admitted.get(request) ?? null) : await admit(portal, call, request, reply)
        if (!reads(call)) checkCsrf(call, caller, request)
        const handling: Handling = {
          request,
          reply,
          caller,
          signedIn: () => caller ?? refuse(),
          get language() {
            return languageOfRequest(request)
          },
          now: portal.clock.now(),
        }
        const parsed = (sent: unknown) => parse(sent, request.params) as PayloadOf<typeof call>
        const handled = async (sent: unknown): Promise<AnswerOf<typeof call>> => {
          const payload = parsed(sent)
          if (follows === undefined || caller === null) return handle(payload, handling)
          return portal.signals.following(caller.userId, follows(payload, caller), () => handle(payload, handling))
        }
        const reading = {
          largest,
          userId: caller?.userId ?? null,
          admitFile: async (fields: Readonly<Record<string, unknown>>) => admitFile?.(parsed(fields), handling),
        }
        const answer = form
          ? await handleMultipart(request, reading, handled)
          : await handled(bodied ? request.body : request.query)
        // Cacheable answers set the header themselves.
        if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
        if (call.binary) return reply.send(answer)
        if (checkAnswers) call.answer.parse(answer)
        const body = bodyOf(call, answer)
        await endOfTurn()
        return reply.type(JSON_TYPE).send(body.length < WORTH_PACKING ? body : packed(request, reply, body))
      },
    }
    if (!form) app.route(route)
    // In a scope of its own, so that other calls still refuse multipart bodies.
    else {
      void app.register(async (scope) => {
        await acceptMultipart(scope)
        scope.route(route)
      })
    }
  }
}

function refuse(): never {
  throw unauthorised()
}
