import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Festival's HTS voice: the clearest in Debian, and deterministic. */
const VOICE = '(voice_cmu_us_slt_arctic_hts)'
/** Slightly slower than its default, for non-native listeners. */
const PACE = `(set! hts_engine_params (append hts_engine_params '(("-r" 0.92))))`
export const SAMPLE_RATE = 32_000

/** Respellings of what the voice would misread. */
const RESPELLED: readonly (readonly [RegExp, string])[] = [
  [/’/g, "'"],
  [/[“”]/g, ''],
  [/metre/g, 'meter'],
  [/ageing/g, 'aging'],
  [/standardised/g, 'standardized'],
  [/e-mail/g, 'e mail'],
  [/hand-over/g, 'handover'],
]
const respelled = (line: string): string =>
  RESPELLED.reduce((text, [written, said]) => text.replace(written, said), line)

/** Each line as samples, in the order given. */
export function speak(lines: readonly string[], folder: string): readonly Int16Array[] {
  const files = lines.map((_, i) => join(folder, `line-${i}.wav`))
  const saying = lines.map(
    (line, i) => `(utt.save.wave (utt.synth (Utterance Text "${respelled(line)}")) "${files[i] ?? ''}")`,
  )
  const script = join(folder, 'lines.scm')
  writeFileSync(script, [VOICE, PACE, ...saying].join('\n'))
  const { status, stderr } = spawnSync('festival', ['-b', script], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`festival failed:\n${stderr}`)
  return files.map((file) => trimmed(samplesOf(readFileSync(file))))
}

/** The samples of a mono WAV file of sixteen bits. */
function samplesOf(wav: Buffer): Int16Array {
  if (wav.readUInt16LE(22) !== 1 || wav.readUInt32LE(24) !== SAMPLE_RATE) throw new Error('an unexpected kind of sound')
  const start = wav.indexOf('data') + 8
  return Int16Array.from({ length: (wav.length - start) >> 1 }, (_, i) => wav.readInt16LE(start + 2 * i))
}

const SILENT = 200

/** Trims the silence, so that the script controls the pauses. */
function trimmed(samples: Int16Array): Int16Array {
  const isHeard = (sample: number): boolean => Math.abs(sample) > SILENT
  return samples.slice(Math.max(0, samples.findIndex(isHeard) - 1600), samples.findLastIndex(isHeard) + 3200)
}

/** A mono WAV file of sixteen bits. */
export function wavOf(samples: Int16Array): Buffer {
  const wav = Buffer.alloc(44 + 2 * samples.length)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(36 + 2 * samples.length, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(SAMPLE_RATE, 24)
  wav.writeUInt32LE(2 * SAMPLE_RATE, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(2 * samples.length, 40)
  samples.forEach((sample, i) => wav.writeInt16LE(sample, 44 + 2 * i))
  return wav
}
