import type { AddressInfo } from 'node:net'
import { setTimeout as passed } from 'node:timers/promises'
import { buildApp } from './app.ts'
import { startChores } from './chores.ts'
import { systemClock } from './clock.ts'
import { openDatabase } from '#server/database/open.ts'
import type { Database } from '#server/database/open.ts'
import { demoAccounts } from '#server/demo/accounts.ts'
import { storeDemoFiles } from '#server/demo-organisation/files.ts'
import { seedDemo } from '#server/demo-organisation/seed.ts'
import type { Log } from './logger.ts'
import { askForPort } from './port.ts'
import type { Portal } from './portal.ts'
import { SettingsError, readSettings } from './settings.ts'
import type { Settings } from './settings.ts'

const print = (text: string): void => void process.stdout.write(`${text}\n`)

/** From the end of the drain time on; longer than connections, and effects under way, may take to end. */
const LONGEST_STOP_MS = 20_000

/** Starts the portal; resolves when it listens. */
async function start(settings: Settings): Promise<void> {
  // Days, months and years of the organisation are those of the process.
  if (settings.timeZone !== null) process.env.TZ = settings.timeZone
  await askForPort(settings)
  const database = await openDatabase(settings)
  const demo = settings.demo && settings.databaseUrl === null && (await seedDemo(database, systemClock.now()))
  const errorService =
    settings.errorDsn === null ? null : (await import('#server/errors/sentry.ts')).sentryService(settings.errorDsn)
  const { http, portal, log, leaving } = await buildApp({
    settings,
    database,
    errorService,
    // On a terminal only the address and warnings are shown.
    log: { level: process.stdout.isTTY ? 'warn' : 'info' },
    checkAnswers: process.env.NODE_ENV === 'development',
  })
  if (demo) await storeDemoFiles(portal.files)
  const stopChores = startChores(portal)
  await http.listen({
    port: settings.port,
    host: settings.host,
    listenTextResolver: (address) => `listening at ${address}`,
  })
  reportCrashes(portal, log)

  let stopping = false
  const stop = async (): Promise<void> => {
    // A second signal exits at once.
    if (stopping) process.exit(1)
    stopping = true
    const drainMs = settings.drainSeconds * 1000
    setTimeout(() => process.exit(1), drainMs + LONGEST_STOP_MS).unref()
    // Balancers hear it at their next question, and until then send requests as before.
    leaving.begin()
    await passed(drainMs)
    stopChores()
    // Finishes pending requests, then closes.
    await leaving.close()
    await database.destroy()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())

  const { port } = http.server.address() as AddressInfo
  print(`\nThe portal is open: ${settings.origin ?? `http://localhost:${port}`}/\n`)
  if (!demo && !(await hasPeople(database)))
    print('Nobody can sign in yet: `npm run admin` makes the first administrator.\n')
  if (!demo) return
  print('Demo accounts:')
  for (const { name, password, roles } of demoAccounts)
    print(`  ${name.padEnd(12)}${password.padEnd(16)}${roles.join(', ')}`)
  print('')
}

async function hasPeople(database: Database): Promise<boolean> {
  return (await database.selectFrom('user').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Reports an uncaught error and exits: the supervisor restarts the process. */
function reportCrashes({ reporter }: Portal, log: Log): void {
  process.on('uncaughtException', (error) => {
    const { message, stack } = error
    const nobody = { page: null, userId: null, requestId: null, address: null }
    reporter.report({ source: 'server', message, stack: stack ?? null, ...nobody })
    void reporter.settled().finally(() => {
      log.flush()
      process.exit(1)
    })
  })
}

try {
  await start(readSettings(process.env))
} catch (error) {
  process.stderr.write(
    error instanceof SettingsError ? `The settings are not right:\n${error.message}\n` : `${reasonOf(error)}\n`,
  )
  process.exit(1)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE') return 'This port is taken already. Set PORT to another one.'
  const cause = error.cause === undefined ? '' : `\n${reasonOf(error.cause)}`
  return `${error.message === '' ? error.name : error.message}${cause}`
}
