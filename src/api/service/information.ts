import * as contract from '#api/contract/information.ts'

import type { Transport } from './transport.ts'

/** [CALL-16] imageID and link of each broadcast for the side window. */
export function listLiveBroadcasts(transport: Transport): Promise<{ imageID: string; link: string }[]> {
  return transport.send(contract.listLiveBroadcasts, {})
}

/** [CALL-17] The copyright text, or null when the organisation has written none. */
export async function getCopyright(transport: Transport): Promise<string | null> {
  const items = await transport.send(contract.getSpecificCategory, { searchCategoryCode: 'copy_right' })
  return items[0]?.informationDetail ?? null
}

/** [CALL-17] The id of the about-us page, or null when there is none. */
export async function getAboutUs(transport: Transport): Promise<string | null> {
  const items = await transport.send(contract.getSpecificCategory, { searchCategoryCode: 'about_us' })
  return items[0]?.informationID ?? null
}
