import { createActor, fromPromise } from 'xstate'

import { sessionAddress } from '#api/session/addresses.ts'
import * as basic from '#api/dictionary/dictionary.service.ts'
import { fileAddress } from '#api/file/file.service.ts'
import { language, loadAreas, texts } from '#i18n/texts.ts'
import { pageChangeFlow } from '#machines/shell/page-change.flow.ts'
import { placesFlow } from '#machines/kit/places.flow.ts'
import { provide } from '#machines/kit/services.ts'

import { currentAddress, navigate, onAddressChange } from '#browser/address.ts'
import { startApplication } from './application-actor.ts'
import { filmDuration } from '#browser/film-duration.ts'
import { once } from './once.ts'
import { startSignals } from '#app/message/signals.ts'
import { provideAdministration } from '#app/administration/flows.ts'
import { keptForms } from '#app/kit/kept-form.ts'
import { forgetWritten } from './forget-written.ts'
import { createSession, languageReady, userKnown } from './session-actor.ts'
import { createSurroundings, endLocally } from './surroundings.ts'
import { createScrollPlaces } from '#browser/scroll-places.ts'
import { createTrail } from '#browser/trail.ts'
import { inAdministration, wantedPage } from '#browser/wanted-page.ts'
import type { Administration } from './context/administration-context.ts'
import { loadView, viewOf } from '#views/administration/section-views.ts'
import { showToast } from '#views/kit/toast/toasts.tsx'

/** The composition root of the administration, a separate page for staff. */
export function startAdministration(page: Window): Administration {
  const wanted = wantedPage(page)
  const toSignIn = () => page.location.assign(`/#${sessionAddress('login')}`)
  /** Signing in leads back to the page: everybody, or the person who had it open. */
  const toSignInHere = (person: string | null) => {
    wanted.keep(inAdministration(currentAddress()))
    wanted.belongTo(person)
    toSignIn()
  }
  const toCheck = () => {
    wanted.keep(inAdministration(currentAddress()))
    page.location.assign(`/#${sessionAddress('validPhone')}`)
  }
  const { settings, store, transport } = createSurroundings(page, (event) => session.send(event))
  const session = createSession(transport, store, settings)
  /** Who was signed in last; when a session ends by itself, the store is emptied before that is told. */
  let lastPerson = store.get('userId')
  const places = createActor(placesFlow, { input: { address: currentAddress() } })
  const trail = createTrail(page)
  const application = startApplication(page)
  const flows = provideAdministration(
    transport,
    keptForms(store, () => userKnown(session)),
  )
  const signals = startSignals(transport)
  const waiting = createActor(flows.deskCount, { input: { id: '' } })
  /** Somebody else is signed in now, to whom this page is not shown any more. */
  let isOthers = false
  const hasUnsaved = () => !isOthers && places.getSnapshot().context.hasUnsaved

  session.on('signedOut', ({ notice }) => {
    const who = store.get('userId')
    endLocally(page, store)
    // Unsaved input survives the end of the session: staff can sign in in another tab and save it.
    if (hasUnsaved() && notice !== 'signedOut') showToast('info', texts().signIn.expired())
    else if (notice === 'expired') toSignInHere(lastPerson)
    else if (notice === 'endedElsewhere' || who === null) toSignIn()
    else
      forgetWritten(who)
        .catch(() => undefined)
        .finally(toSignIn)
  })
  session.on('checkRequired', () => {
    store.set('validPhone', '2')
    if (hasUnsaved()) showToast('info', texts().signIn.expired())
    else toCheck()
  })
  places.on('restored', () => trail.takeBack())
  places.on('renamed', ({ address }) => trail.rename(address))
  places.on('gone', ({ address }) => navigate(address))
  places.on('signedOut', () => session.send({ type: 'signOut.requested' }))
  places.on('languageChosen', ({ code }) => {
    store.set('lang', code) // [LOCALE-08]
    page.location.reload()
  })
  // What is written is kept for its person.
  session.subscribe(({ context: { user } }) => {
    if (user === null) return
    isOthers = lastPerson !== null && lastPerson !== user.userId
    lastPerson = user.userId
    store.set('userId', user.userId)
    // What is not saved survived the end of its person's session, in case that person had come back.
    if (isOthers) page.location.reload()
  })
  // Only who decides on something is asked about it; the entry of the navigation says who does.
  let isFollowed = false
  session.subscribe((snapshot) => {
    const { menu } = snapshot.context
    signals.send({ type: snapshot.matches('signedIn') ? 'session.began' : 'session.ended' })
    if (isFollowed || !menu.some(({ menuCode }) => menuCode === 'desk')) return
    isFollowed = true
    waiting.start()
  })
  signals.on('listDue', ({ kind }) => {
    if (kind === 'notice' && isFollowed) waiting.send({ type: 'item.reloaded' })
  })
  onAddressChange(() => {
    const address = currentAddress()
    places.send({ type: 'address.changed', address })
    if (places.getSnapshot().context.shown === address) trail.settle()
  })
  page.addEventListener('beforeunload', (event) => {
    if (hasUnsaved()) event.preventDefault()
  })
  store.watch('token', (token) => session.send({ type: token === null ? 'token.vanished' : 'token.appeared' }))
  // [LOCALE-08] The language was changed in another tab of the portal.
  store.watch('lang', (chosen) => {
    if (chosen !== null && chosen !== language().code && !hasUnsaved()) page.location.reload()
  })

  const known = languageReady(session).then(() => {
    const { tag, dir } = language()
    page.document.documentElement.lang = tag
    page.document.documentElement.dir = dir
    if (session.getSnapshot().matches('anonymous')) toSignInHere(null)
    if (session.getSnapshot().matches('halfway')) toCheck()
  })
  /** Loads all parts of the page at an address. */
  const fetchParts = async (address: string): Promise<void> => {
    await Promise.all([
      known,
      loadAreas([
        'administration',
        'broadcast',
        'bulkImport',
        'course',
        'desk',
        'department',
        'dictionary',
        'exam',
        'managedExam',
        'evaluation',
        'handIn',
        'organisation',
        'overview',
        'homework',
        'managedQuestionnaire',
        'managedTask',
        'questionnaireResults',
        'marking',
        'news',
        'person',
        'publication',
        'question',
        'questionnaire',
        'record',
        'roster',
        'sheet',
        'shell',
        'file',
        'centre',
        'class',
        'managedClass',
        'registration',
        'leave',
        'live',
        'timetable',
      ]),
      loadView(viewOf(address)),
    ])
  }
  const pageChange = createActor(
    provide(pageChangeFlow, {
      actors: { fetchParts: fromPromise(({ input }) => fetchParts(input.target?.fullPath ?? '/')) },
    }),
  )
  let visited = 0
  places.subscribe(({ context: { shown, visit } }) => {
    // A renamed page is kept.
    if (visit === visited) return
    visited = visit
    pageChange.send({ type: 'page.admitted', target: { name: viewOf(shown) ?? '', fullPath: shown, isPublic: false } })
  })

  pageChange.start()
  places.start()
  session.start()
  return {
    session,
    places,
    pageChange,
    scrollPlaces: createScrollPlaces(page),
    application,
    flows,
    waiting,
    signals,
    durationOf: (fileID) => filmDuration(fileAddress(transport, fileID)),
    languages: once(() => Promise.resolve(flows.languages)),
    keptReasons: async () => (await import('./kit/kept-reasons.ts')).keptReasons(store),
    chooseLanguage: (code) => {
      // Choosing the current language needs no reload, which would lose unsaved input.
      if (code === language().code) store.set('lang', code)
      else places.send({ type: 'language.chosen', code })
    },
    reportError: (error) => {
      basic.reportError(transport, error, '/admin').catch(() => undefined)
    },
  }
}
