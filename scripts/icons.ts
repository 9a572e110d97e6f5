/*
 * Draws public/icon-*.png from public/portal.svg, the pictures by which the installed portal is known on a device, and
 * public/favicon.ico, which browsers ask for beside anything that is no page of the portal.
 * Only needed when the drawing changes:
 *   node scripts/icons.ts
 * Needs a Chromium, as the tests do.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { chromium } from 'playwright'

import { ensureChromium, findChromium } from './setup/chromium.ts'

const folder = join(import.meta.dirname, '../public')
const drawing = readFileSync(join(folder, 'portal.svg'), 'utf8')
const ground = /<rect [^>]*fill="(#\w+)"/.exec(drawing)?.[1] ?? 'none'

/** Systems mask the last two to their own shape, so they are full-bleed with a safe area. */
const pictures = [
  { name: 'icon-192.png', size: 192, share: 1, background: 'transparent' },
  { name: 'icon-512.png', size: 512, share: 1, background: 'transparent' },
  { name: 'icon-maskable-512.png', size: 512, share: 0.8, background: ground },
  { name: 'icon-apple-180.png', size: 180, share: 0.9, background: ground },
]

await ensureChromium()
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath !== null && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
const page = await browser.newPage()
for (const { name, size, share, background } of pictures) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`
    <style>
      body { margin: 0; display: grid; place-items: center; block-size: 100vh; background: ${background} }
      svg { inline-size: ${share * 100}%; block-size: ${share * 100}% }
    </style>${drawing}`)
  await page.screenshot({ path: join(folder, name), omitBackground: true })
}
await browser.close()

/** An .ico file may contain a PNG, after a header of six bytes and one directory entry of sixteen. */
const picture = readFileSync(join(folder, 'icon-192.png'))
const head = Buffer.alloc(22)
head.writeUInt16LE(1, 2)
head.writeUInt16LE(1, 4)
head.writeUInt8(192, 6)
head.writeUInt8(192, 7)
head.writeUInt16LE(1, 10)
head.writeUInt16LE(32, 12)
head.writeUInt32LE(picture.length, 14)
head.writeUInt32LE(head.length, 18)
writeFileSync(join(folder, 'favicon.ico'), Buffer.concat([head, picture]))
