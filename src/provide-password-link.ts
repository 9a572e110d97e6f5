import { fromPromise } from 'xstate'

import * as service from '#api/service/password-link.ts'
import type { Transport } from '#api/service/transport.ts'
import { passwordLinkFlow, type PasswordLinkFlow } from '#machines/flows/password-link.ts'

/** The page of a link that sets a password, with its services. */
export function providePasswordLink(transport: Transport): PasswordLinkFlow {
  return passwordLinkFlow.provide({
    actors: {
      openLink: fromPromise(({ input }) => service.openPasswordLink(transport, input.link)),
      setPassword: fromPromise(({ input }) => service.setPasswordByLink(transport, input)),
    },
  })
}
