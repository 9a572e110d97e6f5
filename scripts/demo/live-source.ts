/**
 * Makes the live stream of the demo organisation: server/demo/live, which server/live plays over and over as an HLS
 * source. Its pictures are drawn by scenes/, its sound is that of a river; each part of it is made here.
 *
 * Only needed when a drawing changes; what it makes is committed:
 *   apt-get install ffmpeg chromium && node scripts/demo/live-source.ts
 * Made with ffmpeg 5.1.9 (libx264, aac, libvpx-vp9, libopus) and Chromium 156; it takes a minute or two.
 *
 * Everything is there twice: in H.264 and AAC, and in VP9 and Opus for browsers built without those.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { launchBrowser } from '#tests/kit/browser/browser.ts'
import { HEIGHT, WIDTH } from './scenes/drawing.ts'
import { programme, PROGRAMME_SECONDS } from './scenes/programme.ts'

const target = resolve(import.meta.dirname, '../../server/demo/live')
const SEGMENT_SECONDS = 4
const FRAME_RATE = 12
const GROUP = String(SEGMENT_SECONDS * FRAME_RATE)

const avc = [
  '-c:v',
  'libx264',
  '-profile:v',
  'main',
  '-preset',
  'veryslow',
  '-tune',
  'animation',
  '-bf',
  '0',
  '-refs',
  '3',
  '-sc_threshold',
  '0',
]
const vp9 = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-deadline', 'good', '-cpu-used', '1', '-row-mt', '1']
const aac = ['-c:a', 'aac', '-b:a', '16k', '-ar', '16000']
const opus = ['-c:a', 'libopus', '-b:a', '12k', '-application', 'audio']
const RENDITIONS = [
  { name: 'avc-hd', height: 720, encoding: [...avc, '-level', '3.1', '-crf', '31', ...aac] },
  { name: 'avc-sd', height: 360, encoding: [...avc, '-level', '3.0', '-crf', '33', ...aac] },
  { name: 'vp9-hd', height: 720, encoding: [...vp9, '-crf', '46', ...opus] },
  { name: 'vp9-sd', height: 360, encoding: [...vp9, '-crf', '46', ...opus] },
]

const work = mkdtempSync(join(tmpdir(), 'live-source-'))
const picture = join(work, 'picture.mkv')
const sound = join(work, 'sound.wav')

function ffmpeg(...given: readonly string[]): void {
  const { status, stderr } = spawnSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...given], {
    cwd: work,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`ffmpeg failed:\n${stderr}`)
}

/** Renders every frame in Chromium, losslessly. */
async function draw(): Promise<void> {
  const browser = await launchBrowser()
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
  await page.setContent('<style>body { margin: 0 }</style><div></div>')
  const into = [
    '-f',
    'image2pipe',
    '-framerate',
    String(FRAME_RATE),
    '-i',
    '-',
    '-c:v',
    'libx264',
    '-qp',
    '0',
    '-preset',
    'ultrafast',
  ]
  const encoder = spawn('ffmpeg', ['-loglevel', 'error', '-y', ...into, picture], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const encoded = new Promise((done) => encoder.once('exit', done))
  for (let frame = 0; frame < PROGRAMME_SECONDS * FRAME_RATE; frame++) {
    await page.locator('div').evaluate((div, svg) => (div.innerHTML = svg), programme(frame / FRAME_RATE))
    encoder.stdin.write(await page.screenshot())
    if (frame % (10 * FRAME_RATE) === 0) process.stdout.write(`drawn: ${frame / FRAME_RATE} s\n`)
  }
  encoder.stdin.end()
  await encoded
  await browser.close()
}

/** The sound of a nearby river: band-limited noise with slowly varying volume. */
function listen(): void {
  const river = `anoisesrc=color=brown:seed=2026:amplitude=0.6:sample_rate=48000:duration=${PROGRAMME_SECONDS}`
  ffmpeg(
    '-f',
    'lavfi',
    '-i',
    `${river},highpass=f=180,lowpass=f=2400,tremolo=f=0.2:d=0.35,volume=-6dB`,
    '-ac',
    '1',
    sound,
  )
}

function encode({ name, height, encoding }: (typeof RENDITIONS)[number]) {
  const width = (height * WIDTH) / HEIGHT
  const shape = ['-vf', `scale=${width}:${height}:flags=lanczos,format=yuv420p`, '-g', GROUP, '-keyint_min', GROUP]
  const hls = [
    '-f',
    'hls',
    '-hls_time',
    String(SEGMENT_SECONDS),
    '-hls_playlist_type',
    'vod',
    '-hls_segment_type',
    'fmp4',
  ]
  const names = ['-hls_fmp4_init_filename', `${name}.mp4`, '-hls_segment_filename', `${name}-%d.m4s`]
  ffmpeg(
    '-i',
    picture,
    '-i',
    sound,
    '-map',
    '0:v',
    '-map',
    '1:a',
    ...shape,
    ...encoding,
    '-t',
    String(PROGRAMME_SECONDS),
    ...hls,
    ...names,
    `${name}.m3u8`,
  )
  const init = `${name}.mp4`
  const segments = Array.from({ length: PROGRAMME_SECONDS / SEGMENT_SECONDS }, (_, i) => `${name}-${i}.m4s`)
  for (const file of [init, ...segments]) writeFileSync(join(target, file), readFileSync(join(work, file)))
  const bits = segments.map((file) => (statSync(join(target, file)).size * 8) / SEGMENT_SECONDS)
  return {
    name,
    width,
    height,
    frameRate: FRAME_RATE,
    codecs: codecsOf(readFileSync(join(work, init))),
    bandwidth: Math.ceil(Math.max(...bits)),
    averageBandwidth: Math.ceil(bits.reduce((sum, one) => sum + one) / bits.length),
    init,
    segments,
  }
}

/** The RFC 6381 codec names, read from the boxes that describe them. */
function codecsOf(init: Buffer): string {
  const hex = (byte: number): string => byte.toString(16).padStart(2, '0')
  const avcC = init.indexOf('avcC')
  if (avcC > 0) return `avc1.${[...init.subarray(avcC + 5, avcC + 8)].map(hex).join('')},mp4a.40.2`
  const vpcC = init.indexOf('vpcC')
  if (vpcC < 0) throw new Error('neither H.264 nor VP9')
  const [profile = 0, level = 0, depth = 0] = init.subarray(vpcC + 8, vpcC + 11)
  return `vp09.${[profile, level, depth >> 4].map((part) => String(part).padStart(2, '0')).join('.')},opus`
}

rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
await draw()
listen()
const renditions = RENDITIONS.map(encode)
writeFileSync(
  join(target, 'loop.json'),
  `${JSON.stringify({ segmentSeconds: SEGMENT_SECONDS, renditions }, null, 2)}\n`,
)
rmSync(work, { recursive: true })
for (const { name, codecs, averageBandwidth } of renditions) {
  process.stdout.write(`${name} ${codecs}: ${Math.round((averageBandwidth * PROGRAMME_SECONDS) / 8000)} kB\n`)
}
