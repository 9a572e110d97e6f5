/**
 * Makes the lectures of the demo organisation from their English text alone: server/demo/lectures/<name>-hd.mp4 and
 * -sd.mp4, and times.json beside them, from which the captions of every language are written. Slides are drawn by
 * lectures/slide.ts, the sentences are spoken by Festival.
 *
 * Only needed when a text or a drawing changes; what it makes is committed:
 *   apt-get install ffmpeg chromium fonts-noto-core festival festvox-us-slt-hts
 *   node scripts/demo/lectures.ts [NAME …]
 * Made with ffmpeg 5.1.9 (libx264, aac), Chromium 156, Festival 2.5; a few minutes for all of them, or those named
 * only. The same versions make the same files; another Chromium or another version of the font may draw some pixels
 * otherwise.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { lectures } from '#server/demo/texts/en_US/lectures.ts'

import { launchBrowser } from '#tests/kit/browser/browser.ts'
import { bands, type MadeLecture } from './lectures/bands/index.ts'
import { film, levelled, RENDITIONS } from './lectures/encode.ts'
import { slide, SLIDE_STYLE } from './lectures/slide.ts'
import { speak, wavOf } from './lectures/speech.ts'
import { soundOf, timingOf } from './lectures/timing.ts'

const target = resolve(import.meta.dirname, '../../server/demo/lectures')
const timesFile = join(target, 'times.json')
const work = mkdtempSync(join(tmpdir(), 'lectures-'))
const isMade = (name: string): name is MadeLecture => name in bands
const named = process.argv.slice(2)
const names = Object.keys(bands)
  .filter(isMade)
  .filter((name) => named.length === 0 || named.includes(name))

/** The metadata of the lectures once made, in order, one per line. */
function note(name: string, made: unknown): void {
  const times = { ...(JSON.parse(readFileSync(timesFile, 'utf8')) as Record<string, unknown>), [name]: made }
  const rows = Object.keys(bands)
    .filter((known) => known in times)
    .map((known) => `  "${known}": ${JSON.stringify(times[known])}`)
  writeFileSync(timesFile, `{\n${rows.join(',\n')}\n}\n`)
}

const browser = await launchBrowser()
const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
for (const name of names) {
  const { lines } = lectures[name]
  const spoken = speak(lines, work)
  const timing = timingOf(spoken)
  writeFileSync(join(work, 'spoken.wav'), wavOf(soundOf(spoken, timing)))
  const sound = levelled(work, 'spoken.wav')
  const slides: string[] = []
  for (const step of [0, ...lines.map((_, i) => i + 1)]) {
    await page.setContent(`<style>${SLIDE_STYLE}</style>${slide(name, step)}`)
    slides.push(`slide-${step}.png`)
    await page.screenshot({ path: join(work, `slide-${step}.png`) })
  }
  const made = RENDITIONS.map((rendition) => ({
    name: rendition.name,
    content: film(work, slides, timing, sound, rendition),
  }))
  for (const { name: rendition, content } of made) writeFileSync(join(target, `${name}-${rendition}.mp4`), content)
  note(name, {
    seconds: timing.seconds,
    bytes: Object.fromEntries(made.map(({ name: rendition, content }) => [rendition, content.length])),
    lines: timing.lines.map(({ from, spokenTo }) => [from, spokenTo]),
  })
  process.stdout.write(
    `${name}: ${timing.seconds} s, ${made.map(({ content }) => `${Math.round(content.length / 1000)} kB`).join(' and ')}\n`,
  )
}
await browser.close()
rmSync(work, { recursive: true })
