import { ofetch } from 'ofetch'

import type { AnswerOf, Call, PayloadOf } from './call.ts'
import { envelope } from './envelope.ts'
import { CallFailure, type Problem } from './problem.ts'

import { checked, opened, parsed, parsedOrNull, refusedBy, type Reply } from './answer.ts'
import { formOf, jsonOf, queryOf, routed } from './encoding.ts'
import type { ReceivedFile } from './receive-file.ts'
import { sendForm } from './send-form.ts'
import { timeLimit } from './time-limit.ts'

/** [CONST-03, HTTP-12] Milliseconds. */
const REQUEST_TIMEOUT = 20_000
const XSRF_COOKIE = 'XSRF-TOKEN'
const CHECK_DUE = 'secondCheck.required'

/** The callbacks of the page that the HTTP rules need; the composition root supplies them. */
export interface Surroundings {
  /** Base of relative paths, with a trailing slash. */
  readonly base: string
  /** The specification's code of the current language, such as zh_CN. */
  language(): string
  cookies(): string
  token(): string | null
  storeToken(token: string): void
  /** True when the request lock admits this POST; `ended` must follow [HTTP-14]. */
  lock(path: string, id: string): boolean
  ended(path: string, id: string): void
  /** Shows an automatic message [ERROR-01]. */
  notify(problem: Problem): void
  /** Called on a 401, only while the permission feature is on [SESSION-07]. */
  sessionLost(): void
  /** [ROUTE-06] Called when the server refuses a call because the second check is due. */
  checkRequired(): void
  readonly permission: boolean
}

/** Options of a single request. */
export interface SendOptions {
  readonly headers?: Readonly<Record<string, string>>
  /** True: a failure shows no message, whatever the contract says; the caller displays it. */
  readonly preventMessage?: boolean
}

/** Makes the declared calls: payload and answer are typed by the contract. */
export interface Transport {
  /**
   * Resolves with the answer's data. Rejects with a CallFailure after showing its message, unless the contract or the
   * options say `preventMessage`. `undefined` fields of a payload are omitted.
   */
  send<C extends Call>(call: C, payload: PayloadOf<C>, options?: SendOptions): Promise<AnswerOf<C>>
  /** Like `send`, but resolves with the reply for codes other than 2000 and shows nothing [ERROR-02]. */
  ask<C extends Call>(call: C, payload: PayloadOf<C>): Promise<Reply<C>>
  /**
   * Says something while the page closes: it arrives all the same, and nobody waits for the answer. No POST: it passes
   * no lock.
   */
  farewell<C extends Call>(call: C, payload: PayloadOf<C>): void
  /** [HTTP-11] The address of a GET that the browser itself fetches: a picture, a sound, a download. */
  address<C extends Call>(call: C, payload: PayloadOf<C>): string
  /**
   * Reads the bytes of a binary GET to their end and keeps none of them; `received` hears how many there are so far, 0
   * first. Rejects with a CallFailure and shows no message; one of the kind `cancelled` when `signal` ends it.
   */
  receive<C extends Call>(
    call: C,
    payload: PayloadOf<C>,
    received: (bytes: number) => void,
    signal: AbortSignal,
  ): Promise<void>
  /** Like `receive`, but keeps the bytes. The time-out restarts with every chunk. */
  receiveFile<C extends Call>(
    call: C,
    payload: PayloadOf<C>,
    received: (bytes: number) => void,
    signal: AbortSignal,
  ): Promise<ReceivedFile>
  /**
   * [HTTP-07] Sends a form untouched; `progressed` hears how many bytes of it are sent so far. Rejects with a
   * CallFailure and shows no message; one of the kind `cancelled` when `signal` ends it. The time-out runs anew while
   * bytes move.
   */
  upload<C extends Call>(
    call: C,
    form: FormData,
    progressed: (bytes: number) => void,
    signal: AbortSignal,
  ): Promise<AnswerOf<C>>
  /** [SESSION-07] Cancels all pending requests. */
  cancelAll(): void
}

/** Implements spec section 7 on the browser's side. */
export function createTransport(around: Surroundings): Transport {
  const underWay = new Set<AbortController>()

  /** Runs an action that a forced logout or `signal` can abort; every error becomes a problem. */
  async function abortable<Result>(
    action: (given: AbortSignal) => Promise<Result>,
    signal: AbortSignal | null = null,
  ): Promise<Result> {
    const controller = new AbortController()
    const given = signal === null ? controller.signal : AbortSignal.any([controller.signal, signal])
    underWay.add(controller)
    try {
      return await action(given)
    } catch (error) {
      throw error instanceof CallFailure ? error : new CallFailure(problemBehind(error, given))
    } finally {
      underWay.delete(controller)
    }
  }

  /** [HTTP-12] Abortable, and ended with a TimeoutError 20 s after it began or, with progress, after `moved`. */
  const timed = <Result>(
    action: (given: AbortSignal, moved: () => void) => Promise<Result>,
    signal: AbortSignal | null = null,
  ): Promise<Result> =>
    abortable(async (given) => {
      const limit = timeLimit(REQUEST_TIMEOUT)
      try {
        return await action(AbortSignal.any([given, limit.signal]), limit.moved)
      } finally {
        limit.end()
      }
    }, signal)

  /**
   * Lets one POST to a path pass at a time; two different things in the path are two different requests (gap GAP-45).
   */
  async function locked<Result>(path: string, action: () => Promise<Result>): Promise<Result> {
    const id = crypto.randomUUID()
    if (!around.lock(path, id)) throw new CallFailure({ kind: 'cancelled', reason: null, message: null })
    try {
      return await action()
    } finally {
      around.ended(path, id)
    }
  }

  function fetchAnswer(
    call: Call,
    payload: object,
    headers: Readonly<Record<string, string>>,
    keepalive = false,
  ): Promise<unknown> {
    const isQuery = call.method === 'GET' || call.method === 'DELETE'
    const csrf = { _csrf: around.token() ?? '' }
    const { path, rest } = routed(call.path, payload)
    return timed(async (given) => {
      const response = await ofetch.raw(around.base + path, {
        method: call.method,
        headers,
        keepalive,
        // No retries: sign-in is a GET whose captcha can be used only once.
        retry: 0,
        credentials: 'include',
        ignoreResponseError: true,
        responseType: 'text',
        signal: given,
        ...(isQuery
          ? {
              query: entriesOf(
                queryOf({ ...rest, lang: around.language(), ...(call.method === 'DELETE' && csrf) }, call.arrays),
              ),
            }
          : { body: bodyOf(call, { ...rest, lang: around.language(), ...csrf }, payload) }),
      })
      if (call.method === 'GET' && !call.tokenFree) keepToken()
      if (response.status === 401) throw lostSession(response._data)
      return parsed(response._data)
    })
  }

  /** [HTTP-08] Without the cookie nothing is stored (gap GAP-41). */
  function keepToken(): void {
    const cookie = around
      .cookies()
      .split('; ')
      .find((part) => part.startsWith(`${XSRF_COOKIE}=`))
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

  /** The response of a binary GET, its body unread. */
  async function bytesOf(call: Call, payload: object, signal: AbortSignal) {
    const response = await ofetch.raw(addressOf(call, payload), {
      retry: 0,
      credentials: 'include',
      ignoreResponseError: true,
      responseType: 'stream',
      signal,
    })
    const { status, headers, _data: body = new ReadableStream<Uint8Array>() } = response
    if (!call.tokenFree) keepToken()
    if (status === 401) throw lostSession(await new Response(body).text())
    if (status !== 200) throw refusedBy(await new Response(body).text())
    return { headers, body }
  }

  function receive(call: Call, payload: object, received: (bytes: number) => void, signal: AbortSignal): Promise<void> {
    return timed(async (given) => {
      const { countBytes } = await import('./receive-file.ts')
      const { body } = await bytesOf(call, payload, given)
      await countBytes(body, received)
    }, signal)
  }

  function receiveFile(
    call: Call,
    payload: object,
    received: (bytes: number) => void,
    signal: AbortSignal,
  ): Promise<ReceivedFile> {
    return timed(async (given, moved) => {
      const { keepBytes, nameIn } = await import('./receive-file.ts')
      const { headers, body } = await bytesOf(call, payload, given)
      const content = await keepBytes(body, headers.get('content-type') ?? '', (bytes) => {
        moved()
        received(bytes)
      })
      return { name: nameIn(headers.get('content-disposition')), content }
    }, signal)
  }

  function upload<C extends Call>(
    call: C,
    form: FormData,
    progressed: (bytes: number) => void,
    signal: AbortSignal,
  ): Promise<AnswerOf<C>> {
    const send = async (given: AbortSignal): Promise<AnswerOf<C>> => {
      const { status, body } = await sendForm(addressOf(call, {}), form, progressed, given, REQUEST_TIMEOUT)
      if (status === 401) throw lostSession(body)
      const reply = opened(call, parsed(body))
      if (reply.ok) return reply.data
      throw new CallFailure(reply.problem)
    }
    return locked(call.path, () => abortable(send, signal))
  }

  function addressOf(call: Call, payload: object): string {
    const { path, rest } = routed(call.path, payload)
    return `${around.base}${path}?${queryOf({ ...rest, lang: around.language() }, call.arrays).toString()}`
  }

  async function ask<C extends Call>(
    call: C,
    payload: PayloadOf<C>,
    headers: SendOptions['headers'] = {},
  ): Promise<Reply<C>> {
    const fetching = () => fetchAnswer(call, payload, headers)
    const { path } = routed(call.path, payload)
    const body = await (call.method === 'POST' ? locked(path, fetching) : fetching())
    const reply: Reply<C> = call.envelope === 'none' ? { ok: true, data: checked(call, body) } : opened(call, body)
    if (isCheckDue(reply)) around.checkRequired()
    return reply
  }

  return {
    ask: (call, payload) => ask(call, payload),
    async send(call, payload, { headers, preventMessage = call.preventMessage } = {}) {
      try {
        const reply = await ask(call, payload, headers)
        if (reply.ok) return reply.data
        throw new CallFailure(reply.problem)
      } catch (error) {
        // Failures that redirect show no message as well.
        const isTold =
          error instanceof CallFailure &&
          !['cancelled', 'unauthorised'].includes(error.problem.kind) &&
          error.problem.reason !== CHECK_DUE
        if (isTold && !preventMessage) around.notify(error.problem)
        throw error
      }
    },
    farewell(call, payload) {
      fetchAnswer(call, payload, {}, true).catch(() => undefined)
    },
    address: addressOf,
    receive,
    receiveFile,
    upload,
    cancelAll() {
      for (const controller of underWay) controller.abort()
    },
  }
}

const isCheckDue = (reply: Reply<Call>): boolean => !reply.ok && reply.problem.reason === CHECK_DUE

/** ofetch takes a plain record; a repeated key becomes an array. */
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
  return call.encoding === 'form' ? formOf(stamped) : jsonOf(stamped)
}

function problemBehind(error: unknown, cancelled: AbortSignal): Problem {
  if (cancelled.aborted) return { kind: 'cancelled', reason: null, message: null }
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const isTimeout = cause instanceof Error && cause.name === 'TimeoutError'
  return isTimeout
    ? { kind: 'timeout', reason: 'request.timeout', message: null }
    : { kind: 'network', reason: 'request.noNetwork', message: null }
}
