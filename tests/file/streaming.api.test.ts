import { readdirSync, readlinkSync } from 'node:fs'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { streamFile } from '#api/file/file.contract.ts'
import type { FileAccess } from '#api/file/upload-rule.ts'
import { rangeOf } from '#server/http/byte-range.ts'
import { portalFor } from '#tests/kit/server/portal.ts'
import { Visitor, signedIn } from '#tests/kit/server/visitor.ts'

const SIZE = 1_000_000
const film = Buffer.from(Array.from({ length: SIZE }, (_, i) => i % 251))

describe('a stored file', () => {
  const portal = portalFor('SQLite')
  const store = async (id: string, media_type: string, access: FileAccess = 'open', name = `${id}.x`) => {
    await portal().db.insertInto('file').values({ id, name, media_type, size: SIZE, access, stored_at: 0 }).execute()
    await portal().portal.files.put(id, film)
  }
  const ask = (fileID: string, headers: Record<string, string> = {}) =>
    new Visitor(portal()).call(streamFile, { fileID, origin: 'true' }, { headers })
  beforeAll(async () => {
    await store('film', 'video/mp4')
    await store('secret', 'video/mp4', 'session')
  })

  it('[CALL-25] is sent whole, immutable, and announces support for ranges', async () => {
    const { raw } = await ask('film')
    expect([raw.statusCode, raw.rawPayload.equals(film)]).toEqual([200, true])
    expect(raw.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(SIZE),
      'accept-ranges': 'bytes',
      etag: '"film"',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'content-disposition': "inline; filename*=UTF-8''film.x",
    })
    expect(raw.headers['content-range']).toBeUndefined()
  })

  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=999999-', 999_999, 999_999],
    ['bytes=0-', 0, 999_999],
    ['bytes=500-5000000', 500, 999_999],
    ['bytes=-1', 999_999, 999_999],
    ['bytes=-5000000', 0, 999_999],
    ['BYTES= 10-20 ', 10, 20],
  ])('%s is the bytes from %i to %i', async (range, from, to) => {
    const { raw } = await ask('film', { range })
    expect([raw.statusCode, raw.headers['content-range'], raw.headers['content-length']]).toEqual([
      206,
      `bytes ${from}-${to}/${SIZE}`,
      String(to - from + 1),
    ])
    expect(raw.rawPayload.equals(film.subarray(from, to + 1))).toBe(true)
  })

  it.each(['bytes=1000000-', 'bytes=1000000-1000001', 'bytes=-0'])(
    '%s is not satisfiable, and answers the size',
    async (range) => {
      const { status, body, raw } = await ask('film', { range })
      expect([status, body.reason, raw.headers['content-range']]).toEqual([416, 'request.invalid', `bytes */${SIZE}`])
      expect(raw.headers['cache-control']).toBe('no-store')
    },
  )

  it.each([
    'bytes=5-2',
    'bytes=0-1,5-6',
    'items=0-1',
    'bytes=-',
    'bytes=a-b',
    'bytes=1',
    'bytes=9999999999999999999-',
    '',
  ])('"%s" is ignored', async (range) => {
    const { raw } = await ask('film', { range })
    expect([raw.statusCode, raw.rawPayload.length]).toEqual([200, SIZE])
  })

  it('supports conditional requests: If-None-Match, and If-Range for ranges', async () => {
    for (const has of ['"film"', 'W/"film"', '"other", "film"']) {
      const { raw } = await ask('film', { 'if-none-match': has })
      expect([raw.statusCode, raw.body, raw.headers.etag]).toEqual([304, '', '"film"'])
    }
    expect((await ask('film', { 'if-none-match': '"other"' })).status).toBe(200)
    expect((await ask('film', { range: 'bytes=0-9', 'if-range': '"film"' })).status).toBe(206)
    for (const has of ['"other"', 'W/"film"', 'Mon, 02 Mar 2026 08:00:00 GMT'])
      expect((await ask('film', { range: 'bytes=0-9', 'if-range': has })).status).toBe(200)
  })

  it('that requires a session is hidden from visitors, however often it was fetched before', async () => {
    const learner = await signedIn(portal(), 'learner')
    for (const headers of [{}, { range: 'bytes=0-9' }, { 'if-none-match': '"secret"' }] as Record<string, string>[]) {
      expect((await learner.call(streamFile, { fileID: 'secret' }, { headers })).status).toBeLessThan(400)
      const { status, body, raw } = await ask('secret', headers)
      expect([status, body.reason, raw.headers.etag, raw.headers['content-range']]).toEqual([
        404,
        'request.notFound',
        undefined,
        undefined,
      ])
    }
    const { raw } = await learner.call(streamFile, { fileID: 'secret' })
    expect(raw.headers['cache-control']).toBe('private, no-cache')
  })

  it.each([
    ['image/png', 'inline', 'image/png'],
    ['image/jpeg', 'inline', 'image/jpeg'],
    ['image/gif', 'inline', 'image/gif'],
    ['video/mp4', 'inline', 'video/mp4'],
    ['audio/mpeg', 'inline', 'audio/mpeg'],
    ['text/vtt', 'inline', 'text/vtt; charset=utf-8'],
    ['text/plain', 'attachment', 'application/octet-stream'],
    ['text/html', 'attachment', 'application/octet-stream'],
    ['image/svg+xml', 'attachment', 'application/octet-stream'],
    ['application/pdf', 'attachment', 'application/octet-stream'],
    ['application/zip', 'attachment', 'application/octet-stream'],
  ])('%s comes %s, as %s', async (mediaType, kind, type) => {
    const id = mediaType.replaceAll(/\W/g, '-')
    await store(id, mediaType, 'open', `it's "1" (报告).x`)
    const { raw } = await ask(id)
    expect([raw.headers['content-type'], raw.headers['content-disposition']]).toEqual([
      type,
      `${kind}; filename*=UTF-8''it%27s%20%221%22%20%28%E6%8A%A5%E5%91%8A%29.x`,
    ])
  })

  it('is closed when its reader disconnects', async () => {
    await portal().http.listen({ port: 0, host: '127.0.0.1' })
    const { port } = portal().http.server.address() as AddressInfo
    const large = 'large'
    await portal()
      .db.insertInto('file')
      .values({ id: large, name: 'x.mp4', media_type: 'video/mp4', size: 40_000_000, access: 'open', stored_at: 0 })
      .execute()
    await portal().portal.files.put(large, Buffer.alloc(40_000_000))
    const held = () => readdirSync('/proc/self/fd').filter((fd) => linkOf(fd).endsWith(`/${large}`)).length
    for (const headers of [{}, { range: 'bytes=100-' }] as Record<string, string>[]) {
      const request = get({
        port,
        host: '127.0.0.1',
        path: `/${streamFile.path.replace('{fileID}', large)}`,
        headers,
        agent: false,
      })
      await new Promise<void>((begun) =>
        request.on('response', (answer) =>
          answer.once('data', () => {
            answer.pause()
            begun()
          }),
        ),
      )
      expect(held()).toBe(1)
      request.on('error', () => undefined)
      request.destroy()
      await vi.waitFor(() => expect(held()).toBe(0))
    }
  })
})

const linkOf = (fd: string): string => {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`)
  } catch {
    // It was the one that the folder was listed with.
    return ''
  }
}

it('of zero bytes has no ranges', () => {
  expect([rangeOf('bytes=0-', 0), rangeOf('bytes=-5', 0), rangeOf(undefined, 0)]).toEqual(['outside', 'outside', null])
})
