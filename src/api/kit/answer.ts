import type * as z from 'zod/mini'

import type { AnswerOf, Call } from './call.ts'
import { CODE_REFUSED, CODE_SUCCESS, envelope, type Envelope } from './envelope.ts'
import { CallFailure, type Problem } from './problem.ts'

export type Reply<C extends Call> =
  | { readonly ok: true; readonly data: AnswerOf<C> }
  | { readonly ok: false; readonly problem: Problem & { kind: 'refused' } }

/** [ERROR-01] Any code but 2000 is a refusal. */
export function opened<C extends Call>(call: C, body: unknown): Reply<C> {
  const answer: Envelope = parsedBy(envelope, body)
  if (answer.code === CODE_SUCCESS)
    return { ok: true, data: checked(call, call.envelope === 'beside' ? body : (answer.data ?? null)) }
  const { code, message, reason } = answer
  return { ok: false, problem: { kind: 'refused', code, reason: reason ?? null, message } }
}

/** The refusal sent in place of the requested bytes. */
export function refusedBy(body: string): CallFailure {
  const { code, message, reason } = parsedBy(envelope, parsed(body))
  return new CallFailure({ kind: 'refused', code, reason: reason ?? null, message })
}

/**
 * An answer without an envelope is taken as it is, unless the server refused before the call was reached (gap GAP-73).
 */
export function checked<C extends Call>(call: C, data: unknown): AnswerOf<C> {
  const refused = envelope.safeParse(data)
  if (
    call.envelope === 'none' &&
    refused.success &&
    refused.data.code === CODE_REFUSED &&
    !call.answer.safeParse(data).success
  ) {
    const { code, message, reason } = refused.data
    throw new CallFailure({ kind: 'refused', code, reason: reason ?? null, message })
  }
  return parsedBy<C['answer']>(call.answer, data)
}

function parsedBy<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.infer<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new CallFailure({ kind: 'unreadable', reason: 'request.unreadable', message: null })
}

export function parsed(body: unknown): unknown {
  if (typeof body !== 'string' || body === '') throw unreadable()
  try {
    return JSON.parse(body)
  } catch {
    throw unreadable()
  }
}

export const parsedOrNull = (body: unknown): unknown => {
  try {
    return parsed(body)
  } catch {
    return null
  }
}
const unreadable = () => new CallFailure({ kind: 'unreadable', reason: 'request.unreadable', message: null })
