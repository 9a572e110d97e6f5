import { fromPromise } from 'xstate'

import type { Identity } from '#api/account/oidc.contract.ts'
import type { Passkey } from '#api/account/passkey.contract.ts'
import * as oidc from '#api/account/oidc.service.ts'
import * as passkey from '#api/account/passkey.service.ts'
import type { Transport } from '#api/kit/transport.ts'
import { identitiesFlow } from '#machines/account/identities.flow.ts'
import { passkeysFlow } from '#machines/account/passkeys.flow.ts'

import type { WaysInFlows } from '#app/context/portal-context.ts'

/** The flows of one's own ways in: passkeys, and accounts at the organisation's provider. */
export function provideWaysIn(transport: Transport, page: Window): WaysInFlows {
  return {
    passkeys: passkeysFlow.provide({
      actors: {
        loadPasskeys: fromPromise<readonly Passkey[]>(() => passkey.listPasskeys(transport)),
        begin: fromPromise(({ input }) => passkey.beginPasskey(transport, input.password)),
        makePasskey: fromPromise(async ({ input, signal }) => {
          if (input.options === null) return null
          const { makePasskey } = await import('#browser/authenticator.ts')
          return makePasskey(input.options, signal)
        }),
        add: fromPromise(({ input: { name, credential } }) =>
          credential === null
            ? Promise.reject(new Error('There is no passkey to keep.'))
            : passkey.addPasskey(transport, name, credential),
        ),
        rename: fromPromise(({ input }) => passkey.renamePasskey(transport, input.passkeyID, input.name)),
        remove: fromPromise(({ input }) => passkey.removePasskey(transport, input.passkeyID)),
      },
    }),
    identities: identitiesFlow.provide({
      actors: {
        loadIdentities: fromPromise<readonly Identity[]>(() => oidc.listIdentities(transport)),
        begin: fromPromise(({ input }) => oidc.beginIdentity(transport, input.password)),
        remove: fromPromise(({ input }) => oidc.removeIdentity(transport, input.identityID)),
      },
    }),
    leave: (address) => page.location.assign(address),
  }
}
