import { fromPromise } from 'xstate'

import { changePassword } from '#api/account/account.service.ts'
import { generatePhoneCode, validPhoneCode } from '#api/outbox/outbox.contract.ts'
import { getBindAccount, getLoginUser, resetPassword } from '#api/session/user.contract.ts'
import { rightCode } from '#api/outbox/outbox.service.ts'
import type { Transport } from '#api/kit/transport.ts'
import { retrievalFlow, type RetrievalFlow } from '#machines/account/retrieval.flow.ts'
import { provide } from '#machines/kit/services.ts'

/** Password retrieval with its services; loaded with its page, to keep it out of the first load. */
export function provideRetrieval(transport: Transport): RetrievalFlow {
  return provide(retrievalFlow, {
    actors: {
      checkAccount: fromPromise(async ({ input: { account, captcha } }) => {
        await transport.send(getLoginUser, { account, captcha })
      }),
      loadContacts: fromPromise(() => transport.send(getBindAccount, {})),
      sendCode: fromPromise(({ input: { channel } }) =>
        transport.send(generatePhoneCode, { purpose: 'retrieve', channel }),
      ),
      checkCode: fromPromise(({ input: { code } }) =>
        rightCode(transport.send(validPhoneCode, { purpose: 'retrieve', code })),
      ),
      savePassword: fromPromise(async ({ input }) => {
        await transport.send(resetPassword, input)
      }),
      changePassword: fromPromise(({ input }) => changePassword(transport, input)),
    },
  })
}
