import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { demoAccounts } from '#server/demo/accounts.ts'
import { processForTests } from './process-for-tests.ts'

const { start, folder } = processForTests()

/** The hashes of all passwords that there are. */
function storedPasswords(): unknown[] {
  const file = new DatabaseSync(join(folder(), 'portal.sqlite'), { readOnly: true })
  const rows = file.prepare('select password_hash as hash from user where password_hash is not null').all()
  file.close()
  return rows.map(({ hash }) => hash)
}

describe('the server', () => {
  it('reports invalid settings, and does not start', async () => {
    const server = start({ PORT: 'x', CAPTCHA: 'off' })
    expect(await server.ended).toBe(1)
    expect(server.said()).toBe('The settings are not right:\nPORT must be a number\n')
  })

  it('where others reach it, nobody gets in by the passwords of the README', async () => {
    const server = start({ ORIGIN: 'http://learn.example.org', HOST: '0.0.0.0' })
    await server.until(/Nobody can sign in yet: `npm run admin` makes the first administrator\./)
    expect(storedPasswords()).toEqual([])
    server.stop()
    expect(await server.ended).toBe(0)
    expect(server.said()).not.toContain('Admin2026')
  })

  it('makes the demo organisation all the same if that is asked for by name; its passwords are stored as OWASP has it', async () => {
    const server = start({ ORIGIN: 'http://learn.example.org', HOST: '0.0.0.0', DEMO: 'on' })
    await server.until(/admin +Admin2026 +/)
    const stored = storedPasswords()
    expect(stored).toHaveLength(demoAccounts.length)
    for (const hash of stored) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    server.stop()
    expect(await server.ended).toBe(0)
  })

  it('told to end, it says no at /readyz for DRAIN_SECONDS while it serves; then a half-sent request does not hold it', async () => {
    const server = start({ DRAIN_SECONDS: '3' })
    const [, port] = await server.until(/http:\/\/localhost:(\d+)/)
    const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
    expect(await statusOf('/readyz')).toBe(200)
    const half = connect(Number(port), '127.0.0.1').on('error', () => undefined)
    half.write('GET /healthz HTTP/1.1\r\nHost: a\r\n')
    await once(half, 'connect')
    server.stop()
    await expect.poll(() => statusOf('/readyz')).toBe(503)
    expect(await statusOf('/user/captcha')).toBe(200)
    expect(await server.ended).toBe(0)
    await expect(statusOf('/readyz')).rejects.toThrow('fetch failed')
  })

  it('says in one line that its database cannot be reached', async () => {
    const server = start({
      ORIGIN: 'http://learn.example.org',
      DATABASE_URL: 'postgres://portal:hush@127.0.0.1:1/portal',
    })
    expect(await server.ended).toBe(1)
    expect(server.said()).toMatch(/^DATABASE_URL: no connection to 127\.0\.0\.1:1\/portal: [^\n]+\n$/)
  })

  it('reports that its port is in use, before it makes anything', async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    await once(holder, 'listening')
    const dataDir = join(folder(), 'data')
    const server = start({ PORT: String((holder.address() as AddressInfo).port), DATA_DIR: dataDir })
    expect(await server.ended).toBe(1)
    expect(server.said()).toBe('This port is taken already. Set PORT to another one.\n')
    expect(existsSync(dataDir)).toBe(false)
    holder.close()
  })
})
