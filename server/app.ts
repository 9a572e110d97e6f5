import fastifyCookie from '@fastify/cookie'
import fastify, { LogController } from 'fastify'
import type { FastifyInstance } from 'fastify'
import { maxHeaderSize } from 'node:http'
import { resolve } from 'node:path'
import { newAnswer } from '#server/session/captcha/challenge.ts'
import { systemClock } from './clock.ts'
import type { Clock } from './clock.ts'
import { createEffects } from '#server/commands/effects.ts'
import type { Database } from '#server/database/open.ts'
import { createReporter } from '#server/errors/reporter.ts'
import type { ErrorService } from '#server/errors/reporter.ts'
import { createFileStore } from '#server/file/store.ts'
import { serveApiDocs } from '#server/http/api-docs.ts'
import { trusted } from '#server/http/proxies.ts'
import { acceptBodies } from '#server/http/body.ts'
import { serveHealth } from '#server/http/health.ts'
import { leavingOf } from '#server/http/leaving.ts'
import type { Leaving } from '#server/http/leaving.ts'
import { serveManifest } from '#server/http/manifest.ts'
import { servePages } from '#server/http/pages.ts'
import { answerProblems, answerUnreadable, answerUnroutable } from '#server/http/problems.ts'
import { defaultLimits, limitIn, secure } from '#server/http/security.ts'
import type { Limits } from '#server/http/security.ts'
import { serving } from '#server/http/serve.ts'
import type { Serve } from '#server/http/serve.ts'
import { installationSecret } from './installation.ts'
import { serveCalendar } from '#server/agenda/serve-calendar.ts'
import { serveLive } from '#server/live/serve-live.ts'
import { createLog, logRequests, requestIds } from './logger.ts'
import type { Log, LogSettings } from './logger.ts'
import { portalNames } from '#server/portal-names.ts'
import { createOutbox } from '#server/outbox/outbox.ts'
import type { Senders } from '#server/outbox/outbox.ts'
import { sendersOf } from '#server/outbox/senders.ts'
import type { NewAnswer, Portal } from './portal.ts'
import { secureRandom } from './random.ts'
import type { Random } from './random.ts'
import { meetings } from './meetings.ts'
import { allParts, declaredCalls, recordKinds } from './parts.ts'
import { serveOidcCallback } from '#server/account/oidc/oidc.routes.ts'
import { owaspCost } from '#server/session/password.ts'
import type { HashCost } from '#server/session/password.ts'
import type { Settings } from './settings.ts'
import { createSignals } from '#server/signal/signals.ts'

/** The parts of the portal. Everything but settings and database defaults to the production implementation. */
export interface AppParts {
  settings: Settings
  database: Database
  clock?: Clock
  random?: Random
  newAnswer?: NewAnswer
  hashCost?: HashCost
  senders?: Senders
  errorService?: ErrorService | null
  log?: LogSettings
  limits?: Limits
  /** The folder of the built browser app. */
  webRoot?: string
  /** Whether answers are validated against their contracts; in tests and development. */
  checkAnswers?: boolean
  /** Further calls, served like the portal's own. */
  more?: (serve: Serve, portal: Portal) => void
}

export interface App {
  readonly http: FastifyInstance
  readonly portal: Portal
  readonly log: Log
  readonly leaving: Leaving
}

const BODY_LIMIT = 256 * 1024
const DIST = resolve(import.meta.dirname, '../dist')

/** Assembles the portal; the caller closes the database. It does not listen yet. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { settings, database: db, clock = systemClock, limits = defaultLimits } = parts
  const log = createLog(parts.log ?? { level: 'info' })
  const http = fastify({
    logger: log.options,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    // No child logger per request: it costs more than most requests; lines name the request themselves.
    childLoggerFactory: (logger) => logger,
    trustProxy: trusted(settings),
    bodyLimit: BODY_LIMIT,
    // The maximum length of an address: path parameters are validated by the contract, in the caller's language.
    routerOptions: { maxParamLength: maxHeaderSize },
    exposeHeadRoutes: false,
    // Long enough for an upload of 10 MB at 300 kbit/s; the headers get less.
    requestTimeout: 300_000,
    http: { headersTimeout: 30_000 },
    keepAliveTimeout: 72_000,
    // What arrives while the last connections are being closed is still served.
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: answerUnroutable,
  })
  const logger = http.log
  const leaving = leavingOf(http)
  const senders = parts.senders ?? sendersOf(settings)
  const signals = createSignals({ db, databaseUrl: settings.databaseUrl, clock, logger })
  const portal: Portal = {
    settings,
    db,
    clock,
    random: parts.random ?? secureRandom,
    newAnswer: parts.newAnswer ?? newAnswer,
    hashCost: parts.hashCost ?? owaspCost,
    outbox: createOutbox({ db, clock, senders, logger }),
    effects: createEffects({ db, clock, kinds: recordKinds, meetings, signals, logger }),
    files: createFileStore(settings.filesUrl),
    reporter: createReporter({ db, clock, logger, service: parts.errorService ?? null }),
    signals,
    logger,
    kinds: recordKinds,
    waiting: allParts.flatMap(({ waiting = [] }) => waiting),
    mayFetch: allParts.flatMap(({ mayFetch = [] }) => mayFetch),
    names: await portalNames(db, logger),
    secret: await installationSecret(db),
  }

  await secure(http, settings, limits)
  await http.register(fastifyCookie, { hook: false })
  acceptBodies(http)
  answerProblems(http, portal)
  logRequests(http, log)
  const serve = serving(http, portal, { limitOf: limitIn(limits), checkAnswers: parts.checkAnswers ?? false })
  for (const { routes = [] } of allParts) for (const serveThem of routes) serveThem(serve, portal)
  parts.more?.(serve, portal)
  serveLive(http, portal)
  serveCalendar(http, portal, limits)
  serveOidcCallback(http, portal, limits)
  serveHealth(http, db, leaving)
  await serveApiDocs(http, portal, declaredCalls)
  serveManifest(http, portal)
  await servePages(http, portal, {
    webRoot: parts.webRoot ?? DIST,
    addresses: allParts.flatMap(({ addresses = {} }) => Object.values(addresses)),
  })

  http.addHook('preClose', (done) => {
    // Closes keep-alive connections after their last answer; otherwise the stop would wait for them.
    http.server.keepAliveTimeout = 1
    portal.signals.end()
    done()
  })
  http.addHook('onClose', async () => {
    // Effects may still send signals, so the signals close last.
    await portal.effects.settled()
    await Promise.all([portal.outbox.settled(), portal.reporter.settled(), portal.signals.close()])
    for (const sender of Object.values(senders)) sender?.close()
    portal.files.close()
    log.flush()
  })
  return { http, portal, log, leaving }
}
