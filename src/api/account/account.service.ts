import md5 from 'md5'

import * as contract from './account.contract.ts'

import type { Transport } from '#api/kit/transport.ts'

/** [ROUTE-07] Of the original only its MD5 leaves the browser (gap GAP-55). */
export async function changePassword(
  transport: Transport,
  { original, ...fresh }: { original: string; password: string; confirmation: string },
): Promise<void> {
  await transport.send(contract.changePassword, { ...fresh, original: original === '' ? '' : md5(original) })
}
