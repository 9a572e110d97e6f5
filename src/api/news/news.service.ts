import * as contract from './news.contract.ts'
import type { AnswerOf, PayloadOf } from '#api/kit/call.ts'

import type { Transport } from '#api/kit/transport.ts'

type Asked = PayloadOf<typeof contract.getSpecificCategory>
type Found = AnswerOf<typeof contract.getSpecificCategory>[number]

/**
 * [CALL-17] The item of a category that has only one, such as the copyright; null: the organisation has written none.
 */
export async function getSpecificItem(
  transport: Transport,
  searchCategoryCode: Asked['searchCategoryCode'],
): Promise<Found | null> {
  const items = await transport.send(contract.getSpecificCategory, { searchCategoryCode })
  return items[0] ?? null
}
