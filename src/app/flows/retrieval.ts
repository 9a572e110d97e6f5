import { fromPromise } from 'xstate'

import * as message from '#api/outbox/outbox.service.ts'
import type { Transport } from '#api/kit/transport.ts'
import * as user from '#api/session/user.service.ts'
import { retrievalFlow, type RetrievalFlow } from '#machines/account/retrieval.flow.ts'

/** Password retrieval with its services; fetched with its page, since the first visit has no use for it. */
export function provideRetrieval(transport: Transport): RetrievalFlow {
  return retrievalFlow.provide({
    actors: {
      checkAccount: fromPromise(({ input }) => user.getLoginUser(transport, input.account, input.captcha)),
      loadContacts: fromPromise(() => user.getBindAccount(transport)),
      sendCode: fromPromise(({ input }) => message.generatePhoneCode(transport, input.channel)),
      checkCode: fromPromise(({ input }) => message.validPhoneCode(transport, input.code)),
      savePassword: fromPromise(({ input }) => user.resetPassword(transport, input)),
    },
  })
}
