import { expect } from 'vitest'
import type { Call } from '#api/kit/call.ts'
import type { Visitor } from './visitor.ts'

/** A page of a list, as the portal answers it. */
export interface Page<Item> {
  list: Item[]
  count: number
}

/** The data of a call, which must succeed. */
export async function answerOf<Answer>(
  who: Visitor,
  call: Call,
  payload: object = {},
  lang = 'en_US',
): Promise<Answer> {
  const { body } = await who.call(call, payload, { lang })
  expect(body.code, body.message).toBe(2000)
  return body.data as Answer
}
