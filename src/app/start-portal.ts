import { createActor, fromPromise } from 'xstate'

import { homeAddress } from '#api/home/addresses.ts'
import { sessionAddress } from '#api/session/addresses.ts'
import * as user from '#api/session/user.contract.ts'
import { md5Of } from '#api/session/user.service.ts'
import * as basic from '#api/dictionary/dictionary.service.ts'
import * as file from '#api/file/file.service.ts'
import { language, texts } from '#i18n/texts.ts'
import type { Target } from '#machines/session/guard.flow.ts'
import { pageChangeFlow } from '#machines/shell/page-change.flow.ts'
import { provide } from '#machines/kit/services.ts'

import { currentAddress, navigate, onAddressChange, renameAddress, splitAddress } from '#browser/address.ts'
import { startApplication } from './application-actor.ts'
import { sourceOf } from './source-of.ts'
import { firstChildOf, routeOf } from './route-table.ts'
import { browserChoice } from '#browser/browser-choice.ts'
import { deviceOf, isInstalledApp } from '#browser/device.ts'
import { linkManifest, watchInstallation } from '#app/entry/installation.ts'
import { once } from './once.ts'
import { pageParts } from './page-parts.ts'
import { canUsePasskeys } from '#browser/passkey-support.ts'
import { createGuard } from './guard-actor.ts'
import { createSession, languageReady, userKnown } from './session-actor.ts'
import { createShownLists } from './shown-lists.ts'
import { declared, flowsOf } from './parts.ts'
import { createScrollPlaces } from '#browser/scroll-places.ts'
import { isCheckPending } from '#browser/storage.ts'
import { isInAdministration, wantedPage } from '#browser/wanted-page.ts'
import { createSurroundings, endLocally } from './surroundings.ts'
import type { Portal } from '#app/context/portal-context.ts'
import { storedClasses } from '#browser/stored-classes.ts'
import { showToast } from '#views/kit/toast/toasts.tsx'
import { tellFormRefused } from '#views/kit/toast/use-form-refused.ts'

/** [CONST-09] Milliseconds. */
const WARNING_DURATION = 2000

/** The composition root: provides actors with services, connects them, and starts them. */
export function startPortal(page: Window): Portal {
  const { settings, store, transport } = createSurroundings(page, (event) => session.send(event))

  const device = deviceOf(page.navigator)
  const installation = watchInstallation(page)
  const inBrowser = browserChoice(page.document)
  const isAppDevice = () => device !== 'desktop' && !isInstalledApp(page) && !inBrowser.isMade()

  const session = createSession(transport, store, settings)

  const wantedBefore = wantedPage(page)
  const guard = createGuard(transport, store, wantedBefore, () => languageReady(session))

  const application = startApplication(page)

  const shownLists = createShownLists()
  const flows = flowsOf({ page, transport, store, session, installation, device, routes: declared })

  const fetchParts = pageParts(flows)
  const pageChange = createActor(
    provide(pageChangeFlow, {
      actors: { fetchParts: fromPromise(({ input }) => fetchParts(input.target?.fullPath ?? '/')) },
      actions: { renameAddress: (_, names) => renameAddress(names) },
    }),
  )

  let announced: Target | null = null

  const visit = () => {
    const fullPath = currentAddress()
    // A bare parent is replaced by its first child for guard, visit record and title.
    const child = firstChildOf(fullPath)
    if (child !== null) {
      navigate(child, { replace: true })
      return
    }
    const { path } = splitAddress(fullPath)
    const { name, isPublic } = routeOf(path)
    // Loaded in parallel with the guard.
    fetchParts(fullPath).catch(() => undefined)
    guard.send({
      type: 'navigation.requested',
      target: { name, fullPath, isPublic },
      hasToken: store.get('token') !== null,
      isCheckPending: isCheckPending(store),
      isAppDevice: isAppDevice(),
    })
    application.send({ type: 'page.opened', path, title: name })
  }

  /** Who was signed in last; when a session ends by itself, the store is emptied before that is told. */
  let lastPerson = store.get('userId')
  /** Whether what was wanted was open to somebody else, whose session ended here. */
  const isOthers = async (): Promise<boolean> => {
    const of = wantedBefore.read()?.of ?? null
    if (of === null) return false
    await userKnown(session)
    return session.getSnapshot().context.user?.userId !== of
  }
  /** [SESSION-04] Home, unless a page was asked for before. */
  const enter = async () => {
    const { wanted } = guard.getSnapshot().context
    const isGone = await isOthers()
    const isElsewhere = wanted !== null && isInAdministration(wanted)
    if (isGone || isElsewhere) guard.send({ type: 'session.ended', isExpired: false })
    if (isElsewhere && !isGone) page.location.assign(wanted)
    else navigate(isGone ? homeAddress('index') : (wanted ?? homeAddress('index')), { replace: true })
  }
  session.on('signedIn', () => void enter())
  session.on('checkRequired', () => {
    store.set('validPhone', '2')
    guard.send({ type: 'session.ended', isExpired: true })
    navigate(sessionAddress('validPhone'), { replace: true }) // [ROUTE-06]
  })
  session.on('checkPassed', () => {
    store.set('validPhone', '1')
    void enter()
  })
  session.on('signedOut', ({ notice }) => {
    // Who has opened public pages alone is not in the store yet.
    const who = person ?? store.get('userId')
    endLocally(page, store)
    if (notice === 'signedOut' && who !== null)
      import('./forget-written.ts').then(({ forgetWritten }) => forgetWritten(who)).catch(() => undefined)
    shownLists.forget()
    guard.send({ type: 'session.ended', isExpired: notice === 'expired' })
    if (notice === 'expired') wantedBefore.belongTo(lastPerson)
    const LL = texts()
    if (notice === 'signedOut') showToast('success', LL.portal.signedOut())
    else showToast('info', notice === 'expired' ? LL.signIn.expired() : LL.signIn.endedElsewhere())
    navigate(sessionAddress('login'))
  })
  session.on('left', ({ address }) => page.location.assign(address))
  session.on('formRefused', tellFormRefused)
  guard.subscribe(({ context: { admitted } }) => {
    if (admitted === null || admitted === announced) return
    announced = admitted
    pageChange.send({ type: 'page.admitted', target: admitted })
  })
  guard.on('redirected', ({ path }) => navigate(path, { replace: true }))
  guard.on('userFetched', ({ user: fetched }) => session.send({ type: 'user.fetched', user: fetched }))
  guard.on('passwordJudged', ({ weak }) => session.send({ type: 'password.judged', weak }))
  store.watch('token', (token) => session.send({ type: token === null ? 'token.vanished' : 'token.appeared' }))
  onAddressChange(visit)

  /** Once the page is drawn. What fails is tried again with the next page or network. */
  const sendLeftAnswers = async () => {
    if (person === null) return
    try {
      await (await flows.shell()).settled()
      await (await flows.leftAnswers())(person)
    } catch (error) {
      if (page.navigator.onLine) reportError(error)
    }
  }
  let person: string | null = null
  session.subscribe(({ context }) => {
    const { userId } = context.user ?? { userId: null }
    if (userId === person) return
    person = userId
    lastPerson = userId ?? lastPerson
    void sendLeftAnswers()
  })
  page.addEventListener('online', () => void sendLeftAnswers())

  const reportError = (error: unknown) => {
    basic.reportError(transport, error, currentAddress()).catch(() => undefined)
  }
  page.addEventListener('error', (event) => reportError(event.error ?? event.message))
  page.addEventListener('unhandledrejection', (event) => reportError(event.reason))

  const captchaAddress = (kind: 'picture' | 'audio', round: number) =>
    transport.address(user.drawCaptcha, { kind, _t: round.toString(36) })
  // Preloads the picture while the language is being detected; the form's own request is a cache hit.
  const isCaptchaNear = settings.captcha && store.get('token') === null && hasCaptcha() && !isAppDevice()
  const firstCaptchas = isCaptchaNear ? [Date.now()] : []
  for (const round of firstCaptchas) new Image().src = captchaAddress('picture', round)

  session.start()
  pageChange.start()
  guard.start()
  visit()
  void languageReady(session).then(() => linkManifest(page.document, language()))

  return {
    settings,
    session,
    guard,
    pageChange,
    application,
    reportError,
    flows,
    routes: declared,
    routeOf,
    sourceOf,
    languages: once(async () => (await flows.shell()).languages),
    shownLists,
    scrollPlaces: createScrollPlaces(page),
    canUsePasskeys: canUsePasskeys(page),
    captchaAddress,
    fileAddress: (fileID) => file.fileAddress(transport, fileID),
    storedClasses: () => storedClasses(store),
    setHomePage: async () => {
      const { setHomePage } = await import('#browser/favourites.ts')
      if (!setHomePage(page)) showToast('warning', texts().shell.homePageHint(), WARNING_DURATION)
    },
    addFavourite: async () => {
      const { addFavourite } = await import('#browser/favourites.ts')
      if (!addFavourite(page)) showToast('warning', texts().shell.favouriteHint(), WARNING_DURATION)
    },
    nextCaptcha: () => firstCaptchas.pop() ?? Date.now(),
    keptReasons: async () => (await import('./kit/kept-reasons.ts')).keptReasons(store),
    chooseLanguage: (code) => {
      store.set('lang', code) // [LOCALE-08]
      page.location.reload()
    },
    continueInBrowser: () => {
      inBrowser.make()
      navigate(sessionAddress('login'))
    },
    finishCheck: () => session.send({ type: 'check.passed' }),
    // What fails here is fetched again with the password.
    prepareSignIn: () => void md5Of('').catch(() => undefined),
    finishRetrieval: () => {
      // The server has ended all sessions of the account, this one included.
      session.send({ type: 'password.replaced' })
      navigate(sessionAddress('login'))
    },
  }
}

/** Whether the opened page starts with a captcha. */
const hasCaptcha = () => ['login', 'retrieve'].includes(routeOf(splitAddress(currentAddress()).path).name)
