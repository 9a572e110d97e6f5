import * as contract from '#api/contract/classes.ts'

import type { Transport } from './transport.ts'

/** [CALL-14] The ids of the caller's current classes. */
export async function getCurrentClasses(transport: Transport): Promise<string[]> {
  return (await transport.send(contract.getCurrentInfo, {})).currentClasses
}
