import { fromPromise } from 'xstate'
import * as z from 'zod/mini'

import { changePassword } from '#api/account/account.service.ts'
import { generatePhoneCode, validPhoneCode } from '#api/outbox/outbox.contract.ts'
import { getBindAccount, getLoginUser, resetPassword } from '#api/session/user.contract.ts'
import { rightCode } from '#api/outbox/outbox.service.ts'
import type { Transport } from '#api/kit/transport.ts'
import { retrievalFlow, type RetrievalFlow } from '#machines/account/retrieval.flow.ts'
import { provide } from '#machines/kit/services.ts'

import type { KeptCodes } from './kept-codes.ts'

const underWay = z.object({
  account: z.string(),
  contacts: z.object({ phone: z.nullable(z.string()), email: z.nullable(z.string()) }),
  channel: z.enum(['phone', 'email']),
  isProven: z.boolean(),
})

/** Password retrieval with its services; loaded with its page, to keep it out of the first load. */
export function provideRetrieval(transport: Transport, codes: KeptCodes): RetrievalFlow {
  const kept = codes('retrieval', underWay)
  return provide(retrievalFlow, {
    actors: {
      findUnderWay: fromPromise(() => kept.find()),
      checkAccount: fromPromise(async ({ input: { account, captcha } }) => {
        await transport.send(getLoginUser, { account, captcha })
        await kept.forget()
      }),
      loadContacts: fromPromise(() => transport.send(getBindAccount, {})),
      sendCode: fromPromise(async ({ input }) => {
        const sent = await transport.send(generatePhoneCode, { purpose: 'retrieve', channel: input.channel })
        await kept.keep({ ...input, isProven: false }, sent)
        return sent
      }),
      checkCode: fromPromise(async ({ input: { code } }) => {
        await rightCode(transport.send(validPhoneCode, { purpose: 'retrieve', code }))
        await kept.change({ isProven: true })
      }),
      savePassword: fromPromise(async ({ input }) => {
        await transport.send(resetPassword, input)
        await kept.forget()
      }),
      changePassword: fromPromise(({ input }) => changePassword(transport, input)),
    },
  })
}
