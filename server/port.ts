import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Settings } from './settings.ts'

/**
 * Takes the port and lets go of it, so that a taken one is told of before anything is opened, created or written.
 * @throws what the system says, such as EADDRINUSE
 */
export async function askForPort({ port, host }: Pick<Settings, 'port' | 'host'>): Promise<void> {
  const probe = createServer().listen(port, host)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}
