/**
 * Makes the documents that the demo organisation offers for download: server/demo/documents. Tables, forms and pictures
 * are written by documents/, papers are printed by Chromium, the talk is the sound of a lecture.
 *
 * Only needed when one of them changes; what it makes is committed:
 *   apt-get install ffmpeg chromium fonts-noto-core festival festvox-us-slt-hts
 *   node scripts/demo/documents.ts
 * Made with ffmpeg 5.1.9 (libx264, libmp3lame), Chromium 156, Festival 2.5; half a minute. The same versions make the
 * same files.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { lectures } from '#server/demo/texts/en_US/lectures.ts'

import { launchBrowser } from '#tests/kit/browser/browser.ts'
import { FILM_SECONDS, film, filmFrame } from './documents/film.ts'
import { gaugingChecklist, samplingPackingList, villageContactSheet } from './documents/forms.ts'
import { academyAtAGlance, damRoundForm, leveePatrolCard } from './documents/papers.ts'
import { basinMap, damSection, floodWave, flowCalendar, WAVE_FRAMES } from './documents/pictures.ts'
import { rawReadings, stormRecords } from './documents/series.ts'
import { floodReadings, gaugingSheet, studyPlanner } from './documents/tables.ts'
import { levelled } from './lectures/encode.ts'
import { ffmpeg, REPEATABLE } from './lectures/ffmpeg.ts'
import { speak, wavOf } from './lectures/speech.ts'
import { soundOf, timingOf } from './lectures/timing.ts'

const target = resolve(import.meta.dirname, '../../server/demo/documents')
const work = mkdtempSync(join(tmpdir(), 'documents-'))
const keep = (name: string, content: Buffer | string): void => {
  writeFileSync(join(target, name), content)
  process.stdout.write(`${name}: ${Math.round(Buffer.byteLength(content) / 1000)} kB\n`)
}

mkdirSync(target, { recursive: true })
keep('gauging-sheet.xlsx', gaugingSheet())
keep('flood-readings.xlsx', floodReadings())
keep('study-planner.xlsx', studyPlanner())
keep('gauging-checklist.docx', gaugingChecklist())
keep('village-contact-sheet.docx', villageContactSheet())
keep('sampling-packing-list.txt', samplingPackingList())
keep('storm-records.zip', stormRecords())
keep('raw-readings.zip', rawReadings())

const browser = await launchBrowser()
const page = await browser.newPage()

/** Replaces the print's date by a fixed one of the same length. */
const repeatable = (pdf: Buffer): Buffer =>
  Buffer.from(pdf.toString('latin1').replace(/D:\d{14}/g, 'D:20260101000000'), 'latin1')
for (const [name, html] of Object.entries({
  'levee-patrol-card': leveePatrolCard(),
  'dam-round': damRoundForm(),
  'academy-at-a-glance': academyAtAGlance(),
})) {
  await page.setContent(html)
  keep(`${name}.pdf`, repeatable(await page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true })))
}

async function draw(svg: string, width: number, height: number, type: 'png' | 'jpeg'): Promise<Buffer> {
  await page.setViewportSize({ width, height })
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`)
  return page.screenshot(type === 'png' ? { type } : { type, quality: 84 })
}
keep('dam-section.png', await draw(damSection(), 1600, 750, 'png'))
keep('basin-map.jpg', await draw(basinMap(), 1600, 950, 'jpeg'))
keep('flow-calendar.jpeg', await draw(flowCalendar(), 1600, 950, 'jpeg'))

for (let frame = 0; frame < WAVE_FRAMES; frame++)
  writeFileSync(join(work, `wave-${frame}.png`), await draw(floodWave(frame), 800, 450, 'png'))
ffmpeg(
  work,
  '-framerate',
  '8',
  '-i',
  'wave-%d.png',
  '-filter_complex',
  'split[a][b];[a]palettegen=max_colors=48:stats_mode=full[p];[b][p]paletteuse=dither=none:diff_mode=rectangle',
  ...REPEATABLE,
  'wave.gif',
)
keep('flood-wave.gif', readFileSync(join(work, 'wave.gif')))

for (let frame = 0; frame < FILM_SECONDS * film.frameRate; frame++)
  writeFileSync(
    join(work, `film-${frame}.png`),
    await draw(filmFrame(frame / film.frameRate), film.width, film.height, 'png'),
  )
ffmpeg(
  work,
  '-framerate',
  String(film.frameRate),
  '-i',
  'film-%d.png',
  '-c:v',
  'libx264',
  '-preset',
  'slower',
  '-tune',
  'animation',
  '-crf',
  '30',
  '-pix_fmt',
  'yuv420p',
  '-g',
  '20',
  ...REPEATABLE,
  '-movflags',
  '+faststart',
  'film.mp4',
)
keep('filter-ring-film.mp4', readFileSync(join(work, 'film.mp4')))
await browser.close()

const spoken = speak(lectures['warning-chain'].lines, work)
writeFileSync(join(work, 'spoken.wav'), wavOf(soundOf(spoken, timingOf(spoken))))
ffmpeg(
  work,
  '-i',
  levelled(work, 'spoken.wav'),
  '-c:a',
  'libmp3lame',
  '-ar',
  '32000',
  '-b:a',
  '32k',
  ...REPEATABLE,
  'talk.mp3',
)
keep('warning-talk.mp3', readFileSync(join(work, 'talk.mp3')))
rmSync(work, { recursive: true })
