import { CODE_REFUSED } from '#api/kit/envelope.ts'
import { CallFailure } from '#api/kit/problem.ts'

/**
 * [CALL-11, ROUTE-06, ROUTE-08] The server says of a code whether it is right; a wrong one rejects, as a refusal does.
 */
export async function rightCode(checked: Promise<boolean>): Promise<void> {
  if (await checked) return
  throw new CallFailure({ kind: 'refused', code: CODE_REFUSED, reason: 'code.wrong', message: '' })
}
