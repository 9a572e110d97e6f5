import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'

import { freePort } from '../../scripts/start/free-port.ts'
import { median, type Figure } from './figure.ts'

const limit = 2000
const rounds = 3
const lookAgainAfter = 10

/** Runs `npm start` until it answers, then ends it. Resolves with the milliseconds. */
async function startOnce(dataDir: string): Promise<number> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn('npm', ['start'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir },
    stdio: 'ignore',
  })
  const ended = new Promise<never>((_, failed) => {
    child.once('exit', (code) => failed(new Error(`npm start ended with code ${code ?? 'none'}`)))
  })
  const address = `http://127.0.0.1:${port}/readyz`
  try {
    await Promise.race([until(address, true), ended])
    return performance.now() - started
  } finally {
    child.kill('SIGTERM')
    // The server outlives npm while it shuts down.
    await until(address, false)
  }
}

/** Polls until the portal answers, or no longer does. */
async function until(address: string, answers: boolean): Promise<void> {
  for (;;) {
    const isReady = await fetch(address, { headers: { connection: 'close' } }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady === answers) return
    await new Promise((resolve) => setTimeout(resolve, lookAgainAfter))
  }
}

/** From the command to the first answer, with packages, build and database in place. */
export async function secondStart(): Promise<readonly Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-second-start-'))
  try {
    await startOnce(dataDir)
    const times: number[] = []
    for (let round = 0; round < rounds; round++) times.push(await startOnce(dataDir))
    return [{ name: 'second-start', value: median(times), unit: 'ms', limit, limitIs: 'allowed', ratio: { atMost: 1 } }]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
