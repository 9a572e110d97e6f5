import { vi } from 'vitest'
import { createActor } from 'xstate'

import { CODE_REFUSED, CODE_SUCCESS } from '#api/kit/envelope.ts'
import type { Call } from '#api/kit/call.ts'
import type { Problem } from '#api/kit/problem.ts'
import { createTransport, type Transport } from '#api/kit/transport.ts'
import { requestLockFlow } from '#machines/kit/request-lock.flow.ts'
import { declaredCalls } from '#server/parts.ts'

import { sampleAnswer } from './sample-answer.ts'

const BASE = 'http://portal.test/'
/** What the server says in refusing; nothing else says so. */
export const REFUSAL = 'The server refuses just this.'
const REASON = 'request.failed'

/** The portal's own transport, with a server that refuses one call, or never answers it, and answers all others. */
export interface Refusing {
  readonly transport: Transport
  /** What the transport has told by itself. */
  readonly toasts: readonly Problem[]
  /** How often the call has been made. */
  readonly times: () => number
}
interface Answered {
  readonly status: number
  readonly body: string
}
/** Answers by the name of their call, where a sample of the contract is not enough. */
export type Answers = Readonly<Record<string, unknown>>

export function refusing(refused: string, answers: Answers, isHeld = false): Refusing {
  const toasts: Problem[] = []
  let times = 0
  const answer = (method: string, address: string): Answered | null => {
    const [name, call] = calledBy(method, address)
    if (name !== refused) {
      const data = name in answers ? answers[name] : sampleAnswer(call.answer)
      return { status: 200, body: JSON.stringify(enveloped(call, data)) }
    }
    times += 1
    if (isHeld) return null
    return {
      status: 400,
      body: JSON.stringify({ code: CODE_REFUSED, message: REFUSAL, reason: REASON, data: null }),
    }
  }
  vi.stubGlobal('fetch', (address: string, { method = 'GET' }: RequestInit = {}) => {
    const answered = answer(method, address)
    if (answered === null) return new Promise(() => undefined)
    return Promise.resolve(new Response(answered.body, { status: answered.status }))
  })
  vi.stubGlobal('XMLHttpRequest', formRequest(answer))
  const lock = createActor(requestLockFlow).start()
  const transport = createTransport({
    base: BASE,
    language: () => 'en_US',
    cookies: () => '',
    token: () => 'a-token',
    storeToken: () => undefined,
    lock: (path, id) => {
      // Without it a flow has to see by itself that its call is under way.
      if (isHeld) return true
      lock.send({ type: 'post.requested', path, id })
      return lock.getSnapshot().context.inFlight[path] === id
    },
    ended: (path, id) => lock.send({ type: 'post.ended', path, id }),
    notify: (problem) => toasts.push(problem),
    sessionLost: () => undefined,
    checkRequired: () => undefined,
    permission: true,
  })
  return { transport, toasts, times: () => times }
}

/** The declared call that a request makes; what stands in its path is of any value. */
function calledBy(method: string, address: string): [string, Call] {
  const path = new URL(address).pathname.slice(1)
  const isOf = (call: Call) =>
    call.method === method && new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)
  const fitting = Object.entries(declaredCalls).filter(([, call]) => isOf(call))
  const exact = fitting.find(([, call]) => call.path === path) ?? fitting[0]
  if (exact === undefined) throw new Error(`No contract declares ${method} ${path}.`)
  return exact
}

function enveloped({ envelope }: Call, data: unknown): unknown {
  if (envelope === 'none') return data
  const said = { code: CODE_SUCCESS, message: '' }
  return envelope === 'beside' && typeof data === 'object' ? { ...data, ...said } : { ...said, data }
}

/** As much of an XMLHttpRequest as sends a form. */
const formRequest = (answer: (method: string, address: string) => Answered | null) =>
  class extends EventTarget {
    readonly upload = new EventTarget()
    status = 0
    responseText = ''
    withCredentials = false
    #address = ''
    open(_method: string, address: string): void {
      this.#address = address
    }
    abort(): void {
      // Nothing comes back of what is never answered.
    }
    send(): void {
      const answered = answer('POST', this.#address)
      if (answered === null) return
      const { status, body } = answered
      this.status = status
      this.responseText = body
      queueMicrotask(() => this.dispatchEvent(new Event('load')))
    }
  }
