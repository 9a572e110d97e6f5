import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The portal in a process with a database of its own. */
export interface ServedPortal {
  /** Without a slash at the end. */
  readonly address: string
  /** Where its database is, unless another was named. */
  readonly dataDir: string
  stop(): Promise<void>
}

const root = resolve(import.meta.dirname, '../..')
const patience = 30_000

/**
 * Starts a script that prints `http://localhost:PORT` when it listens (by default the server as `npm start` runs it).
 * @param variables environment variables besides PORT and DATA_DIR; without DRAIN_SECONDS it stops at once
 */
export async function servePortal(
  variables: Readonly<Record<string, string>> = {},
  script = 'server/main.ts',
): Promise<ServedPortal> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-served-'))
  const usual = { NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DRAIN_SECONDS: '0' }
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, ...usual, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  // The portal must not outlive a failed test or benchmark.
  const leave = (): void => void child.kill()
  process.once('exit', leave)
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
    process.off('exit', leave)
    rmSync(dataDir, { recursive: true, force: true })
  }

  let output = ''
  const address = new Promise<string>((found, failed) => {
    const fail = (why: string): void => failed(new Error(`The portal ${why}:\n${output}`))
    const timer = setTimeout(() => fail(`did not start within ${patience} ms`), patience)
    const listen = (chunk: Buffer): void => {
      // Later output is discarded: one line per request.
      if (output.includes('http://localhost:')) return
      output += chunk.toString()
      const [said] = /http:\/\/localhost:\d+/.exec(output) ?? []
      if (said === undefined) return
      clearTimeout(timer)
      found(said)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', (code) => {
      clearTimeout(timer)
      fail(`ended with code ${code ?? 'none'}`)
    })
  })
  try {
    return { address: (await address).replace('localhost', '127.0.0.1'), dataDir, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
