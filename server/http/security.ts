import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '#server/answer/refusal.ts'
import type { Settings } from '../settings.ts'
import { generalLimit } from './general-limit.ts'
import { warnOfForwarded } from './proxies.ts'

/** Requests per address and minute; null disables the limit. */
export interface Limits {
  /** All requests. Whole schools share one address. */
  general: number | null
  signIn: number | null
  captcha: number | null
  code: number | null
  errorReport: number | null
  /** Calendar feeds, whose addresses are secret: guesses among them. */
  calendar: number | null
  /** Downloads of the speed test, up to 8 MB each; a test makes about ten. */
  speedTest: number | null
  /** Global, not per address: the event loop lag in milliseconds from which requests are refused. */
  lag?: number | null
}
export type LimitName = Exclude<keyof Limits, 'lag'>

export const defaultLimits: Limits = {
  general: 6000,
  // As many as a few processors check passwords of: a whole school signs in at eight.
  signIn: 600,
  captcha: 1800,
  code: 300,
  errorReport: 30,
  calendar: 300,
  speedTest: 240,
  lag: 2000,
}

const MINUTE = 60_000

/** The named limit, in the form of the routes' configuration. */
export const limitIn =
  (limits: Limits) =>
  (name: LimitName): { max: number; timeWindow: number } | false => {
    const max = limits[name]
    return max === null ? false : { max, timeWindow: MINUTE }
  }

const overHttps = ({ origin }: Settings): boolean => origin?.startsWith('https:') ?? false
const A_YEAR = 31_536_000

/**
 * Limits, the refusal of work under overload, and what every answer says to browsers: this is data, show and run
 * nothing of it.
 */
export async function secure(app: FastifyInstance, settings: Settings, limits: Limits): Promise<void> {
  const headers = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    ...(overHttps(settings) && { 'strict-transport-security': `max-age=${A_YEAR}` }),
  }
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers)
    done()
  })
  warnOfForwarded(app)
  const untold = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }
  if (limits.general !== null) app.addHook('onRequest', generalLimit(limits.general))
  await app.register(rateLimit, {
    global: false,
    timeWindow: MINUTE,
    ipv6Subnet: 64,
    // Clients need no limit counters; the refusal says when to retry.
    addHeaders: untold,
    addHeadersOnExceeding: untold,
  })
  if (limits.lag !== null) await refuseUnderLoad(app, limits.lag ?? 2000)
}

const SAMPLE_MS = 1000

/** Refuses requests while the event loop lags by more than `most` milliseconds. */
async function refuseUnderLoad(app: FastifyInstance, most: number): Promise<void> {
  // To assemble the portal keeps the event loop busy as well; the first samples are of that.
  let isMeasured = false
  app.addHook('onReady', (done) => {
    setTimeout(() => (isMeasured = true), 2 * SAMPLE_MS).unref()
    done()
  })
  await app.register(underPressure, {
    maxEventLoopDelay: most,
    sampleInterval: SAMPLE_MS,
    pressureHandler: () =>
      isMeasured ? Promise.reject(new Refusal('request.busy', {}, { status: 503, retryAfter: 5 })) : undefined,
  })
}

/** The headers of pages and their assets, in the scope in which it is registered. */
export async function securePages(scope: FastifyInstance, settings: Settings): Promise<void> {
  const https = overHttps(settings)
  // helmet sets the policy; Fastify's own header would override it.
  scope.addHook('onRequest', (_request, reply, done) => {
    void reply.removeHeader('content-security-policy')
    done()
  })
  await scope.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // Radix sets inline styles; scripts need no such exception.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // The live player passes its media to the browser as blob: URLs, and fetches them like data.
        mediaSrc: ["'self'", 'blob:', ...settings.liveSources],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...settings.liveSources],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    // Over plain http these would blank the page or lock visitors out.
    strictTransportSecurity: https ? { maxAge: A_YEAR } : false,
    crossOriginOpenerPolicy: https ? { policy: 'same-origin' } : false,
    originAgentCluster: https,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  })
}
