import { fromPromise } from 'xstate'

import * as account from '#api/account/account.service.ts'
import type { Transport } from '#api/kit/transport.ts'
import { changePasswordFlow, type ChangePasswordFlow } from '#machines/account/change-password.flow.ts'
import { provide } from '#machines/kit/services.ts'

/** The password change with its service; loaded with its page. */
export function provideChangePassword(transport: Transport): ChangePasswordFlow {
  return provide(changePasswordFlow, {
    actors: { savePassword: fromPromise(({ input }) => account.changePassword(transport, input)) },
  })
}
