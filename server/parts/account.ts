import { accountAddresses } from '#api/account/addresses.ts'
import * as accountCalls from '#api/account/account.contract.ts'
import * as oidcCalls from '#api/account/oidc.contract.ts'
import * as passkeyCalls from '#api/account/passkey.contract.ts'
import * as passwordLinkCalls from '#api/account/password-link.contract.ts'
import type { Part } from '#server/part.ts'
import { accountRoutes } from '#server/account/account.routes.ts'
import { oidcRoutes } from '#server/account/oidc/oidc.routes.ts'
import { passkeyRoutes } from '#server/account/passkeys/passkey.routes.ts'
import { passwordLinkRoutes } from '#server/account/password-link.routes.ts'
import { codeRoutes } from '#server/account/retrieval/code.routes.ts'
import { retrievalRoutes } from '#server/account/retrieval/retrieval.routes.ts'

export const accountPart: Part = {
  addresses: accountAddresses,
  calls: [accountCalls, oidcCalls, passkeyCalls, passwordLinkCalls],
  routes: [accountRoutes, passkeyRoutes, oidcRoutes, codeRoutes, retrievalRoutes, passwordLinkRoutes],
}
