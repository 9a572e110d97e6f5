import { CODE_REFUSED } from '#api/kit/envelope.ts'
import { generatePhoneCode, validPhoneCode } from '#api/outbox/outbox.contract.ts'
import { CallFailure } from '#api/kit/problem.ts'
import * as contract from './second-check.contract.ts'

import type { Transport } from '#api/kit/transport.ts'

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
