import { createActor } from 'xstate'
import * as z from 'zod/mini'

import type { Problem } from '#api/kit/problem.ts'
import { createTransport, type Transport } from '#api/kit/transport.ts'
import { languageOf } from '#i18n/locales.ts'
import { reasonText } from '#i18n/reason.ts'
import { language, texts } from '#i18n/texts.ts'
import { requestLockFlow } from '#machines/kit/request-lock.flow.ts'

import { cookieOf } from '#browser/cookies.ts'
import { readPortalSettings } from './portal-settings.ts'
import '#browser/random-uuid.ts'
import { createLocalStore, type LocalStore } from '#browser/storage.ts'
import { showToast } from '#views/kit/toast/toasts.tsx'

/** The portal's Content-Security-Policy forbids `new Function`, with which zod compiles its parsers. */
z.config({ jitless: true })

/** Settings, storage and transport of a page, shared by the portal and the administration. */
export function createSurroundings(
  page: Window,
  tell: (event: { readonly type: 'session.lost' | 'check.required' }) => void,
) {
  const settings = readPortalSettings(page.document)
  const store = createLocalStore(page)
  // After a redirect from the organisation's provider there is a session, but no response with a token yet.
  if (store.get('token') === null) keepToken(page.document, store)
  const lock = createActor(requestLockFlow).start()
  const transport: Transport = createTransport({
    base: '/',
    // Until a language is loaded, the stored one is being loaded.
    language: () => languageOf(store.get('lang'))?.code ?? language().code,
    cookies: () => page.document.cookie,
    token: () => store.get('token'),
    storeToken: (token) => store.set('token', token),
    lock: (path, id) => {
      lock.send({ type: 'post.requested', path, id })
      return lock.getSnapshot().context.inFlight[path] === id
    },
    ended: (path, id) => lock.send({ type: 'post.ended', path, id }),
    notify: showProblem,
    permission: settings.permission,
    sessionLost: () => {
      endLocally(page, store)
      transport.cancelAll()
      lock.send({ type: 'session.lost' })
      tell({ type: 'session.lost' })
    },
    checkRequired: () => tell({ type: 'check.required' }),
  })
  return { settings, store, transport }
}

/** [ERROR-01, ERROR-03, ERROR-04] The server's message, or the transport error. */
function showProblem(problem: Problem): void {
  if (problem.kind === 'cancelled') return
  showToast('error', problem.message || reasonText(texts(), problem.reason ?? 'request.failed'))
}

/** [HTTP-08] Keeps the session's token, which a cookie holds for the length of the session (gap GAP-41). */
export function keepToken(page: Document, store: LocalStore): void {
  const token = cookieOf(page, 'XSRF-TOKEN')
  if (token !== null) store.set('token', token)
}

/** [SESSION-05, SESSION-07] */
export function endLocally(page: Window, store: LocalStore): void {
  store.clearExceptLanguage()
  try {
    page.sessionStorage.clear()
  } catch {
    // Blocked session storage has nothing to clear.
  }
}
