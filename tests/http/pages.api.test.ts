import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { portalFor } from '#tests/kit/server/portal.ts'
import { Visitor } from '#tests/kit/server/visitor.ts'

const webRoot = mkdtempSync(join(tmpdir(), 'portal-web-'))
afterAll(() => rmSync(webRoot, { recursive: true, force: true }))

const html = (title: string): string => `<!doctype html><meta name="portal" content="" /><title>${title}</title>`
const script = 'export const big = "'.concat('x'.repeat(2000), '"')
mkdirSync(join(webRoot, 'assets'))
for (const [name, text] of Object.entries({
  'index.html': html('Portal'),
  'admin.html': html('Admin'),
  'portal.svg': '<svg/>',
  'assets/app-a1b2.js': script,
  'assets/hls.worker-c3.js': script,
})) {
  writeFileSync(join(webRoot, name), text)
}
writeFileSync(join(webRoot, 'assets/app-a1b2.js.br'), brotliCompressSync(script))
writeFileSync(join(webRoot, 'assets/app-a1b2.js.gz'), gzipSync(script))

describe('pages', () => {
  const portal = portalFor('SQLite', {
    webRoot,
    environment: {
      ADMIN_URL: 'https://a.example/?x=1&y="<',
      HIDE_LIST: '/play,/a/b',
      WORDING: 'workshop',
      CAPTCHA: 'off',
    },
  })
  const get = (url: string, headers: Record<string, string> = {}) =>
    new Visitor(portal()).send({ method: 'GET', url, headers })

  it('carry the settings of the portal in a meta element', async () => {
    const { raw } = await get('/')
    expect(raw.headers['content-type']).toBe('text/html; charset=utf-8')
    const content = /<meta name="portal" content="([^"]*)"/.exec(raw.body)![1]!
    const read = content.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
    expect(JSON.parse(read)).toEqual({
      adminUrl: 'https://a.example/?x=1&y="<',
      permission: true,
      navigation: true,
      logOut: true,
      headerFooter: true,
      hideList: ['/play', '/a/b'],
      wording: 'workshop',
      passwordMax18: false,
      layoutRatio: '24/0',
      captcha: false,
      startLanguage: 'first',
      androidAppUrl: null,
      iosAppUrl: null,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      oidcName: null,
    })
    expect(raw.body).toContain('<title>Portal</title>')
  })

  it('/admin is the second page', async () => {
    for (const url of ['/admin', '/admin.html']) expect((await get(url)).raw.body).toContain('<title>Admin</title>')
    expect((await get('/index.html')).raw.body).toContain('adminUrl')
  })

  it('are compressed as the browser prefers', async () => {
    const plain = (await get('/')).raw.body
    const br = (await get('/', { 'accept-encoding': 'gzip, deflate, br' })).raw
    expect([br.headers['content-encoding'], br.headers.vary]).toEqual(['br', 'accept-encoding'])
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain)
    const gzip = (await get('/', { 'accept-encoding': 'gzip, br;q=0' })).raw
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain)
    expect((await get('/', { 'accept-encoding': 'identity' })).raw.headers['content-encoding']).toBeUndefined()
  })

  it('are revalidated each time, and not sent again when unchanged', async () => {
    const { raw } = await get('/')
    expect(raw.headers['cache-control']).toBe('no-cache')
    const again = await get('/', { 'if-none-match': raw.headers.etag as string })
    expect([again.status, again.raw.body]).toEqual([304, ''])
  })

  it('hashed files are immutable, others revalidated; both compressed', async () => {
    const file = await get('/assets/app-a1b2.js', { 'accept-encoding': 'br' })
    expect(file.raw.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
    })
    expect(brotliDecompressSync(file.raw.rawPayload).toString()).toBe(script)
    expect((await get('/assets/app-a1b2.js')).raw.body).toBe(script)
    for (const name of ['etag', 'last-modified', 'accept-ranges'])
      expect(file.raw.headers, name).not.toHaveProperty(name)
    expect((await get('/portal.svg')).raw.headers).toMatchObject({
      'cache-control': 'no-cache',
      etag: expect.any(String) as string,
    })
  })

  it('may load scripts and data from the portal only, and must not be framed', async () => {
    for (const url of ['/', '/assets/hls.worker-c3.js', '/api-docs']) {
      const { raw } = await get(url)
      const policy = String(raw.headers['content-security-policy'])
      expect(policy).toContain("script-src 'self';")
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("connect-src 'self'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("object-src 'none'")
      expect(policy).toContain("base-uri 'none'")
      expect(policy).not.toContain('unsafe-eval')
      expect(policy.split(';').filter((part) => part.includes('unsafe-inline'))).toEqual([
        "style-src 'self' 'unsafe-inline'",
      ])
      // ORIGIN is not https: these headers would blank a portal served over plain http.
      expect(policy).not.toContain('upgrade-insecure-requests')
      expect(raw.headers['strict-transport-security']).toBeUndefined()
    }
  })

  it.each(['/assets/app-a1b2.js', '/portal.svg'])(
    '%s has minimal headers: its type, without sniffing',
    async (path) => {
      const { status, raw } = await get(path)
      expect([status, raw.headers['x-content-type-options']]).toEqual([200, 'nosniff'])
      for (const name of ['content-security-policy', 'x-frame-options', 'referrer-policy'])
        expect(raw.headers[name], name).toBeUndefined()
    },
  )

  it('nothing outside the folder is served', async () => {
    for (const url of [
      '/../package.json',
      '/..%2fpackage.json',
      '/assets/..%2f..%2fpackage.json',
      '/assets/app-a1b2.js.br',
      '/assets/',
    ]) {
      expect([400, 403, 404]).toContain((await get(url)).status)
    }
  })
})

describe('a portal that has not been built', () => {
  const portal = portalFor('SQLite')

  it('has no pages but all calls', async () => {
    const who = new Visitor(portal())
    expect((await who.send({ method: 'GET', url: '/' })).status).toBe(404)
    expect((await who.drawCaptcha()).status).toBe(200)
  })
})
