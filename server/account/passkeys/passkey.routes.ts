import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from '#api/account/passkey.contract.ts'
import { CEREMONY_LIFETIME_MS } from '../ceremonies.ts'
import { PASSKEY_COOKIE, browserOf, cookieOf, setHiddenCookie, setSessionCookies } from '#server/session/cookies.ts'
import type { Serve } from '#server/http/serve.ts'
import { portalNameIn } from '#server/portal-names.ts'
import { passkeysOf, remove, rename } from './passkeys.ts'
import { beginRegistration, register } from './registration.ts'
import { relyingPartyOf } from './relying-party.ts'
import { beginSignIn, signInWith } from './sign-in.ts'
import type { Portal } from '../../portal.ts'

/** Sign-in with passkeys, and the user's own passkeys. */
export function passkeyRoutes(serve: Serve, portal: Portal): void {
  const { db, settings } = portal

  serve(
    beginPasskeySignIn,
    async (_payload, { request, reply, now }) => {
      const { options, secret } = await beginSignIn(
        portal,
        relyingPartyOf(request, settings),
        cookieOf(request, PASSKEY_COOKIE),
        now,
      )
      setHiddenCookie(reply, settings, PASSKEY_COOKIE, secret, CEREMONY_LIFETIME_MS)
      return options
    },
    { limit: 'signIn' },
  )

  serve(
    signInByPasskey,
    async ({ credential }, { request, reply, now }) => {
      const cookie = cookieOf(request, PASSKEY_COOKIE)
      setHiddenCookie(reply, settings, PASSKEY_COOKIE, '', 0)
      const { ticket, lifetime } = await signInWith(portal, {
        ...browserOf(request, settings),
        credential,
        party: relyingPartyOf(request, settings),
        cookie,
        now,
      })
      setSessionCookies(reply, settings, ticket, lifetime)
      return { authenticated: true as const }
    },
    { limit: 'signIn' },
  )

  serve(listPasskeys, async (_payload, { signedIn }) => ({ list: await passkeysOf(db, signedIn().userId) }))

  serve(
    beginPasskey,
    async ({ password }, { request, reply, signedIn, language, now }) => {
      const party = relyingPartyOf(request, settings)
      const portalName = portalNameIn(portal.names.current(), language)
      const before = cookieOf(request, PASSKEY_COOKIE)
      const { options, secret } = await beginRegistration(portal, {
        caller: signedIn(),
        password,
        party,
        portalName,
        before,
        now,
      })
      setHiddenCookie(reply, settings, PASSKEY_COOKIE, secret, CEREMONY_LIFETIME_MS)
      return options
    },
    { limit: 'code' },
  )

  serve(
    addPasskey,
    async ({ name, credential }, { request, reply, signedIn, now }) => {
      const cookie = cookieOf(request, PASSKEY_COOKIE)
      const kept = await register(portal, {
        caller: signedIn(),
        name,
        credential,
        party: relyingPartyOf(request, settings),
        cookie,
        now,
      })
      setHiddenCookie(reply, settings, PASSKEY_COOKIE, '', 0)
      return kept
    },
    { limit: 'code' },
  )

  serve(renamePasskey, ({ passkeyID, name }, { signedIn }) => rename(db, signedIn().userId, passkeyID, name))

  serve(removePasskey, async ({ passkeyID }, { signedIn }) => {
    await remove(portal, signedIn().userId, passkeyID)
    return { passkeyID }
  })
}
