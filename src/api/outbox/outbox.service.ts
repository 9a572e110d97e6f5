import { CODE_REFUSED } from '#api/kit/envelope.ts'
import * as contract from './outbox.contract.ts'
import { CallFailure } from '#api/kit/problem.ts'

import type { Transport } from '#api/kit/transport.ts'

/** [CALL-11] Seconds until another code can be asked for, and until this one expires. */
export function generatePhoneCode(
  transport: Transport,
  channel: 'phone' | 'email',
): Promise<{ resendAfter: number; expiresAfter: number }> {
  return transport.send(contract.generatePhoneCode, { purpose: 'retrieve', channel })
}

/** [CALL-11] Rejects when the code is wrong. */
export async function validPhoneCode(transport: Transport, code: string): Promise<void> {
  const isRight = await transport.send(contract.validPhoneCode, { purpose: 'retrieve', code })
  if (!isRight) throw new CallFailure({ kind: 'refused', code: CODE_REFUSED, reason: 'code.wrong', message: '' })
}

export function listOutbox(
  transport: Transport,
  page: { page: number; size: number },
): Promise<{ list: contract.OutboxMessage[]; count: number }> {
  return transport.send(contract.listOutbox, { pageNum: page.page, pageSize: page.size })
}
