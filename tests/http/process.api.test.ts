import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
let folder = ''
let child: ChildProcess | null = null
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-process-'))
})
afterEach(() => {
  child?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

interface Running {
  readonly said: () => string
  /** Its exit code. */
  readonly ended: Promise<number | null>
  /** Resolves when the output matches. */
  readonly until: (text: RegExp) => Promise<RegExpExecArray>
}

/** Starts the real server. */
function start(variables: Record<string, string> = {}): Running {
  let output = ''
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, ...variables },
  })
  child = server
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += String(chunk)
      server.emit('said')
    })
  }
  const ended = once(server, 'close').then(([code]) => code as number | null)
  const until = async (text: RegExp): Promise<RegExpExecArray> => {
    const match = text.exec(output)
    if (match !== null) return match
    const still = await Promise.race([once(server, 'said').then(() => true), ended.then(() => false)])
    if (!still) throw new Error(`It ended: ${output}`)
    return until(text)
  }
  return { said: () => output, ended, until }
}

const listening = /http:\/\/localhost:(\d+)/

describe('the server', () => {
  it('prints its address and the demo accounts, whose passwords are stored as OWASP has it, and finishes a pending request when it is stopped', async () => {
    const server = start()
    const port = Number((await server.until(listening))[1])
    await server.until(/weak +123456 +learner/)
    const file = new DatabaseSync(join(folder, 'portal.sqlite'), { readOnly: true })
    const stored = file.prepare('select password_hash as hash from user where password_hash is not null').all()
    file.close()
    expect(stored).toHaveLength(8)
    for (const { hash } of stored) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const report = JSON.stringify({ message: 'm', stack: null, page: '/' })
    const socket: Socket = connect(port, '127.0.0.1')
    const headers = `POST /api-basic/portal/open/errorreport HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${report.length}\r\nExpect: 100-continue\r\n\r\n`
    socket.write(headers)
    // The output shows that the request is pending.
    await once(socket, 'data')
    const answer = new Promise<string>((done) => {
      let text = ''
      socket.on('data', (chunk: Buffer) => (text += String(chunk)))
      socket.on('close', () => done(text))
    })
    child!.kill('SIGTERM')
    await refused(port)
    socket.write(report)
    expect(await answer).toMatch(/^HTTP\/1\.1 200 OK[^]*"code":2000/)
    expect(await server.ended).toBe(0)
  })

  it('reports invalid settings, and does not start', async () => {
    const server = start({ PORT: 'x', CAPTCHA: 'off' })
    expect(await server.ended).toBe(1)
    expect(server.said()).toBe('The settings are not right:\nPORT must be a number\n')
  })

  it.each([{ ORIGIN: 'http://learn.example.org' }, { HOST: '0.0.0.0' }])(
    'with %j, where others reach it, nobody gets in by the passwords of the README, unless the demo is asked for by name',
    async (reached) => {
      const people = (): number => {
        const file = new DatabaseSync(join(folder, 'portal.sqlite'), { readOnly: true })
        const { count } = file.prepare('select count(*) as count from user').get() as { count: number }
        file.close()
        return count
      }
      const server = start(reached)
      await server.until(/Nobody can sign in yet: `npm run admin` makes the first administrator\./)
      expect(people()).toBe(0)
      child!.kill('SIGTERM')
      expect(await server.ended).toBe(0)
      expect(server.said()).not.toContain('Admin2026')
      const asked = start({ ...reached, DEMO: 'on' })
      await asked.until(/admin +Admin2026 +/)
      expect(people()).toBeGreaterThan(8)
      child!.kill('SIGTERM')
      expect(await asked.ended).toBe(0)
    },
  )

  it.each([
    [
      'a closed port',
      () => 'postgres://portal:hush@127.0.0.1:1/portal',
      /127\.0\.0\.1:1\/portal: connect ECONNREFUSED/,
    ],
    [
      'a host that does not exist',
      () => 'postgres://portal:hush@nowhere.invalid/portal',
      /nowhere\.invalid\/portal: getaddrinfo/,
    ],
    [
      'a database that does not exist',
      () =>
        inject('postgresServer')
          ?.replace('portal@', 'portal:hush@')
          .replace(/[^/]+$/, 'nothing') ?? null,
      /\/nothing: database "nothing" does not exist/,
    ],
    [
      'a user that does not exist',
      () => inject('postgresServer')?.replace('portal@', 'nobody:hush@') ?? null,
      /: role "nobody" does not exist/,
    ],
  ])('says in one line that DATABASE_URL leads to %s, without its password', async (_what, url, why) => {
    const DATABASE_URL = url()
    // PostgreSQL is not installed.
    if (DATABASE_URL === null) return
    const server = start({ DATABASE_URL })
    expect(await server.ended).toBe(1)
    expect(server.said()).toMatch(/^DATABASE_URL: no connection to [^\n]+\n$/)
    expect(server.said()).toMatch(why)
    expect(server.said()).not.toContain('hush')
  })

  it('reports that its port is in use', async () => {
    const first = start()
    const port = (await first.until(listening))[1]!
    const holder = child!
    const second = start({ PORT: port, DATA_DIR: join(folder, 'other') })
    expect(await second.ended).toBe(1)
    expect(second.said()).toContain('Set PORT to another one')
    holder.kill('SIGINT')
    expect(await first.ended).toBe(0)
  })
})

/** Resolves once the port is free. */
async function refused(port: number): Promise<void> {
  const probe = connect(port, '127.0.0.1')
  const outcome = await Promise.race([
    once(probe, 'connect').then(() => 'open'),
    once(probe, 'error').then(() => 'refused'),
  ]).catch(() => 'refused')
  probe.destroy()
  if (outcome === 'open') await refused(port)
}
