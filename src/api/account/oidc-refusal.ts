/** Why a sign-in through the provider failed; the address of the page it ends on carries the code. */
export const oidcRefusals = [
  'oidc.off',
  'oidc.expired',
  'oidc.denied',
  'oidc.failed',
  'oidc.unreachable',
  'oidc.noAccount',
  'oidc.taken',
  'signIn.disabled',
] as const
export type OidcRefusal = (typeof oidcRefusals)[number]

/** Parses the code in an address, which anybody can forge: unknown codes count as `oidc.failed`. Null: no code. */
export function oidcRefusalOf(said: string | null): OidcRefusal | null {
  if (said === null) return null
  return oidcRefusals.find((one) => one === said) ?? 'oidc.failed'
}
