import type { FastifyInstance, FastifyRequest } from 'fastify'
import { accountAddress } from '#api/account/addresses.ts'
import { homeAddress } from '#api/home/addresses.ts'
import { sessionAddress } from '#api/session/addresses.ts'
import { oidcRefusals } from '#api/account/oidc-refusal.ts'
import type { OidcRefusal } from '#api/account/oidc-refusal.ts'
import { beginIdentity, beginOidcSignIn, listIdentities, removeIdentity } from '#api/account/oidc.contract.ts'
import { CEREMONY_LIFETIME_MS } from '../ceremonies.ts'
import { browserOf, providerSecretOf, setProviderCookie, setSessionCookies } from '#server/session/cookies.ts'
import { Refusal } from '#server/answer/refusal.ts'
import { limitIn } from '#server/http/security.ts'
import type { Limits } from '#server/http/security.ts'
import type { Handling, Serve } from '#server/http/serve.ts'
import { identitiesOf, unlink } from './identities.ts'
import { createProvider } from './provider.ts'
import type { Provider } from './provider.ts'
import { comeBack, leaveFor } from './ways.ts'
import { requireOwner } from '../passkeys/fresh.ts'
import { relyingPartyOf } from '../passkeys/relying-party.ts'
import type { Portal } from '../../portal.ts'

/** The redirect URI, which must be registered with the provider. */
const CALLBACK = '/oidc/callback'

const providers = new WeakMap<Portal, Provider | null>()

/** The configured OIDC provider; null: none. */
function providerOf(portal: Portal): Provider | null {
  const known = providers.get(portal)
  if (known !== undefined) return known
  const { settings, clock, logger } = portal
  const made =
    settings.oidc &&
    createProvider(settings.oidc, clock, (error) => logger.warn({ err: error }, 'the OIDC provider failed'))
  providers.set(portal, made)
  return made
}

/** Sign-in through the organisation's provider, and the user's linked accounts. */
export function oidcRoutes(serve: Serve, portal: Portal): void {
  const { db, settings } = portal

  const leave = async (
    purpose: 'providerSignIn' | 'providerLink',
    { request, reply, caller, language, now }: Handling,
  ): Promise<{ address: string }> => {
    const provider = providerOf(portal)
    if (provider === null) throw new Refusal('oidc.off')
    const callback = `${relyingPartyOf(request, settings).origin}${CALLBACK}`
    const before = providerSecretOf(request, settings)
    const { address, secret } = await leaveFor(portal, provider, {
      purpose,
      caller,
      callback,
      languageTag: language.tag,
      before,
      now,
    })
    setProviderCookie(reply, settings, secret, CEREMONY_LIFETIME_MS)
    return { address }
  }

  serve(beginOidcSignIn, (_payload, handling) => leave('providerSignIn', handling), { limit: 'signIn' })

  serve(
    beginIdentity,
    async ({ password }, handling) => {
      if (settings.oidc === null) throw new Refusal('oidc.off')
      await requireOwner(portal, handling.signedIn(), password, handling.now)
      return leave('providerLink', handling)
    },
    { limit: 'code' },
  )

  serve(listIdentities, async (_payload, { signedIn }) => ({
    list: settings.oidc === null ? [] : await identitiesOf(db, signedIn().userId, settings.oidc.issuer),
  }))

  serve(removeIdentity, async ({ identityID }, { signedIn }) => {
    await unlink(portal, signedIn().userId, identityID)
    return { identityID }
  })
}

/**
 * The address that the provider sends browsers back to. It answers with a page of the portal, never with an error of
 * its own.
 */
export function serveOidcCallback(http: FastifyInstance, portal: Portal, limits: Limits): void {
  const { settings, clock, logger } = portal
  http.get(CALLBACK, { config: { rateLimit: limitIn(limits)('signIn') } }, async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    const secret = providerSecretOf(request, settings)
    setProviderCookie(reply, settings, '', 0)
    // One's own accounts at the provider are seen where passkeys are.
    let refusedAt = (refused: OidcRefusal): string => sessionAddress('login', { refused })
    let led: string
    try {
      const provider = providerOf(portal)
      if (provider === null) throw new Refusal('oidc.off')
      const came = await comeBack(
        portal,
        provider,
        { ...browserOf(request, settings), secret, returned: returnedTo(request, portal), now: clock.now() },
        (purpose) => {
          if (purpose === 'providerLink') refusedAt = (refused) => accountAddress('passkeys', { refused })
        },
      )
      if (came.did === 'signIn') setSessionCookies(reply, settings, came.ticket, came.lifetime)
      led = came.did === 'signIn' ? homeAddress('index') : accountAddress('passkeys', { linked: '1' })
    } catch (error) {
      if (!(error instanceof Refusal)) logger.error({ err: error }, 'a sign-in through the OIDC provider failed')
      led = refusedAt(refusalOf(error))
    }
    // A hash address of the portal.
    return reply.redirect(`/#${led}`, 302)
  })
}

const returnedTo = (request: FastifyRequest, { settings }: Portal): URL =>
  new URL(request.url, relyingPartyOf(request, settings).origin)

const refusalOf = (error: unknown): OidcRefusal =>
  (error instanceof Refusal ? oidcRefusals.find((one) => one === error.reason) : undefined) ?? 'oidc.failed'
