/** The real server with its embedded database, for read benchmarks: without captcha, and with unreachable limits. */
import { createWriteStream } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { devNull } from 'node:os'

import { buildApp } from '#server/app.ts'
import { systemClock } from '#server/clock.ts'
import { openDatabase } from '#server/database/open.ts'
import { seedDemo } from '#server/demo-organisation/seed.ts'
import { readSettings } from '#server/settings.ts'

const letters = 100
// The limiter counts as in production, but never refuses.
const unreachable = 1e9
const limits = {
  general: unreachable,
  signIn: unreachable,
  captcha: unreachable,
  code: unreachable,
  errorReport: unreachable,
  calendar: unreachable,
  speedTest: unreachable,
}

const settings = readSettings({ ...process.env, NODE_ENV: 'bench', CAPTCHA: 'off' })
const database = await openDatabase(settings)
await seedDemo(database, systemClock.now())
// Every request is logged as in production, but not to the measuring process.
const log = { level: 'info', stream: createWriteStream(devNull) } as const
const { http, portal } = await buildApp({ settings, database, limits, log })
for (let number = 1; number <= letters; number++) {
  const body = `Your verification code is ${String(number).padStart(6, '0')}. It is valid for ten minutes.`
  await portal.outbox.put(database, { channel: 'sms', target: '+8613800001001', subject: null, body, userId: null })
}
await http.listen({ port: settings.port, host: '127.0.0.1' })
const { port } = http.server.address() as AddressInfo
process.stdout.write(`http://localhost:${port}\n`)
process.on('SIGTERM', () => void http.close().then(() => database.destroy()))
