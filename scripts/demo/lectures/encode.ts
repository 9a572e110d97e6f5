import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { ffmpeg, REPEATABLE } from './ffmpeg.ts'
import { FRAME_RATE, type Timing } from './timing.ts'

/**
 * A key frame per slide and at least every four seconds. Frames in between are static, so that seeking decodes at most
 * nineteen nearly empty ones; more key frames would cost sharpness of the letters.
 */
const GROUP = String(4 * FRAME_RATE)
const AVC = [
  '-c:v',
  'libx264',
  '-preset',
  'slow',
  '-tune',
  'ssim',
  '-profile:v',
  'high',
  '-g',
  GROUP,
  '-keyint_min',
  '1',
  '-sc_threshold',
  '0',
]

export interface Rendition {
  readonly name: 'hd' | 'sd'
  readonly width: number
  readonly height: number
  readonly mostBytes: number
  readonly usual: number
  readonly sound: readonly string[]
}

export const RENDITIONS: readonly Rendition[] = [
  { name: 'hd', width: 1280, height: 720, mostBytes: 340_000, usual: 38, sound: ['-ar', '32000', '-b:a', '28k'] },
  { name: 'sd', width: 640, height: 360, mostBytes: 170_000, usual: 41, sound: ['-ar', '24000', '-b:a', '20k'] },
]
/** Rate factors of x264, tried from a rendition's usual one to better or worse. */
const BEST = 28
const WORST = 48

/** The usual loudness of speech on the web (-17 LUFS), without clipping. */
export function levelled(folder: string, sound: string): string {
  const measured = ffmpeg(folder, '-i', sound, '-af', 'highpass=f=70,loudnorm=print_format=json', '-f', 'null', '-')
  const loudness = Number(/"input_i" : "(-?[\d.]+)"/.exec(measured)?.[1])
  const gain = (-17 - loudness).toFixed(2)
  ffmpeg(
    folder,
    '-i',
    sound,
    '-af',
    `highpass=f=70,treble=g=2:f=6000,volume=${gain}dB,alimiter=limit=0.56:level=0:attack=5:release=50`,
    ...REPEATABLE,
    'levelled.wav',
  )
  return 'levelled.wav'
}

/** Encodes slides and sound of the folder at the best quality within the size limit. */
export function film(
  folder: string,
  slides: readonly string[],
  { lines, seconds }: Timing,
  sound: string,
  rendition: Rendition,
): Buffer {
  const starts = [0, ...lines.map(({ from }) => from)]
  const inputs = slides.flatMap((slide, i) => [
    '-loop',
    '1',
    '-framerate',
    String(FRAME_RATE),
    '-t',
    ((starts[i + 1] ?? seconds) - (starts[i] ?? 0)).toFixed(1),
    '-i',
    slide,
  ])
  const chain = `${slides.map((_, i) => `[${i}:v]`).join('')}concat=n=${slides.length},scale=${rendition.width}:${rendition.height}:flags=lanczos,format=yuv420p`
  ffmpeg(
    folder,
    ...inputs,
    '-filter_complex',
    chain,
    '-c:v',
    'libx264',
    '-qp',
    '0',
    '-preset',
    'ultrafast',
    ...REPEATABLE,
    'slides.mkv',
  )
  ffmpeg(folder, '-i', sound, '-c:a', 'aac', '-ac', '1', ...rendition.sound, ...REPEATABLE, 'sound.m4a')
  const keys = ['-force_key_frames', starts.join(',')]
  let best: Buffer | null = null
  for (let quality = rendition.usual; quality >= BEST && quality <= WORST; ) {
    ffmpeg(
      folder,
      '-i',
      'slides.mkv',
      '-i',
      'sound.m4a',
      '-map',
      '0:v',
      '-map',
      '1:a',
      ...AVC,
      '-crf',
      String(quality),
      ...keys,
      '-c:a',
      'copy',
      ...REPEATABLE,
      '-movflags',
      '+faststart',
      'film.mp4',
    )
    const fits = statSync(join(folder, 'film.mp4')).size <= rendition.mostBytes
    if (fits) best = readFileSync(join(folder, 'film.mp4'))
    if (best !== null && (!fits || quality > rendition.usual)) return best
    quality += fits ? -1 : 1
  }
  if (best !== null) return best
  throw new Error(`does not fit into ${rendition.mostBytes} bytes`)
}
