import * as accountCalls from '#api/account/account.contract.ts'
import * as oidcCalls from '#api/account/oidc.contract.ts'
import * as passkeyCalls from '#api/account/passkey.contract.ts'
import * as passwordLinkCalls from '#api/account/password-link.contract.ts'
import type { Part } from '#server/part.ts'
import { accountRoutes } from './account.routes.ts'
import { oidcRoutes } from './oidc/oidc.routes.ts'
import { passkeyRoutes } from './passkeys/passkey.routes.ts'
import { passwordLinkRoutes } from './password-link.routes.ts'
import { codeRoutes } from './retrieval/code.routes.ts'
import { retrievalRoutes } from './retrieval/retrieval.routes.ts'

export const accountPart: Part = {
  calls: [accountCalls, oidcCalls, passkeyCalls, passwordLinkCalls],
  routes: [accountRoutes, passkeyRoutes, oidcRoutes, codeRoutes, retrievalRoutes, passwordLinkRoutes],
}
