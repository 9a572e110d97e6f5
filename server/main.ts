import type { AddressInfo } from 'node:net'
import { buildApp } from './app.ts'
import { systemClock } from './clock.ts'
import { openDatabase } from './database/open.ts'
import { demoAccounts } from './demo/accounts.ts'
import { seedDemo } from './demo/seed.ts'
import { SettingsError, readSettings } from './settings.ts'
import type { Settings } from './settings.ts'

const print = (text: string): void => void process.stdout.write(`${text}\n`)

/** Starts the portal; resolves when it listens. */
async function start(settings: Settings): Promise<void> {
  const database = await openDatabase(settings)
  const demo = settings.demo && settings.databaseUrl === null
  if (demo) await seedDemo(database, systemClock.now())
  const { http } = await buildApp({ settings, database, checkAnswers: process.env.NODE_ENV === 'development' })
  await http.listen({ port: settings.port, host: settings.host })

  let stopping = false
  const stop = async (): Promise<void> => {
    if (stopping) process.exit(1)
    stopping = true
    // What is being answered is answered still; then the doors close.
    await http.close()
    await database.destroy()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())

  const { port } = http.server.address() as AddressInfo
  print(`\nThe portal is open: ${settings.origin ?? `http://localhost:${port}`}/\n`)
  if (demo) {
    print('Demo accounts:')
    for (const { name, password, roles } of demoAccounts) print(`  ${name.padEnd(12)}${password.padEnd(16)}${roles.join(', ')}`)
    print('')
  }
}

try {
  await start(readSettings(process.env))
} catch (error) {
  const message = error instanceof SettingsError ? `The settings are not right:\n${error.message}` : error
  process.stderr.write(`${message instanceof Error ? message.stack : message}\n`)
  process.exitCode = 1
}
