import { ensureBuilt } from './build.ts'

await ensureBuilt(process.cwd())
/** Whoever sets one of these runs the portal for others, who must not get in by the passwords of the README. */
const ofServers = ['NODE_ENV', 'HOST', 'ORIGIN', 'TRUST_PROXY']
// By itself the command shows the portal on one's own machine, which asks for the demo organisation.
if (ofServers.every((name) => (process.env[name] ?? '') === '')) process.env.DEMO ||= 'on'
process.env.NODE_ENV ||= 'production'
await import('#server/main.ts')
