/** Why the way over the provider led nowhere; the address of the page that it ends on says which. */
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

/** What an address says; anybody can write one, so that what it says is one of these. Null: nothing. */
export function oidcRefusalOf(said: string | null): OidcRefusal | null {
  if (said === null) return null
  return oidcRefusals.find((one) => one === said) ?? 'oidc.failed'
}
