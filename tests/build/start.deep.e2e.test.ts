import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const listening = /The portal is open: (http:\/\/[^\s/]+)/

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-start-'))
})
afterEach(async () => {
  // Leftovers of a failed test.
  for (const { signal, ended } of started.splice(0)) {
    signal('SIGKILL')
    await ended
  }
  rmSync(dataDir, { recursive: true, force: true })
})

const started: Run[] = []

interface Run {
  /** The printed address; rejects when the process ends first. */
  readonly address: Promise<string>
  readonly ended: Promise<{ code: number | null; output: string }>
  signal(name: NodeJS.Signals): void
}

/** The command of `npm start`. */
function start(variables: Readonly<Record<string, string>> = {}): Run {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => {
      resolve({ code, output })
    })
  })
  const address = new Promise<string>((found, failed) => {
    const listen = (chunk: Buffer): void => {
      output += chunk.toString()
      const [, said] = listening.exec(output) ?? []
      if (said !== undefined) found(said)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    void ended.then(() => {
      failed(new Error(`It ended:\n${output}`))
    })
  })
  address.catch(() => undefined)
  const run: Run = { address, ended, signal: (name) => void child.kill(name) }
  started.push(run)
  return run
}

describe('the start command', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'serves page and calls at one address, prints the accounts, and stops cleanly on %s',
    async (name) => {
      const run = start()
      const address = await run.address
      const page = await fetch(`${address}/`)
      expect(await page.text()).toContain('<script type="module"')
      expect((await fetch(`${address}/readyz`)).status).toBe(200)
      run.signal(name)
      const { code, output } = await run.ended
      expect(code).toBe(0)
      expect(output).toMatch(/learner\s+\S+/)
    },
  )

  it('finishes a pending request before it stops', async () => {
    const run = start()
    const address = new URL(await run.address)
    const socket = connect(Number(address.port), '127.0.0.1')
    let answer = ''
    const got = (text: string): Promise<void> =>
      new Promise((resolve) => {
        const look = (chunk: Buffer | string): void => {
          answer += chunk.toString()
          if (answer.includes(text)) resolve()
        }
        socket.on('data', look)
        look('')
      })
    // "Continue" shows that the server has the request and waits for its body.
    const head = [
      'POST /no/such/call HTTP/1.1',
      `Host: ${address.host}`,
      'Content-Type: application/json',
      'Content-Length: 2',
      'Expect: 100-continue',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    await got('HTTP/1.1 100 Continue')
    run.signal('SIGTERM')
    while (
      await fetch(new URL('/healthz', address), { headers: { connection: 'close' } }).then(
        () => true,
        () => false,
      )
    );
    socket.write('{}')
    await got('HTTP/1.1 404')
    expect((await run.ended).code).toBe(0)
  })

  it('by itself fills in the demo organisation on one’s own machine, and listens there alone', async () => {
    const run = start({ NODE_ENV: '', HOST: '', DEMO: '' })
    await run.address
    run.signal('SIGTERM')
    expect((await run.ended).output).toMatch(/admin\s+Admin2026/)
  })

  it('leaves the demo organisation out where others reach it', async () => {
    const run = start({ NODE_ENV: '', HOST: '0.0.0.0', ORIGIN: 'http://learn.example.org', DEMO: '' })
    await run.address
    run.signal('SIGTERM')
    const { output } = await run.ended
    expect(output).toContain('`npm run admin` makes the first administrator')
    expect(output).not.toContain('Admin2026')
  })

  it('reports an invalid setting in a sentence, and exits with an error', async () => {
    const run = start({ PORT: 'eighty' })
    await expect(run.address).rejects.toThrow('PORT must be a number')
    expect((await run.ended).code).toBe(1)
  })
})
