import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { csrfOf } from '#server/session/sessions.ts'
import type { Moment } from './die-at.ts'

const root = resolve(import.meta.dirname, '../../..')

/** A process of the real server. */
export interface Life {
  readonly address: string
  /** The signal that ended it; null: it exited by itself. */
  readonly ended: Promise<NodeJS.Signals | null>
  readonly server: ChildProcess
}

/** Starts the real server, to be killed at a moment; null: never. */
export async function live(settings: Record<string, string>, moment: Moment | null): Promise<Life> {
  const deadly = moment === null ? [] : ['--import', resolve(root, 'tests/kit/server/die-at.ts')]
  const server = spawn(process.execPath, [...deadly, 'server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO: 'off',
      DRAIN_SECONDS: '0',
      ...settings,
      ...(moment !== null && { DIE_AT: moment }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'close').then(([, signal]) => signal as NodeJS.Signals | null)
  let said = ''
  for (;;) {
    const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1]
    if (port !== undefined) return { address: `http://127.0.0.1:${port}`, ended, server }
    const [chunk] = (await once(server.stdout, 'data')) as [Buffer]
    said += String(chunk)
  }
}

/** Sends a change as a signed-in user. The answer may be lost if the server dies. */
export async function sent(
  { address, server }: Pick<Life, 'address' | 'server'>,
  ticket: string,
  path: string,
  payload: object,
): Promise<void> {
  const reply = await fetch(`${address}/${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie: `session=${ticket}`, connection: 'close' },
    body: JSON.stringify({ ...payload, lang: 'en_US', _csrf: csrfOf(ticket) }),
  }).catch(() => null)
  if (reply !== null && reply.status !== 503) return
  // A starting server accepts no connections yet; a dead one may or may not have done the work.
  if (server.exitCode === null && server.signalCode === null) await sent({ address, server }, ticket, path, payload)
}
