import { createActor, fromPromise, waitFor, type ActorRefFrom } from 'xstate'

import type { MenuItem } from '#api/session/user.contract.ts'
import * as basic from '#api/dictionary/dictionary.service.ts'
import * as classes from '#api/class/class.service.ts'
import type { Transport } from '#api/kit/transport.ts'
import * as user from '#api/session/user.service.ts'
import { languageOf, type LanguageCode } from '#i18n/locales.ts'
import { loadTexts } from '#i18n/texts.ts'
import { sessionFlow, type SessionFlow } from '#machines/session/session.flow.ts'

import type { PortalSettings } from './portal-settings.ts'
import { keepToken } from './surroundings.ts'
import { isCheckPending, type LocalStore } from '#browser/storage.ts'

const furtherWays = () => import('./further-ways-in.ts')

/** The session with its services, not started yet; the portal and the administration each have one. */
export function createSession(
  transport: Transport,
  store: LocalStore,
  settings: PortalSettings,
): ActorRefFrom<SessionFlow> {
  return createActor(
    sessionFlow.provide({
      actors: {
        loadSupportedLanguages: fromPromise<readonly LanguageCode[]>(() => basic.getSupportLanguage(transport)),
        loadLanguage: fromPromise(async ({ input }) => {
          await loadTexts(input.language)
          return input.language
        }),
        checkCaptcha: fromPromise(async ({ input }) => {
          const reply = await user.validateCaptcha(transport, input.captcha)
          if (reply.ok) return { verdict: reply.data ? 'right' : 'wrong', failure: null }
          const { reason, message } = reply.problem
          const isWrong = reason === 'signIn.wrongCaptcha' || reason === 'signIn.captchaExpired'
          return {
            verdict: isWrong ? 'wrong' : 'unknown',
            failure: { reason: reason ?? 'signIn.captchaCheckFailed', message },
          }
        }),
        signIn: fromPromise(({ input }) => user.signIn(transport, input)),
        askPasskey: fromPromise(async ({ signal }) => (await furtherWays()).askPasskey(transport, signal)),
        verifyPasskey: fromPromise(async ({ input: { passkey } }) => {
          if (passkey === null) return
          await (await furtherWays()).signInByPasskey(transport, passkey)
          // The answer to a POST leaves no token.
          keepToken(document, store)
        }),
        beginAtProvider: fromPromise(async () => (await furtherWays()).beginOidcSignIn(transport)),
        signOut: fromPromise(() => user.signOut(transport)),
        loadUser: fromPromise(() => user.getCurrentUser(transport)),
        loadScope: fromPromise<readonly MenuItem[]>(() => user.listScope(transport)),
        loadCurrentClasses: fromPromise<readonly string[]>(async () => {
          const ids = await classes.getCurrentClasses(transport)
          store.set('currentClasses', JSON.stringify(ids)) // [CLASS-06]
          return ids
        }),
      },
    }),
    {
      input: {
        storedLanguage: languageOf(store.get('lang'))?.code ?? null,
        hasToken: store.get('token') !== null,
        isCheckPending: isCheckPending(store),
        browserLanguages: settings.startLanguage === 'browser' ? navigator.languages : null,
        passwordMax18: settings.passwordMax18,
      },
    },
  )
}

/** Resolves once the session has found and loaded its language. */
export async function languageReady(session: ActorRefFrom<SessionFlow>): Promise<void> {
  await waitFor(session, (snapshot) => !snapshot.hasTag('starting'))
}
