/** The settings of the organisation's OIDC provider. */
export interface OidcSettings {
  readonly issuer: string
  readonly clientId: string
  /** Null: a public client; PKCE protects it. */
  readonly clientSecret: string | null
  /** The label of the button. */
  readonly name: string
  /** The claim that holds the portal's account name; null: accounts are first matched by e-mail. */
  readonly accountClaim: string | null
}

interface Given {
  readonly OIDC_ISSUER: string | null
  readonly OIDC_CLIENT_ID: string | null
  readonly OIDC_CLIENT_SECRET: string | null
  readonly OIDC_NAME: string | null
  readonly OIDC_ACCOUNT_CLAIM: string | null
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** The provider of the settings; null: none. A string is the error in them. */
export function oidcSettingsOf(given: Given, production: boolean): OidcSettings | string | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = given
  if (issuer === null) {
    return clientId === null && clientSecret === null ? null : 'OIDC_ISSUER must be given with the other OIDC settings'
  }
  if (clientId === null) return 'OIDC_CLIENT_ID must be given with OIDC_ISSUER'
  const { protocol, hostname } = new URL(issuer)
  if (protocol === 'http:' && production && !LOOPBACK.test(hostname))
    return 'OIDC_ISSUER must be an https:// address; http:// is only for this machine and for npm run dev'
  return { issuer, clientId, clientSecret, name: given.OIDC_NAME ?? hostname, accountClaim: given.OIDC_ACCOUNT_CLAIM }
}
