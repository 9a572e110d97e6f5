import { fromPromise } from 'xstate'
import * as z from 'zod/mini'

import { changeContact, sendContactCode } from '#api/account/account.contract.ts'
import type { ContactChannel } from '#api/account/contact-rule.ts'
import { getCurrentUser } from '#api/session/user.contract.ts'
import { rightCode } from '#api/outbox/outbox.service.ts'
import type { Transport } from '#api/kit/transport.ts'
import { emailChangeFlow, phoneChangeFlow, type ContactChangeFlow } from '#machines/account/contact-change.flow.ts'
import { provide } from '#machines/kit/services.ts'

import type { KeptCodes } from './kept-codes.ts'

const underWay = z.object({ original: z.string(), contact: z.string() })

/** Phone number and e-mail with their services; loaded with their pages, as is the phone number library. */
export function provideContacts(transport: Transport, codes: KeptCodes) {
  const contact = (flow: ContactChangeFlow, channel: ContactChannel, bound: 'bindPhone' | 'email') => {
    const kept = codes(channel, underWay)
    return provide(flow, {
      actors: {
        loadBound: fromPromise(async () => {
          const user = await transport.send(getCurrentUser, {})
          return { bound: user[bound], underWay: await kept.find() }
        }),
        sendCode: fromPromise(async ({ input }) => {
          const sent = await transport.send(sendContactCode, { channel, ...input })
          await kept.keep({ original: input.original, contact: sent.contact }, sent)
          return sent
        }),
        checkCode: fromPromise(async ({ input }) => {
          await rightCode(transport.send(changeContact, { channel, ...input }))
          await kept.forget()
        }),
      },
    })
  }
  return {
    /** [ROUTE-08, ROUTE-10] */
    phone: contact(phoneChangeFlow, 'phone', 'bindPhone'),
    /** [ROUTE-09] */
    email: contact(emailChangeFlow, 'email', 'email'),
  }
}
