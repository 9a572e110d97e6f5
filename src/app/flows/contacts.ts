import { fromPromise } from 'xstate'

import type { ContactChannel } from '#api/account/contact-rule.ts'
import * as account from '#api/account/account.service.ts'
import type { Transport } from '#api/kit/transport.ts'
import * as user from '#api/session/user.service.ts'
import { emailChangeFlow, phoneChangeFlow, type ContactChangeFlow } from '#machines/account/contact-change.flow.ts'

import type { ContactFlows } from '#app/context/portal-context.ts'

/** Phone number and e-mail address with their services; fetched with their pages, and with them what knows phone numbers. */
export function provideContacts(transport: Transport): ContactFlows {
  const contact = (flow: ContactChangeFlow, channel: ContactChannel, bound: 'bindPhone' | 'email') =>
    flow.provide({
      actors: {
        loadBound: fromPromise(async () => (await user.getCurrentUser(transport))[bound]),
        sendCode: fromPromise(({ input }) => account.sendContactCode(transport, { channel, ...input })),
        checkCode: fromPromise(({ input }) => account.changeContact(transport, { channel, ...input })),
      },
    })
  return {
    phone: contact(phoneChangeFlow, 'phone', 'bindPhone'),
    email: contact(emailChangeFlow, 'email', 'email'),
  }
}
