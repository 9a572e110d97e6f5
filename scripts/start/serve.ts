import { ensureBuilt } from './build.ts'

await ensureBuilt(process.cwd())
process.env.NODE_ENV ||= 'production'
await import('#server/main.ts')
