import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { listedZone } from '#api/kit/time-zone.ts'
import { languageOf, languages } from '#i18n/locales.ts'
import { oidcSettingsOf } from '#server/account/oidc/settings.ts'
import type { OidcSettings } from '#server/account/oidc/settings.ts'
import { organisationZone } from '#server/time-zone.ts'

/** An invalid or missing setting; the message has one printable line for each. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

const addressOf = (text: string, protocols: readonly string[]): URL | null => {
  const url = URL.canParse(text) ? new URL(text) : null
  return url !== null && protocols.includes(url.protocol) ? url : null
}

/** An address with one of the given protocols, or null when the setting is absent. */
const address = (what: string, ...protocols: string[]) =>
  z._default(
    z.nullable(z.string().check(z.refine((text) => addressOf(text, protocols) !== null, { error: `must be ${what}` }))),
    null,
  )

const flag = (byDefault: 'on' | 'off') =>
  z.pipe(
    z._default(z.enum(['on', 'off'], { error: 'must be on or off' }), byDefault),
    z.transform((value) => value === 'on'),
  )

/** A switch whose default depends on other settings; null: not set. */
const choice = z.pipe(
  z._default(z.nullable(z.enum(['on', 'off'], { error: 'must be on or off' })), null),
  z.transform((value) => (value === null ? null : value === 'on')),
)

const port = z.coerce
  .number({ error: 'must be a number' })
  .check(
    z.int({ error: 'must be a whole number' }),
    z.minimum(0, { error: 'must be 0 to 65535' }),
    z.maximum(65_535, { error: 'must be 0 to 65535' }),
  )

const minutes = z.coerce
  .number({ error: 'must be a number' })
  .check(
    z.int({ error: 'must be a whole number' }),
    z.minimum(1, { error: 'must be 1 to 1440' }),
    z.maximum(1440, { error: 'must be 1 to 1440' }),
  )

const days = z.coerce
  .number({ error: 'must be a number' })
  .check(
    z.int({ error: 'must be a whole number' }),
    z.minimum(1, { error: 'must be 1 to 3650' }),
    z.maximum(3650, { error: 'must be 1 to 3650' }),
  )

const drain = z.coerce
  .number({ error: 'must be a number' })
  .check(
    z.int({ error: 'must be a whole number' }),
    z.minimum(0, { error: 'must be 0 to 300' }),
    z.maximum(300, { error: 'must be 0 to 300' }),
  )

const origin = z.string().check(
  z.refine((text) => addressOf(text, ['http:', 'https:'])?.origin === text, {
    error: 'must be an address without a path, such as https://learn.example.org',
  }),
)

const isProxy = (text: string): boolean => {
  const [host = '', bits = '0', ...rest] = text.trim().split('/')
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text.trim())) return true
  return (
    isIP(host) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(host) === 4 ? 32 : 128) && rest.length === 0
  )
}

/** A number of proxies, one behind the other. */
const HOPS = /^[1-9]$/

const trustProxy = z.pipe(
  z._default(
    z.string().check(
      z.refine((text) => text === 'off' || HOPS.test(text) || text.split(',').every(isProxy), {
        error: 'must be off, the number of proxies in front, or their addresses, such as 10.0.0.0/8,loopback',
      }),
    ),
    'off',
  ),
  z.transform((value): false | number | string => (value === 'off' ? false : HOPS.test(value) ? Number(value) : value)),
)

const hidden = z.pipe(
  z._default(
    z.string().check(z.regex(/^(\/[\w/-]*(,|$))*$/, { error: 'must be paths joined by commas, such as /a,/b/c' })),
    '',
  ),
  z.transform((value) => value.split(',').filter((path) => path !== '')),
)

const liveSources = z.pipe(
  z._default(
    z.string().check(
      z.refine((text) => text.split(',').every((one) => addressOf(one, ['http:', 'https:'])?.origin === one), {
        error: 'must be addresses without a path, joined by commas, such as https://live.example.org',
      }),
    ),
    '',
  ),
  z.transform((value) => value.split(',').filter((one) => one !== '')),
)

/** Any value, or null when the setting is absent. */
const text = z._default(z.nullable(z.string().check(z.maxLength(1000))), null)

const codes = languages.map(({ code }) => code).join(', ')

const environment = z.object({
  NODE_ENV: z._default(z.string(), ''),
  PORT: z._default(port, 8080),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), './data'),
  DATABASE_URL: address('a PostgreSQL address: postgres://user:password@host/database', 'postgres:', 'postgresql:'),
  FILES_URL: z._default(
    z.nullable(
      z.string().check(
        z.refine((text) => !/^[a-z0-9+.-]+:/i.test(text) || addressOf(text, ['s3:']) !== null, {
          error: 'must be the path of a folder or an s3:// address',
        }),
      ),
    ),
    null,
  ),
  SMTP_URL: address('a mail server: smtp://user:password@host:587 or smtps://…', 'smtp:', 'smtps:'),
  SMS_URL: address('the http:// or https:// address of an SMS gateway', 'http:', 'https:'),
  OIDC_ISSUER: address('the https:// address of an OIDC provider', 'http:', 'https:'),
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  OIDC_NAME: text,
  OIDC_ACCOUNT_CLAIM: text,
  CAPTCHA: flag('on'),
  DEMO: choice,
  TRUST_PROXY: trustProxy,
  ORIGIN: z._default(z.nullable(origin), null),
  ADMIN_URL: z._default(
    z.string().check(z.minLength(1), z.regex(/^(?!javascript:|data:)/i, { error: 'must be an address or a path' })),
    './admin',
  ),
  LIVE_SOURCES: liveSources,
  TIME_ZONE: z._default(
    z.nullable(
      z.string().check(
        z.refine((name) => listedZone(name) !== null, { error: 'must be a time zone, such as Europe/Paris' }),
        z.overwrite((name) => listedZone(name) ?? name),
      ),
    ),
    null,
  ),
  // Read by mainLanguage.
  MAIN_LANGUAGE: z._default(
    z.nullable(z.string().check(z.refine((code) => languageOf(code) !== null, { error: `must be one of ${codes}` }))),
    null,
  ),
  INACTIVITY_MINUTES: z._default(minutes, 15),
  LATE_ANSWERS_DAYS: z._default(days, 7),
  VISITS_DAYS: z._default(days, 90),
  ERRORS_DAYS: z._default(days, 30),
  DRAIN_SECONDS: z._default(z.nullable(drain), null),
  ERROR_DSN: address('the https:// address (DSN) of a Sentry-compatible service', 'http:', 'https:'),
  SECOND_CHECK: z._default(
    z.enum(['off', 'always', 'new-device'], { error: 'must be off, always or new-device' }),
    'off',
  ),
  PASSWORD_MAX_18: flag('off'),
  START_LANGUAGE: z._default(z.enum(['first', 'browser'], { error: 'must be first or browser' }), 'first'),
  WORDING: z._default(z.enum(['standard', 'workshop'], { error: 'must be standard or workshop' }), 'standard'),
  PERMISSION: flag('on'),
  NAVIGATION: flag('on'),
  LOG_OUT: flag('on'),
  HEADER_FOOTER: flag('on'),
  HIDE_LIST: hidden,
  LAYOUT_RATIO: z._default(z.enum(['24/0', '5/19', '17/7'], { error: 'must be 24/0, 5/19 or 17/7' }), '24/0'),
  APP_ANDROID_URL: address('the http:// or https:// address of the app in a store', 'http:', 'https:'),
  APP_IOS_URL: address('the http:// or https:// address of the app in a store', 'http:', 'https:'),
})

/** The settings the browser needs before its first call; injected as `<meta name="portal">` into index.html. */
export interface PortalSettings {
  /** [SHELL-16] */
  adminUrl: string
  /** [SESSION-07] A 401 ends the browser's session (gap GAP-46). */
  permission: boolean
  /** [SHELL-18, SHELL-24] */
  navigation: boolean
  /** [SHELL-24] */
  logOut: boolean
  /** [SHELL-01] */
  headerFooter: boolean
  /** [SHELL-04] Further paths without header and footer. */
  hideList: string[]
  /** [LOCALE-04, LOCALE-05] */
  startLanguage: 'first' | 'browser'
  /** [LOCALE-07] */
  wording: 'standard' | 'workshop'
  /** [VALID-03] */
  passwordMax18: boolean
  /** [VALID-31] Twenty-fourths of the width of a page that has a side column (gap GAP-61). */
  layoutRatio: '24/0' | '5/19' | '17/7'
  captcha: boolean
  /** The name of the organisation's OIDC provider; null: not configured. */
  oidcName: string | null
  /** The organisation's time zone, as an IANA name. */
  timeZone: string
  /** [NEWS-06] The store address of the organisation's own app; null: none. */
  androidAppUrl: string | null
  iosAppUrl: string | null
}

/** [GAP-44] When a second check follows a right password. */
export type SecondCheck = 'off' | 'always' | 'new-device'

export interface Settings {
  production: boolean
  port: number
  host: string
  /** Absolute path of the folder for the embedded database and, by default, the files. */
  dataDir: string
  databaseUrl: string | null
  /** Absolute path of a folder, or an s3:// address. */
  filesUrl: string
  smtpUrl: string | null
  smsUrl: string | null
  /** Whether an empty embedded database is filled with the demo organisation. */
  demo: boolean
  /** From which proxies, or from how many in a row, X-Forwarded-* headers are trusted; false: from none. */
  trustProxy: false | number | string
  /** The public origin of the portal, in every link; null: the Host of each request, on one's own machine. */
  origin: string | null
  /** The further origins from which live streams may come. */
  liveSources: string[]
  /** The organisation's time zone as an IANA name; null: that of the machine. */
  timeZone: string | null
  /** [PLAYER-03] Inactivity time-out of the player (gap GAP-36). */
  inactivityMinutes: number
  /** For how many days after the end of a paper late answers are kept for its marker (gap GAP-89). */
  lateAnswersDays: number
  /** For how many days visits of pages, and reports of uncaught errors, are kept. */
  visitsDays: number
  errorsDays: number
  /** For how many seconds the process goes on serving after it was told to end. */
  drainSeconds: number
  errorDsn: string | null
  secondCheck: SecondCheck
  /** The organisation's identity provider; null: none. */
  oidc: OidcSettings | null
  portal: PortalSettings
}

const services = ['ORIGIN', 'DATABASE_URL', 'FILES_URL', 'SMTP_URL', 'SMS_URL', 'OIDC_ISSUER'] as const

/** For balancers that ask every one or two seconds, and want a second no. */
const DRAIN_FOR_OTHERS = 5

/**
 * The setting by which people on other machines reach the portal, so that the passwords of the README must not open it;
 * undefined: they do not.
 */
function settingForOthers(env: z.infer<typeof environment>): string | undefined {
  const { HOST, TRUST_PROXY } = env
  const isOwn = HOST === 'localhost' || HOST === '::1' || (isIP(HOST) === 4 && HOST.startsWith('127.'))
  if (!isOwn) return 'HOST'
  return TRUST_PROXY === false ? services.find((name) => env[name] !== null) : 'TRUST_PROXY'
}

/**
 * Reads the settings from environment variables; an empty one counts as absent. @throws SettingsError naming every
 * wrong one.
 */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  const read = environment.safeParse(given)
  if (!read.success) {
    throw new SettingsError(read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'))
  }
  const env = read.data
  const production = env.NODE_ENV === 'production'
  if (production && !env.CAPTCHA) throw new SettingsError('CAPTCHA can be off only with npm run dev')
  const forOthers = settingForOthers(env)
  if (production && env.ORIGIN === null && forOthers !== undefined)
    throw new SettingsError(`ORIGIN must be the address that people use, because ${forOthers} is set`)
  const oidc = oidcSettingsOf(env, production)
  if (typeof oidc === 'string') throw new SettingsError(oidc)
  const dataDir = resolve(env.DATA_DIR)
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    filesUrl: env.FILES_URL?.startsWith('s3:') === true ? env.FILES_URL : resolve(env.FILES_URL ?? `${dataDir}/files`),
    smtpUrl: env.SMTP_URL,
    smsUrl: env.SMS_URL,
    demo: env.DEMO ?? forOthers === undefined,
    trustProxy: env.TRUST_PROXY,
    origin: env.ORIGIN,
    liveSources: env.LIVE_SOURCES,
    timeZone: env.TIME_ZONE,
    inactivityMinutes: env.INACTIVITY_MINUTES,
    lateAnswersDays: env.LATE_ANSWERS_DAYS,
    visitsDays: env.VISITS_DAYS,
    errorsDays: env.ERRORS_DAYS,
    drainSeconds: env.DRAIN_SECONDS ?? (forOthers === undefined ? 0 : DRAIN_FOR_OTHERS),
    errorDsn: env.ERROR_DSN,
    oidc,
    secondCheck: env.SECOND_CHECK,
    portal: {
      adminUrl: env.ADMIN_URL,
      permission: env.PERMISSION,
      navigation: env.NAVIGATION,
      logOut: env.LOG_OUT,
      headerFooter: env.HEADER_FOOTER,
      hideList: env.HIDE_LIST,
      startLanguage: env.START_LANGUAGE,
      wording: env.WORDING,
      passwordMax18: env.PASSWORD_MAX_18,
      layoutRatio: env.LAYOUT_RATIO,
      captcha: env.CAPTCHA,
      timeZone: env.TIME_ZONE ?? organisationZone(),
      oidcName: oidc?.name ?? null,
      androidAppUrl: env.APP_ANDROID_URL,
      iosAppUrl: env.APP_IOS_URL,
    },
  }
}
