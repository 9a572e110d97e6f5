import { fromPromise } from 'xstate'

import * as oidc from '#api/account/oidc.contract.ts'
import * as passkey from '#api/account/passkey.contract.ts'
import type { Transport } from '#api/kit/transport.ts'
import { proofOf } from '#api/session/user.service.ts'
import { identitiesFlow } from '#machines/account/identities.flow.ts'
import { passkeysFlow } from '#machines/account/passkeys.flow.ts'
import { provide } from '#machines/kit/services.ts'

/** The flows of the user's sign-in methods: passkeys and accounts at the organisation's provider. */
export function provideWaysIn(transport: Transport, page: { readonly location: Pick<Location, 'assign'> }) {
  return {
    passkeys: provide(passkeysFlow, {
      actors: {
        loadPasskeys: fromPromise<readonly passkey.Passkey[]>(async () => {
          const { list } = await transport.send(passkey.listPasskeys, {})
          return list
        }),
        begin: fromPromise(async ({ input }) =>
          transport.send(passkey.beginPasskey, { password: await proofOf(input.password) }),
        ),
        makePasskey: fromPromise(async ({ input, signal }) => {
          if (input.options === null) return null
          const { makePasskey } = await import('#browser/authenticator.ts')
          return makePasskey(input.options, signal)
        }),
        add: fromPromise(({ input: { name, credential } }) =>
          credential === null
            ? Promise.reject(new Error('There is no passkey to keep.'))
            : transport.send(passkey.addPasskey, { name, credential }),
        ),
        rename: fromPromise(({ input: { passkeyID, name } }) =>
          transport.send(passkey.renamePasskey, { passkeyID, name }),
        ),
        remove: fromPromise(async ({ input: { passkeyID } }) => {
          await transport.send(passkey.removePasskey, { passkeyID })
        }),
      },
    }),
    identities: provide(identitiesFlow, {
      actors: {
        loadIdentities: fromPromise<readonly oidc.Identity[]>(async () => {
          const { list } = await transport.send(oidc.listIdentities, {})
          return list
        }),
        begin: fromPromise(async ({ input }) =>
          transport.send(oidc.beginIdentity, { password: await proofOf(input.password) }),
        ),
        remove: fromPromise(async ({ input: { identityID } }) => {
          await transport.send(oidc.removeIdentity, { identityID })
        }),
      },
    }),
    /** Leaves for another site. */
    leave: (address: string) => page.location.assign(address),
  }
}
