import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages } from '#i18n/locales.ts'
import { textsOf } from '#server/answer/texts.ts'
import { portalFor } from '#tests/kit/server/portal.ts'
import { Visitor } from '#tests/kit/server/visitor.ts'

interface Manifest {
  id: string
  name: string
  lang: string
  dir: string
  start_url: string
  display: string
  icons: { src: string; sizes: string; type: string; purpose?: string }[]
}

const file = (src: string): Buffer => readFileSync(join(import.meta.dirname, '../../public', src))

/** Width and height from a PNG's header. */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

describe('the web manifest', () => {
  const portal = portalFor('SQLite')
  const manifestIn = async (lang: string) => {
    const { raw } = await new Visitor(portal()).send({ method: 'GET', url: `/portal.webmanifest?lang=${lang}` })
    expect([raw.statusCode, raw.headers['content-type'], raw.headers['cache-control']]).toEqual([
      200,
      'application/manifest+json; charset=utf-8',
      'no-cache',
    ])
    return raw.json<Manifest>()
  }

  it.each(languages)('[LOCALE-01] installs the same app in $code, under its name there', async (language) => {
    const manifest = await manifestIn(language.code)
    expect(manifest).toMatchObject({
      id: '/',
      name: textsOf(language).portal.name(),
      lang: language.tag,
      dir: language.dir,
      start_url: '/',
      display: 'standalone',
    })
  })

  it('refers to existing icons, in the sizes required by browsers', async () => {
    const { icons } = await manifestIn('en_US')
    const drawn = icons.filter(({ type }) => type === 'image/png')
    for (const { src, sizes } of drawn) expect(sizeOf(file(src)), src).toBe(sizes)
    expect(drawn.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    for (const { src } of icons) expect(file(src).length).toBeGreaterThan(0)
    expect(sizeOf(file('icon-apple-180.png'))).toBe('180x180')
  })
})
