import { ofetch } from 'ofetch'
import type * as z from 'zod/mini'

import type { AnswerOf, Call, PayloadOf } from '#api/contract/call.ts'
import { CODE_REFUSED, CODE_SUCCESS, envelope, type Envelope } from '#api/contract/envelope.ts'
import { CallFailure, type Problem } from '#api/contract/problem.ts'

import { formOf, queryOf, routed } from './encoding.ts'

/** [CONST-03, HTTP-12] Milliseconds. */
export const REQUEST_TIMEOUT = 20_000
const XSRF_COOKIE = 'XSRF-TOKEN'

/** What the HTTP rules need of the page around them; the composition root fills it in. */
export interface Surroundings {
  /** Where relative paths start, with a trailing slash. */
  readonly base: string
  /** The specification's code of the language in use, such as zh_CN. */
  language(): string
  cookies(): string
  token(): string | null
  storeToken(token: string): void
  /** True when the lock lets this POST pass; `ended` must follow [HTTP-14]. */
  lock(path: string, id: string): boolean
  ended(path: string, id: string): void
  /** Shows an automatic message [ERROR-01]. */
  notify(problem: Problem): void
  /** A 401 came back; called only while the permission feature is on [SESSION-07]. */
  sessionLost(): void
  readonly permission: boolean
}

export type Reply<C extends Call> =
  | { readonly ok: true; readonly data: AnswerOf<C> }
  | { readonly ok: false; readonly problem: Problem & { kind: 'refused' } }

export interface Transport {
  /** The answer's data. Rejects with a CallFailure after showing its message, unless the call opts out of messages. */
  send<C extends Call>(call: C, payload: PayloadOf<C>, headers?: Record<string, string>): Promise<AnswerOf<C>>
  /** Like `send`, but a code other than 2000 comes back as a reply and shows nothing [ERROR-02]. */
  ask<C extends Call>(call: C, payload: PayloadOf<C>, headers?: Record<string, string>): Promise<Reply<C>>
  /** [HTTP-11] The address of a GET whose answer the browser itself takes: a picture, a sound, a download. */
  address<C extends Call>(call: C, payload: PayloadOf<C>): string
  /**
   * Reads the bytes of a binary GET to their end and keeps none of them; `received` hears how many there are so far, 0 first.
   * Rejects with a CallFailure and shows no message; one of the kind `cancelled` when `signal` ends it.
   */
  receive<C extends Call>(
    call: C,
    payload: PayloadOf<C>,
    received: (bytes: number) => void,
    signal: AbortSignal,
  ): Promise<void>
  /** [SESSION-07] Gives up every request under way. */
  cancelAll(): void
}

/** All the rules of spec section 7 on the browser's side, in one place. */
export function createTransport(around: Surroundings): Transport {
  const underWay = new Set<AbortController>()

  async function fetchAnswer(call: Call, payload: object, headers: Record<string, string>): Promise<unknown> {
    const isQuery = call.method === 'GET' || call.method === 'DELETE'
    const csrf = { _csrf: around.token() ?? '' }
    const { path, rest } = routed(call.path, payload)
    const controller = new AbortController()
    underWay.add(controller)
    try {
      const response = await ofetch.raw(around.base + path, {
        method: call.method,
        headers,
        // Sign-in is a GET whose captcha counts once: nothing is ever repeated in silence.
        retry: 0,
        credentials: 'include',
        ignoreResponseError: true,
        responseType: 'text',
        signal: AbortSignal.any([controller.signal, AbortSignal.timeout(REQUEST_TIMEOUT)]),
        ...(isQuery
          ? {
              query: entriesOf(
                queryOf(
                  { ...rest, lang: around.language(), ...(call.method === 'DELETE' && csrf) },
                  call.arrays,
                ),
              ),
            }
          : { body: bodyOf(call, { ...rest, lang: around.language(), ...csrf }, payload) }),
      })
      if (call.method === 'GET' && !call.tokenFree) keepToken()
      if (response.status === 401) throw lostSession(response._data)
      return parsed(response._data)
    } catch (error) {
      throw error instanceof CallFailure ? error : new CallFailure(problemBehind(error, controller.signal))
    } finally {
      underWay.delete(controller)
    }
  }

  /** [HTTP-08] Without the cookie nothing is stored (gap GAP-41). */
  function keepToken(): void {
    const cookie = around.cookies().split('; ').find((part) => part.startsWith(`${XSRF_COOKIE}=`))
    const token = cookie === undefined ? '' : decodeURIComponent(cookie.slice(XSRF_COOKIE.length + 1))
    if (token !== '') around.storeToken(token)
  }

  function lostSession(body: unknown): CallFailure {
    if (around.permission) around.sessionLost()
    const answer = envelope.safeParse(parsedOrNull(body))
    return new CallFailure({
      kind: 'unauthorised',
      reason: 'request.unauthorised',
      message: answer.success ? answer.data.message : null,
    })
  }

  async function receive(
    call: Call,
    payload: object,
    received: (bytes: number) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const controller = new AbortController()
    const given = AbortSignal.any([controller.signal, signal])
    underWay.add(controller)
    try {
      const response = await ofetch.raw(addressOf(call, payload), {
        retry: 0,
        credentials: 'include',
        ignoreResponseError: true,
        responseType: 'stream',
        signal: AbortSignal.any([given, AbortSignal.timeout(REQUEST_TIMEOUT)]),
      })
      const body = response._data
      if (!call.tokenFree) keepToken()
      if (response.status === 401) throw lostSession(await new Response(body).text())
      if (response.status !== 200) throw refusedBy(await new Response(body).text())
      await countBytes(body ?? new ReadableStream(), received)
    } catch (error) {
      throw error instanceof CallFailure ? error : new CallFailure(problemBehind(error, given))
    } finally {
      underWay.delete(controller)
    }
  }

  function addressOf(call: Call, payload: object): string {
    const { path, rest } = routed(call.path, payload)
    return `${around.base}${path}?${queryOf({ ...rest, lang: around.language() }, call.arrays).toString()}`
  }

  async function ask<C extends Call>(
    call: C,
    payload: PayloadOf<C>,
    headers: Record<string, string> = {},
  ): Promise<Reply<C>> {
    const id = crypto.randomUUID()
    const isLocked = call.method === 'POST'
    // Two different things in the path are two different requests (gap GAP-45).
    const { path } = routed(call.path, payload as object)
    if (isLocked && !around.lock(path, id)) {
      throw new CallFailure({ kind: 'cancelled', reason: null, message: null })
    }
    try {
      const body = await fetchAnswer(call, payload as object, headers)
      return call.envelope ? opened(call, body) : { ok: true, data: checked(call, body) }
    } finally {
      if (isLocked) around.ended(path, id)
    }
  }

  return {
    ask,
    async send(call, payload, headers) {
      try {
        const reply = await ask(call, payload, headers)
        if (reply.ok) return reply.data
        throw new CallFailure(reply.problem)
      } catch (error) {
        const isTold = error instanceof CallFailure && !['cancelled', 'unauthorised'].includes(error.problem.kind)
        if (isTold && !call.preventMessage) around.notify(error.problem)
        throw error
      }
    },
    address: (call, payload) => addressOf(call, payload as object),
    receive: (call, payload, received, signal) => receive(call, payload as object, received, signal),
    cancelAll() {
      for (const controller of underWay) controller.abort()
    },
  }
}

/** ofetch takes a plain record; a repeated key becomes an array there. */
function entriesOf(query: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(query.keys())].map((key) => {
      const values = query.getAll(key)
      return [key, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}

function bodyOf(call: Call, stamped: object, payload: object): FormData | URLSearchParams | Record<string, unknown> {
  if (payload instanceof FormData) return payload // [HTTP-07]
  return call.encoding === 'form' ? formOf(stamped) : { ...stamped }
}

/** [ERROR-01] Any code but 2000 is a refusal. */
function opened<C extends Call>(call: C, body: unknown): Reply<C> {
  const answer: Envelope = parsedBy(envelope, body)
  if (answer.code === CODE_SUCCESS) return { ok: true, data: checked(call, answer.data ?? null) }
  const { code, message, reason } = answer
  return { ok: false, problem: { kind: 'refused', code, reason: reason ?? null, message } }
}

/** What the server says instead of the bytes that it was asked for. */
function refusedBy(body: string): CallFailure {
  const { code, message, reason } = parsedBy(envelope, parsed(body))
  return new CallFailure({ kind: 'refused', code, reason: reason ?? null, message })
}

async function countBytes(body: ReadableStream<Uint8Array>, received: (bytes: number) => void): Promise<void> {
  const reader = body.getReader()
  let bytes = 0
  received(bytes)
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength
    received(bytes)
  }
}

/** An answer without an envelope is taken as it is, unless the server refused before the call was reached (gap GAP-73). */
function checked<C extends Call>(call: C, data: unknown): AnswerOf<C> {
  const refused = envelope.safeParse(data)
  if (!call.envelope && refused.success && refused.data.code === CODE_REFUSED) {
    const answer = call.answer.safeParse(data)
    if (answer.success) return answer.data as AnswerOf<C>
    const { code, message, reason } = refused.data
    throw new CallFailure({ kind: 'refused', code, reason: reason ?? null, message })
  }
  return parsedBy(call.answer, data) as AnswerOf<C>
}

function parsedBy<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.infer<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new CallFailure({ kind: 'unreadable', reason: 'request.unreadable', message: null })
}

function parsed(body: unknown): unknown {
  if (typeof body !== 'string' || body === '') throw unreadable()
  try {
    return JSON.parse(body)
  } catch {
    throw unreadable()
  }
}
const parsedOrNull = (body: unknown): unknown => {
  try {
    return parsed(body)
  } catch {
    return null
  }
}
const unreadable = () => new CallFailure({ kind: 'unreadable', reason: 'request.unreadable', message: null })

function problemBehind(error: unknown, cancelled: AbortSignal): Problem {
  if (cancelled.aborted) return { kind: 'cancelled', reason: null, message: null }
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const isTimeout = cause instanceof Error && cause.name === 'TimeoutError'
  return isTimeout
    ? { kind: 'timeout', reason: 'request.timeout', message: null }
    : { kind: 'network', reason: 'request.noNetwork', message: null }
}
