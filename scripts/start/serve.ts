import { readSettings } from '#server/settings.ts'
import { ensureBuilt } from './build.ts'

process.env.NODE_ENV ||= 'production'
// A wrong setting is told of before the long way of building.
readSettings(process.env)
await ensureBuilt(process.cwd())
await import('#server/main.ts')
