import type { FastifyInstance } from 'fastify'
import { languageOfRequest } from '#server/answer/texts.ts'
import { portalNameIn } from '#server/portal-names.ts'
import type { Portal } from '../portal.ts'

/** [NEWS-06] The manifest for installing the portal as an app, named in the language of `lang`. */
export function serveManifest(app: FastifyInstance, { names }: Pick<Portal, 'names'>): void {
  app.get('/portal.webmanifest', (request, reply) => {
    const language = languageOfRequest(request)
    const name = portalNameIn(names.current(), language)
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        JSON.stringify({
          // The same app id in every language.
          id: '/',
          name,
          short_name: name,
          lang: language.tag,
          dir: language.dir,
          start_url: '/',
          scope: '/',
          display: 'standalone',
          theme_color: '#1890ff',
          background_color: '#ffffff',
          icons: [
            { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
            { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
            { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
            { src: '/portal.svg', sizes: 'any', type: 'image/svg+xml' },
          ],
        }),
      )
  })
}
