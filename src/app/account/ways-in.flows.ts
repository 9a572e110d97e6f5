import { fromPromise } from 'xstate'

import * as oidc from '#api/account/oidc.contract.ts'
import * as passkey from '#api/account/passkey.contract.ts'
import type { Transport } from '#api/kit/transport.ts'
import { proofOf } from '#api/session/user.service.ts'
import { identityLinkingFlow } from '#machines/account/identity-linking.flow.ts'
import { passkeyMakingFlow } from '#machines/account/passkey-making.flow.ts'
import { collectionOf } from '#machines/kit/collection.flow.ts'
import { provide } from '#machines/kit/services.ts'

/** The flows of the user's sign-in methods: passkeys and accounts at the organisation's provider. */
export function provideWaysIn(transport: Transport, page: { readonly location: Pick<Location, 'assign'> }) {
  return {
    passkeys: collectionOf({
      load: async () => (await transport.send(passkey.listPasskeys, {})).list,
      remove: ({ passkeyID }: passkey.Passkey) => transport.send(passkey.removePasskey, { passkeyID }),
    }),
    passkeyMaking: provide(passkeyMakingFlow, {
      actors: {
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
      },
    }),
    identities: collectionOf({
      load: async () => (await transport.send(oidc.listIdentities, {})).list,
      remove: ({ identityID }: oidc.Identity) => transport.send(oidc.removeIdentity, { identityID }),
    }),
    linking: provide(identityLinkingFlow, {
      actors: {
        begin: fromPromise(async ({ input }) =>
          transport.send(oidc.beginIdentity, { password: await proofOf(input.password) }),
        ),
      },
    }),
    /** Leaves for another site. */
    leave: (address: string) => page.location.assign(address),
  }
}
