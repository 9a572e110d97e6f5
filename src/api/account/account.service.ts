import * as contract from './account.contract.ts'
import { md5Of } from '#api/session/user.service.ts'

import type { Transport } from '#api/kit/transport.ts'

/** [ROUTE-07] Of the original only its MD5 leaves the browser (gap GAP-55). */
export async function changePassword(
  transport: Transport,
  { original, ...fresh }: { original: string; password: string; confirmation: string },
): Promise<void> {
  await transport.send(contract.changePassword, { ...fresh, original: original === '' ? '' : await md5Of(original) })
}
