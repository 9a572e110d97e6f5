import { SAMPLE_RATE } from './speech.ts'

export const FRAME_RATE = 5
const TITLE_SECONDS = 2
/** Pause between a new slide and its sentence, and between a sentence and the next slide. */
const BEFORE = 0.2
const AFTER = 1
const END_SECONDS = 1.4

interface TimedLine {
  /** The slide's interval, on frame boundaries. */
  readonly from: number
  readonly to: number
  /** The end of its sentence and caption. */
  readonly spokenTo: number
}

export interface Timing {
  readonly lines: readonly TimedLine[]
  readonly seconds: number
}

/** The start of each slide, on a frame boundary: the sound is aligned to the slides. */
export function timingOf(spoken: readonly Int16Array[]): Timing {
  const lines: TimedLine[] = []
  let from = TITLE_SECONDS
  for (const samples of spoken) {
    const spokenTo = from + BEFORE + samples.length / SAMPLE_RATE
    const to = Math.ceil((spokenTo + AFTER) * FRAME_RATE) / FRAME_RATE
    lines.push({ from, to, spokenTo: Math.round((spokenTo + 0.3) * 1000) / 1000 })
    from = to
  }
  return { lines, seconds: Math.ceil((from + END_SECONDS) * FRAME_RATE) / FRAME_RATE }
}

/** The sentences at their times, with silence in between. */
export function soundOf(spoken: readonly Int16Array[], { lines, seconds }: Timing): Int16Array {
  const sound = new Int16Array(Math.round(seconds * SAMPLE_RATE))
  spoken.forEach((samples, i) => sound.set(samples, Math.round(((lines[i]?.from ?? 0) + BEFORE) * SAMPLE_RATE)))
  return sound
}
