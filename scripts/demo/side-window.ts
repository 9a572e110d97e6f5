/**
 * Draws the pictures of the demo organisation's side window: server/demo/files. Only needed when a drawing changes;
 * what it makes is committed:
 *   apt-get install chromium && node scripts/demo/side-window.ts
 */
import { mkdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { launchBrowser } from '#tests/kit/browser/browser.ts'
import { circle, deep, element, path } from './scenes/drawing.ts'
import { gauge } from './scenes/gauge.ts'
import { hydrograph } from './scenes/hydrograph.ts'

const target = resolve(import.meta.dirname, '../../server/demo/files')
const QUALITY = 82
/** Named after the broadcasts they link to, each a frame of its stream. */
const PICTURES = { 'field-school': gauge(1.4), forecast: hydrograph(6.6) }
/** The x position of each square section. */
const CROPS: Readonly<Record<string, number>> = { 'field-school': 60, forecast: 70 }
const SIDE = 720
/** Four times the display size. */
const PIXELS = 320

/** A language-neutral sign for live. */
const onAir = element(
  'g',
  { transform: 'translate(574 574) scale(1.5)' },
  circle(0, 0, 72, deep, { stroke: '#fff', 'stroke-width': 8 }),
  circle(0, 0, 13, '#fff'),
  ...[28, 46].map((r) =>
    path(
      `M${-0.7 * r} ${-0.7 * r}A${r} ${r} 0 0 0 ${-0.7 * r} ${0.7 * r}M${0.7 * r} ${-0.7 * r}A${r} ${r} 0 0 1 ${0.7 * r} ${0.7 * r}`,
      {
        stroke: '#fff',
        'stroke-width': 9,
        'stroke-linecap': 'round',
      },
    ),
  ),
)

mkdirSync(target, { recursive: true })
const browser = await launchBrowser()
const page = await browser.newPage({ viewport: { width: PIXELS, height: PIXELS } })
for (const [name, scene] of Object.entries(PICTURES)) {
  await page.setContent(
    `<style>body { margin: 0 }</style><svg viewBox="0 0 ${SIDE} ${SIDE}"><g transform="translate(${-(CROPS[name] ?? 0)} 0)">${scene}</g>${onAir}</svg>`,
  )
  const file = join(target, `${name}.jpg`)
  await page.screenshot({ path: file, type: 'jpeg', quality: QUALITY })
  process.stdout.write(`${name}.jpg: ${Math.ceil(statSync(file).size / 1000)} kB\n`)
}
await browser.close()
