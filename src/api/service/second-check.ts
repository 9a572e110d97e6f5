import { CODE_REFUSED } from '#api/contract/envelope.ts'
import { generatePhoneCode, validPhoneCode } from '#api/contract/message.ts'
import { CallFailure } from '#api/contract/problem.ts'
import * as contract from '#api/contract/second-check.ts'

import type { Transport } from './transport.ts'

/** [ROUTE-06] */
export const getSecondCheck = (transport: Transport): Promise<contract.SecondCheck> =>
  transport.send(contract.getSecondCheck, {})

/** Seconds until another code can be asked for, and until this one expires. */
export const sendCheckCode = (
  transport: Transport,
  channel: 'phone' | 'email',
): Promise<{ resendAfter: number; expiresAfter: number }> =>
  transport.send(generatePhoneCode, { purpose: 'secondCheck', channel })

/** Rejects when the code is wrong. */
export async function passSecondCheck(transport: Transport, typed: { code: string; remember: boolean }): Promise<void> {
  const isRight = await transport.send(validPhoneCode, { purpose: 'secondCheck', ...typed })
  if (!isRight) throw new CallFailure({ kind: 'refused', code: CODE_REFUSED, reason: 'code.wrong', message: '' })
}
