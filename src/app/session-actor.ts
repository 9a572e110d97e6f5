import { createActor, fromPromise, waitFor, type ActorRefFrom } from 'xstate'

import { getCurrentInfo } from '#api/class/current-classes.contract.ts'
import * as user from '#api/session/user.contract.ts'
import * as basic from '#api/dictionary/dictionary.service.ts'
import type { Transport } from '#api/kit/transport.ts'
import { signIn } from '#api/session/user.service.ts'
import { languageOf, type LanguageCode } from '#i18n/locales.ts'
import { loadTexts } from '#i18n/texts.ts'
import { provide } from '#machines/kit/services.ts'
import { sessionFlow, type SessionFlow } from '#machines/session/session.flow.ts'

import type { PortalSettings } from './portal-settings.ts'
import { keepToken } from './surroundings.ts'
import { isCheckPending, type LocalStore } from '#browser/storage.ts'

/** Milliseconds. */
const USER_PATIENCE = 5000

const furtherWays = () => import('./further-ways-in.ts')

/** The session with its services, not started; the portal and the administration have one each. */
export function createSession(
  transport: Transport,
  store: LocalStore,
  settings: PortalSettings,
): ActorRefFrom<SessionFlow> {
  return createActor(
    provide(sessionFlow, {
      actors: {
        loadSupportedLanguages: fromPromise<readonly LanguageCode[]>(() => basic.getSupportLanguage(transport)),
        loadLanguage: fromPromise(async ({ input }) => {
          await loadTexts(input.language, settings.names)
          return input.language
        }),
        checkCaptcha: fromPromise(async ({ input }) => {
          const reply = await transport.ask(user.validateCaptcha, { captcha: input.captcha })
          if (reply.ok) return { verdict: reply.data ? 'right' : 'wrong', failure: null }
          const { reason, message } = reply.problem
          if (reason === 'signIn.wrongCaptcha' || reason === 'signIn.captchaExpired')
            return { verdict: 'wrong', failure: { reason, message } }
          // [ERROR-09] Whatever else the server answers, the check has failed; only a wait is worth its own words.
          return { verdict: 'unknown', failure: reason === 'request.tooMany' ? { reason, message } : null }
        }),
        signIn: fromPromise(({ input }) => signIn(transport, input)),
        askPasskey: fromPromise(async ({ signal }) => (await furtherWays()).askPasskey(transport, signal)),
        verifyPasskey: fromPromise(async ({ input: { passkey } }) => {
          if (passkey === null) return
          await (await furtherWays()).signInByPasskey(transport, passkey)
          // The response to a POST carries no token.
          keepToken(document, store)
        }),
        beginAtProvider: fromPromise(async () => (await furtherWays()).beginOidcSignIn(transport)),
        signOut: fromPromise(async () => {
          await transport.send(user.signOut, {})
        }),
        loadUser: fromPromise(() => transport.send(user.getCurrentUser, {})),
        loadScope: fromPromise<readonly user.MenuItem[]>(() => transport.send(user.listScope, {})),
        loadCurrentClasses: fromPromise<readonly string[]>(async () => {
          const { currentClasses } = await transport.send(getCurrentInfo, {}) // [CALL-14]
          store.set('currentClasses', JSON.stringify(currentClasses)) // [CLASS-06]
          return currentClasses
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
        asksCaptcha: settings.captcha,
      },
    },
  )
}

/** Resolves once the session's language is detected and loaded. */
export async function languageReady(session: ActorRefFrom<SessionFlow>): Promise<void> {
  await waitFor(session, (snapshot) => !snapshot.hasTag('starting'))
}

/** Resolves once it is known who is signed in, or has failed to be. */
export async function userKnown(session: ActorRefFrom<SessionFlow>): Promise<void> {
  await waitFor(session, ({ context }) => context.user !== null, { timeout: USER_PATIENCE }).catch(() => undefined)
}
