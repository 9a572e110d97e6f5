import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { PAYLOAD_MAX, PAYLOAD_MIN, downloadPayload, pingPortal } from '#api/speed/speed.contract.ts'
import { portalFor } from '#tests/kit/server/portal.ts'
import { unlimited } from '#tests/kit/server/unlimited.ts'
import { Visitor } from '#tests/kit/server/visitor.ts'

describe('the speed test', () => {
  const portal = portalFor('SQLite')
  const download = (size: unknown) => new Visitor(portal()).call(downloadPayload, { size })

  it('answers a ping with an empty, uncacheable body', async () => {
    const { status, body, raw } = await new Visitor(portal()).call(pingPortal)
    expect([status, body.code, body.data]).toEqual([200, 2000, null])
    expect(raw.headers['cache-control']).toBe('no-store')
  })

  it.each([PAYLOAD_MIN, PAYLOAD_MIN + 1, 1024 * 1024 + 70_001, PAYLOAD_MAX])('sends %i bytes exactly', async (size) => {
    const { status, raw } = await download(size)
    expect([status, raw.rawPayload.length]).toEqual([200, size])
    expect(raw.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': String(size),
      'cache-control': 'no-store, no-transform',
      'x-content-type-options': 'nosniff',
    })
    expect(raw.headers['content-encoding']).toBeUndefined()
  })

  it('sends incompressible data', async () => {
    const { raw } = await download(2 * 1024 * 1024)
    expect(gzipSync(raw.rawPayload, { level: 9 }).length).toBeGreaterThan(raw.rawPayload.length)
    const [lookingBack] = [
      brotliCompressSync(raw.rawPayload.subarray(0, 1024 * 1024), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    ]
    expect(lookingBack.length).toBeGreaterThanOrEqual(1024 * 1024)
  })

  it.each([PAYLOAD_MIN - 1, PAYLOAD_MAX + 1, 0, -1, 65_536.5, 'big', '', null, '1e99'])(
    'refuses the size %s',
    async (size) => {
      const { status, body } = await download(size)
      expect([status, body.reason]).toEqual([400, 'request.invalid'])
    },
  )

  it('keeps answering others while many downloads are read slowly', async () => {
    await portal().http.listen({ port: 0, host: '127.0.0.1' })
    const { port } = portal().http.server.address() as AddressInfo
    const ask = (path: string) =>
      new Promise<IncomingMessage>((answered, failed) => {
        get({ port, host: '127.0.0.1', path: `/${path}`, agent: false }, answered).on('error', failed)
      })
    const slow = await Promise.all(Array.from({ length: 6 }, () => ask(`${downloadPayload.path}?size=${PAYLOAD_MAX}`)))
    for (const answer of slow) answer.pause()
    const ping = await ask(pingPortal.path)
    expect(JSON.parse((await buffer(ping)).toString())).toMatchObject({ code: 2000 })
    const sizes = await Promise.all(slow.map(async (answer) => (await buffer(answer)).length))
    expect(sizes).toEqual(Array(6).fill(PAYLOAD_MAX))
  })
})

describe('the limit of the speed test', () => {
  const portal = portalFor('SQLite', { limits: { ...unlimited, speedTest: 3 } })

  it('is per address, for downloads only, and says when to retry', async () => {
    const visitor = new Visitor(portal())
    for (let count = 0; count < 3; count += 1)
      expect((await visitor.call(downloadPayload, { size: PAYLOAD_MIN })).status).toBe(200)
    const { status, body, raw } = await visitor.call(downloadPayload, { size: PAYLOAD_MIN })
    expect([status, body.reason]).toEqual([429, 'request.tooMany'])
    expect(Number(raw.headers['retry-after'])).toBeGreaterThan(0)
    expect((await visitor.call(pingPortal)).status).toBe(200)
    const other = new Visitor(portal())
    other.address = '198.51.100.7'
    expect((await other.call(downloadPayload, { size: PAYLOAD_MIN })).status).toBe(200)
  })
})
