import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '#api/kit/call.ts'
import { CODE_SUCCESS } from '#api/kit/envelope.ts'
import type { Refusal } from '#server/answer/refusal.ts'
import { languageOfRequest, refusalText } from '#server/answer/texts.ts'

export const JSON_TYPE = 'application/json; charset=utf-8'

/** The serialised envelope of a success. */
export const succeeded = (data: unknown): string => `${SUCCEEDED},"data":${JSON.stringify(data)}}`
const SUCCEEDED = `{"code":${CODE_SUCCESS},"message":"","reason":null`

/** The serialised body of an answer, as its contract places it. */
export function bodyOf({ envelope }: Call, answer: unknown): string {
  if (envelope === 'data') return succeeded(answer)
  const bare = JSON.stringify(answer)
  return envelope === 'none' ? bare : `${SUCCEEDED},${bare.slice(1)}`
}

/** Sends a refusal as the envelope, its message in the caller's language. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { reason, code, parameters, status, retryAfter } = refusal
  if (retryAfter !== null) void reply.header('retry-after', String(retryAfter))
  const language = languageOfRequest(request)
  return reply
    .code(status)
    .type(JSON_TYPE)
    .header('cache-control', 'no-store')
    .header('x-request-id', request.id)
    .header('content-language', language.tag)
    .send(JSON.stringify({ code, message: refusalText(language, reason, parameters), reason, data: null }))
}
