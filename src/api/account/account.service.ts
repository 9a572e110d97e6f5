import md5 from 'md5'

import * as contract from './account.contract.ts'
import type { ContactChannel } from './contact-rule.ts'
import { CODE_REFUSED } from '#api/kit/envelope.ts'
import { CallFailure } from '#api/kit/problem.ts'

import type { Transport } from '#api/kit/transport.ts'

/** [ROUTE-07] Of the original only its MD5 leaves the browser (gap GAP-55). */
export async function changePassword(
  transport: Transport,
  { original, ...fresh }: { original: string; password: string; confirmation: string },
): Promise<void> {
  await transport.send(contract.changePassword, { ...fresh, original: original === '' ? '' : md5(original) })
}

/** [ROUTE-08, ROUTE-09, ROUTE-10] Seconds until another code can be asked for, and until this one expires. */
export function sendContactCode(
  transport: Transport,
  asked: { channel: ContactChannel; original: string; contact: string },
): Promise<{ resendAfter: number; expiresAfter: number; contact: string }> {
  return transport.send(contract.sendContactCode, asked)
}

/** [ROUTE-08, ROUTE-09, ROUTE-10] Rejects when the code is wrong. */
export async function changeContact(
  transport: Transport,
  asked: { channel: ContactChannel; contact: string; code: string },
): Promise<void> {
  const isRight = await transport.send(contract.changeContact, asked)
  if (!isRight) throw new CallFailure({ kind: 'refused', code: CODE_REFUSED, reason: 'code.wrong', message: '' })
}
