import { fromPromise } from 'xstate'

import { changeContact, sendContactCode } from '#api/account/account.contract.ts'
import type { ContactChannel } from '#api/account/contact-rule.ts'
import { getCurrentUser } from '#api/session/user.contract.ts'
import { rightCode } from '#api/outbox/outbox.service.ts'
import type { Transport } from '#api/kit/transport.ts'
import { emailChangeFlow, phoneChangeFlow, type ContactChangeFlow } from '#machines/account/contact-change.flow.ts'
import { provide } from '#machines/kit/services.ts'

/** Phone number and e-mail with their services; loaded with their pages, as is the phone number library. */
export function provideContacts(transport: Transport) {
  const contact = (flow: ContactChangeFlow, channel: ContactChannel, bound: 'bindPhone' | 'email') =>
    provide(flow, {
      actors: {
        loadBound: fromPromise(async () => (await transport.send(getCurrentUser, {}))[bound]),
        sendCode: fromPromise(({ input }) => transport.send(sendContactCode, { channel, ...input })),
        checkCode: fromPromise(({ input }) => rightCode(transport.send(changeContact, { channel, ...input }))),
      },
    })
  return {
    /** [ROUTE-08, ROUTE-10] */
    phone: contact(phoneChangeFlow, 'phone', 'bindPhone'),
    /** [ROUTE-09] */
    email: contact(emailChangeFlow, 'email', 'email'),
  }
}
