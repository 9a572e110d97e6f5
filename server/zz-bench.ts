import { buildApp } from './app.ts'
import { openDatabase } from './database/open.ts'
import { seedDemo } from './demo/seed.ts'
import { readSettings } from './settings.ts'
const settings = readSettings({ DATA_DIR: '/tmp/srv-data', CAPTCHA: 'off' })
const database = await openDatabase(settings)
await seedDemo(database, new Date())
const off = process.env.NOLIMIT ? null : 1e9
const { http } = await buildApp({ settings, database, limits: { general: off, signIn: null, captcha: null, code: null, errorReport: null }, log: { level: process.env.LOG ?? 'info' } as never })
await http.listen({ port: 4100 })
process.on('SIGTERM', async () => { await http.close(); process.exit(0) })
let c0 = process.cpuUsage(); let n=0
http.server.on('request', () => { n++ ; if (n===5000) c0=process.cpuUsage(); if (n===25000) { const c=process.cpuUsage(c0); console.error('portal us/request', (c.user+c.system)/20000) ; n=0} })
