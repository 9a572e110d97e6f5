import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** The caller's account at the organisation's provider. Times as yyyy-MM-dd HH:mm:ss in UTC. */
export const identity = z.object({
  identityID: z.string(),
  /** The display name at the provider. */
  label: z.string(),
  createdAt: z.string(),
  /** Null: never used. */
  lastUsedAt: z.nullable(z.string()),
})
export type Identity = z.infer<typeof identity>

/** Refused: `oidc.off` where no provider is set up, `oidc.unreachable`. */
export const beginOidcSignIn = call({
  method: 'POST',
  path: 'api-ouser/portal/user/open/oidc/begin',
  summary: "The address at the organisation's provider where a sign-in goes on.",
  payload: z.object({}),
  answer: z.object({ address: z.string() }),
  access: 'open',
  preventMessage: true,
})

/**
 * `password` as for a new passkey, because a linked identity is a sign-in method too. Refused as above, and as
 * beginPasskey is.
 */
export const beginIdentity = call({
  method: 'POST',
  path: 'api-ouser/portal/user/identity/begin',
  summary: "The address at the organisation's provider where the caller's account there is linked.",
  payload: z.object({ password: z.nullable(z.string().check(z.regex(/^[0-9a-f]{32}$/))) }),
  answer: z.object({ address: z.string() }),
  preventMessage: true,
})

/** Empty where no provider is set up. */
export const listIdentities = call({
  method: 'GET',
  path: 'api-ouser/portal/user/identity/list',
  summary: "The caller's accounts at the organisation's provider.",
  payload: z.object({}),
  answer: z.object({ list: z.array(identity) }),
  preventMessage: true,
})

/**
 * One that is not there, or is another's, is refused with `request.notFound`; `oidc.lastWay` where the caller could
 * sign in no more.
 */
export const removeIdentity = call({
  method: 'DELETE',
  path: 'api-ouser/portal/user/identity/{identityID}',
  summary: "Unlinks one of the caller's accounts at the organisation's provider.",
  payload: z.object({ identityID: id }),
  answer: z.object({ identityID: z.string() }),
  preventMessage: true,
})
