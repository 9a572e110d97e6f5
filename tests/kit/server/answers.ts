import { expect } from 'vitest'
import type { Call } from '#api/kit/call.ts'
import type { Said, Visitor } from './visitor.ts'

/** The answer in a body, from where the contract places it. */
function answerIn({ envelope }: Call, body: Said): unknown {
  if (envelope === 'data') return body.data
  if (envelope === 'none') return body
  return Object.fromEntries(Object.entries(body).filter(([name]) => !['code', 'message', 'reason'].includes(name)))
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
  return answerIn(call, body) as Answer
}
