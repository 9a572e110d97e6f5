import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { firstChildIn, type Address } from '#api/kit/addresses.ts'
import { fallbackOrder } from '#server/main-language.ts'
import type { PortalNames } from '#server/portal-names.ts'
import type { Portal } from '../portal.ts'
import type { PortalSettings } from '../settings.ts'
import { hashOf } from '#server/session/tokens.ts'
import { notFound } from '#server/answer/refusal.ts'
import { securePages } from './security.ts'

/** A page with the settings injected, in every content encoding. */
interface Page {
  readonly etag: string
  readonly bodies: ReadonlyMap<'br' | 'gzip' | 'identity', Buffer>
}

/** Headers that matter for pages only: half the weight of a small asset. */
const PAGE_HEADERS = [
  'content-security-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** In the web root: its icons, which hold no script. */
const OWN_PICTURE = /\.(?:ico|png|svg)$/

/** Nobody asks again for a file whose name changes with it; each of these is in every one of some twenty answers. */
const VALIDATORS = ['accept-ranges', 'etag', 'last-modified']

/** The page addresses and the built files behind them. */
const PAGES = {
  '/': 'index.html',
  '/index.html': 'index.html',
  '/admin': 'admin.html',
  '/admin.html': 'admin.html',
} as const

export interface Built {
  /** The folder of the built browser app. */
  readonly webRoot: string
  /** The addresses of its pages. */
  readonly addresses: readonly Address[]
}

/**
 * Serves the built browser app: pages from memory, hashed files for ever, plain paths as hash addresses (gap GAP-22).
 */
export async function servePages(
  app: FastifyInstance,
  { settings, names }: Pick<Portal, 'names' | 'settings'>,
  built: Built,
): Promise<void> {
  const firstChildOf = firstChildIn(built.addresses)
  await app.register(async (scope) => {
    await securePages(scope, settings)
    await serveBuilt(scope, built.webRoot, { settings: settings.portal, names })
  })
  app.setNotFoundHandler((request, reply) => {
    if (!isPlainPath(request)) throw notFound()
    return reply.redirect(`/#${firstChildOf(request.url) ?? request.url}`, 302)
  })
}

interface Filling {
  readonly settings: PortalSettings
  readonly names: PortalNames
}

async function serveBuilt(app: FastifyInstance, webRoot: string, filling: Filling): Promise<void> {
  for (const [address, file] of Object.entries(PAGES)) {
    const path = join(webRoot, file)
    const page = existsSync(path) ? filled(readFileSync(path, 'utf8'), filling) : null
    app.route({
      method: ['GET', 'HEAD'],
      url: address,
      handler: (request, reply) => {
        if (page === null) throw notFound()
        return sendPage(request, reply, page())
      },
    })
  }
  if (existsSync(webRoot)) {
    await app.register(fastifyStatic, {
      root: webRoot,
      wildcard: false,
      index: false,
      globIgnore: ['*.html', '**/*.br', '**/*.gz'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/')
        // The policy of a worker is that of its own script; for other assets, and for the portal's own pictures, these
        // headers have no effect.
        if ((hashed && !path.includes('worker')) || OWN_PICTURE.test(path))
          for (const name of PAGE_HEADERS) void reply.removeHeader(name)
        if (hashed) for (const name of VALIDATORS) void reply.removeHeader(name)
        void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
}

/** A page with what is set and with what the portal is called; it is filled anew when that has changed. */
function filled(html: string, { settings, names }: Filling): () => Page {
  let [page, named] = [fill(html, settings, names.current()), names.current()]
  return () => {
    const current = names.current()
    if (current !== named) [page, named] = [fill(html, settings, current), current]
    return page
  }
}

/** The settings go into a meta element, because the Content-Security-Policy allows no inline script. */
function fill(html: string, settings: PortalSettings, names: ReturnType<PortalNames['current']>): Page {
  // In the order of their fallbacks: the first is for readers of languages that it has no name in.
  const ordered = fallbackOrder().flatMap(({ code }) => names.filter(({ language }) => language === code))
  const named =
    ordered.length === 0 ? {} : { names: Object.fromEntries(ordered.map((one) => [one.language, one.name])) }
  const content = JSON.stringify({ ...settings, ...named })
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
  const whole = html.replace('<meta name="portal" content=""', () => `<meta name="portal" content="${content}"`)
  return {
    etag: `"${hashOf(whole).slice(0, 32)}"`,
    bodies: new Map([
      ['br', brotliCompressSync(whole)],
      ['gzip', gzipSync(whole)],
      ['identity', Buffer.from(whole)],
    ]),
  }
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  void reply.header('cache-control', 'no-cache').header('etag', page.etag).header('vary', 'accept-encoding')
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding =
    (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\b)`).test(accepted)) ??
    'identity'
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.type('text/html; charset=utf-8').send(page.bodies.get(encoding))
}

/**
 * An address of a page without its hash, as somebody typed or bookmarked it; not one of a call or of a missing file.
 */
function isPlainPath({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? ''
  if (method !== 'GET' || headers.accept?.includes('text/html') !== true) return false
  return !path.startsWith('/api-') && !path.startsWith('/zuul/') && !/\.\w+$/.test(path)
}
