import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { demoAccounts } from '#server/demo/accounts.ts'

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

/** The hashes of all passwords that there are. */
function storedPasswords(): unknown[] {
  const file = new DatabaseSync(join(folder, 'portal.sqlite'), { readOnly: true })
  const rows = file.prepare('select password_hash as hash from user where password_hash is not null').all()
  file.close()
  return rows.map(({ hash }) => hash)
}

const listening = /http:\/\/localhost:(\d+)/

describe('the server', () => {
  it('prints its address and the demo accounts, and finishes a pending request when it is stopped', async () => {
    copyFileSync(join(inject('sqliteTemplate'), 'portal.sqlite'), join(folder, 'portal.sqlite'))
    const server = start()
    const port = Number((await server.until(listening))[1])
    await server.until(/weak +123456 +learner/)
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

  it('where others reach it, nobody gets in by the passwords of the README', async () => {
    const server = start({ HOST: '0.0.0.0' })
    await server.until(/Nobody can sign in yet: `npm run admin` makes the first administrator\./)
    expect(storedPasswords()).toEqual([])
    child!.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(server.said()).not.toContain('Admin2026')
  })

  it('makes the demo organisation all the same if that is asked for by name; its passwords are stored as OWASP has it', async () => {
    const server = start({ ORIGIN: 'http://learn.example.org', HOST: '0.0.0.0', DEMO: 'on' })
    await server.until(/admin +Admin2026 +/)
    const stored = storedPasswords()
    expect(stored).toHaveLength(demoAccounts.length)
    for (const hash of stored) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    child!.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  })

  it('says in one line that its database cannot be reached', async () => {
    const server = start({ DATABASE_URL: 'postgres://portal:hush@127.0.0.1:1/portal' })
    expect(await server.ended).toBe(1)
    expect(server.said()).toMatch(/^DATABASE_URL: no connection to 127\.0\.0\.1:1\/portal: [^\n]+\n$/)
  })

  it('reports that its port is in use, before it makes anything', async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    await once(holder, 'listening')
    const dataDir = join(folder, 'data')
    const server = start({ PORT: String((holder.address() as AddressInfo).port), DATA_DIR: dataDir })
    expect(await server.ended).toBe(1)
    expect(server.said()).toBe('This port is taken already. Set PORT to another one.\n')
    expect(existsSync(dataDir)).toBe(false)
    holder.close()
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
