import { createActor, fromPromise } from 'xstate'

import * as basic from '#api/service/basic.ts'
import * as message from '#api/service/message.ts'
import { language, texts } from '#i18n/texts.ts'
import { listFlow, type Page, type PageRequest } from '#machines/flows/list.ts'

import { createSession, languageReady } from './session-actor.ts'
import { keptSkin } from './skin.ts'
import { createSurroundings, endLocally } from './surroundings.ts'
import type { Administration } from './views/outbox/administration.tsx'

/** The composition root of the administration, a page of its own for staff. */
export function startAdministration(page: Window): Administration {
  const toSignIn = () => page.location.assign('/#/')
  const { settings, store, transport } = createSurroundings(page, () => session.send({ type: 'session.lost' }))
  const session = createSession(transport, store, settings)
  session.on('signedOut', () => {
    endLocally(page, store)
    toSignIn()
  })
  store.watch('token', (token) => session.send({ type: token === null ? 'token.vanished' : 'token.appeared' }))
  const outbox = createActor(
    listFlow.provide({
      actors: {
        loadPage: fromPromise<Page<unknown>, PageRequest>(async ({ input: { page, size } }) => {
          await languageReady(session)
          return message.listOutbox(transport, { page, size })
        }),
      },
    }),
    { input: { size: 20 } },
  )
  session.start()
  void languageReady(session).then(() => {
    const { tag, dir } = language()
    page.document.documentElement.lang = tag
    page.document.documentElement.dir = dir
    page.document.title = `${texts().title.outbox()} · ${texts().portal.name()}`
    if (session.getSnapshot().matches('anonymous')) toSignIn()
    else outbox.start()
  })
  return {
    session,
    outbox,
    skin: keptSkin(page.document),
    reportError: (error) => {
      basic.reportError(transport, error, '/admin').catch(() => undefined)
    },
  }
}
