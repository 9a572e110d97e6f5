import type { ClientAuth, Configuration } from 'openid-client'
import { cleanLine } from '#api/kit/name-rule.ts'
import { valueOf } from '../ceremonies.ts'
import type { Clock } from '../../clock.ts'
import { Refusal } from '#server/answer/refusal.ts'
import type { OidcSettings } from './settings.ts'

/** Request time-out in seconds. */
const PATIENCE = 8
/** How long the provider's metadata is cached. */
const KNOWN_FOR_MS = 60 * 60_000

/** A claim as it is shown; empty: there is none. */
const shownOf = (claim: unknown): string => (typeof claim === 'string' ? cleanLine(claim).slice(0, 200) : '')

/** Imported at the first sign-in through the provider, to keep the start fast. */
const library = () => import('openid-client')

/** The identity asserted by the provider. */
export interface Claims {
  readonly issuer: string
  readonly subject: string
  /** Null: absent, unverified, or not used to match accounts. */
  readonly verifiedEmail: string | null
  /** The claim named by OIDC_ACCOUNT_CLAIM; null: absent. */
  readonly account: string | null
  /** A display name. */
  readonly label: string
}

/** The organisation's provider: builds authorization requests and validates callbacks. */
export interface Provider {
  /** The authorization URL of a ceremony. @throws Refusal `oidc.unreachable` */
  addressOf(secret: string, callback: string, languageTag: string): Promise<string>
  /** The identity behind a callback address. @throws Refusal `oidc.denied`, `oidc.failed`, `oidc.unreachable` */
  claimsOf(secret: string, returned: URL): Promise<Claims>
}

/** The error at the provider, for the log. */
type Note = (error: unknown) => void

export function createProvider(settings: OidcSettings, clock: Clock, note: Note): Provider {
  let known: { readonly configuration: Promise<Configuration>; readonly until: number } | null = null

  const configurationNow = async (): Promise<Configuration> => {
    const now = clock.now().getTime()
    if (known === null || known.until <= now) known = { configuration: discover(settings), until: now + KNOWN_FOR_MS }
    try {
      return await known.configuration
    } catch (error) {
      // Failures are not cached.
      known = null
      note(error)
      throw new Refusal('oidc.unreachable')
    }
  }

  return {
    async addressOf(secret, callback, languageTag) {
      const configuration = await configurationNow()
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library()
      const address = buildAuthorizationUrl(configuration, {
        redirect_uri: callback,
        scope: 'openid profile email',
        code_challenge: await calculatePKCECodeChallenge(valueOf(secret, 'verifier')),
        code_challenge_method: 'S256',
        state: valueOf(secret, 'state'),
        nonce: valueOf(secret, 'nonce'),
        ui_locales: languageTag,
      })
      return address.href
    },

    async claimsOf(secret, returned) {
      if (returned.searchParams.get('state') !== valueOf(secret, 'state')) throw new Refusal('oidc.failed')
      const refused = returned.searchParams.get('error')
      if (refused !== null) {
        note(`${refused}: ${returned.searchParams.get('error_description') ?? ''}`.slice(0, 300))
        throw new Refusal(refused === 'access_denied' ? 'oidc.denied' : 'oidc.failed')
      }
      const configuration = await configurationNow()
      const { authorizationCodeGrant } = await library()
      const tokens = await authorizationCodeGrant(configuration, returned, {
        pkceCodeVerifier: valueOf(secret, 'verifier'),
        expectedState: valueOf(secret, 'state'),
        expectedNonce: valueOf(secret, 'nonce'),
        idTokenExpected: true,
      }).catch((error: unknown) => {
        note(error)
        throw new Refusal(isUnreachable(error) ? 'oidc.unreachable' : 'oidc.failed')
      })
      const claims = tokens.claims()
      if (claims === undefined) throw new Refusal('oidc.failed')
      const { iss: issuer, sub: subject, email, name } = claims
      const account = settings.accountClaim === null ? null : (claims[settings.accountClaim] ?? null)
      return {
        issuer,
        subject,
        // With an account claim, the e-mail is not used.
        verifiedEmail:
          settings.accountClaim === null && typeof email === 'string' && claims.email_verified === true ? email : null,
        account: typeof account === 'string' && account !== '' ? account : null,
        label: [email, name].map(shownOf).find((one) => one !== '') ?? subject,
      }
    },
  }
}

/**
 * Signatures are verified even though the token comes over a direct connection, which may be plain on the same machine.
 */
async function discover({ issuer, clientId, clientSecret }: OidcSettings): Promise<Configuration> {
  // oxlint-disable-next-line typescript/no-deprecated -- it is marked so that it stands out, not because it goes
  const { ClientSecretBasic, ClientSecretPost, None, allowInsecureRequests, discovery, enableNonRepudiationChecks } =
    await library()
  /** The client secret in a header, OAuth's default; in the body for providers that support nothing else. */
  const secretOf =
    (secret: string): ClientAuth =>
    (server, ...rest) => {
      const taken = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
      const way = taken.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost
      way(secret)(server, ...rest)
    }
  return discovery(new URL(issuer), clientId, {}, clientSecret === null ? None() : secretOf(clientSecret), {
    timeout: PATIENCE,
    // The settings allow plain http for loopback and outside production only.
    execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
  })
}

/** A provider that is unreachable, times out, or answers 5xx. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof TypeError || ('code' in error && error.code === 'OAUTH_TIMEOUT')) return true
  const { cause } = error
  return cause instanceof Response ? cause.status >= 500 : cause instanceof Error && isUnreachable(cause)
}
