import { expect } from 'vitest'
import type { Call } from '#api/kit/call.ts'
import type { Said, Visitor } from './visitor.ts'

/** The answer in a body, from where the contract places it. */
export function answerIn<Answer>({ envelope }: Call, body: Said): Answer {
  if (envelope === 'data') return body.data as Answer
  if (envelope === 'none') return body as Answer
  const { code: _code, message: _message, reason: _reason, ...beside } = body
  return beside as Answer
}

/** A page of a list, as the portal answers it. */
export interface Page<Item> {
  list: Item[]
  count: number
}

/** The answer of a call, which must succeed. */
export async function answerOf<Answer>(
  who: Visitor,
  call: Call,
  payload: object = {},
  lang = 'en_US',
): Promise<Answer> {
  const { body } = await who.call(call, payload, { lang })
  expect(body.code, body.message).toBe(2000)
  return answerIn<Answer>(call, body)
}
