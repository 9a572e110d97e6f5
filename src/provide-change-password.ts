import { fromPromise } from 'xstate'

import * as account from '#api/service/account.ts'
import type { Transport } from '#api/service/transport.ts'
import { changePasswordFlow, type ChangePasswordFlow } from '#machines/flows/change-password.ts'

/** The change of one's own password with its service; fetched with its page. */
export function provideChangePassword(transport: Transport): ChangePasswordFlow {
  return changePasswordFlow.provide({
    actors: { savePassword: fromPromise(({ input }) => account.changePassword(transport, input)) },
  })
}
