import type { Loop, Rendition } from './loop.ts'

/**
 * Segments that a live playlist holds. As many are there already when a broadcast begins, as of an encoder that was
 * started before.
 */
export const WINDOW = 6

export interface OnAir {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly now: Date
}

/** The master playlist. */
export function masterPlaylist({ renditions }: Loop): string {
  return lines(
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...renditions.flatMap(({ name, width, height, frameRate, codecs, bandwidth, averageBandwidth }) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},AVERAGE-BANDWIDTH=${averageBandwidth},CODECS="${codecs}",RESOLUTION=${width}x${height},FRAME-RATE=${frameRate.toFixed(3)}`,
      `${name}.m3u8`,
    ]),
  )
}

/**
 * The current sliding window of one rendition: the loop repeats from before the start, with a discontinuity at each
 * restart, until the playlist is closed at the end.
 */
export function mediaPlaylist(loop: Loop, { init, segments }: Rendition, { startsAt, endsAt, now }: OnAir): string {
  const segmentMs = loop.segmentSeconds * 1000
  const isOver = now >= endsAt
  const elapsed = (isOver ? endsAt : now).getTime() - startsAt.getTime()
  const first = Math.floor(elapsed / segmentMs)
  const address = (file: string): string => `../segments/${loop.fingerprint}/${file}`
  const startOf = (number: number): string => new Date(startsAt.getTime() + (number - WINDOW) * segmentMs).toISOString()

  return lines(
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(loop.segmentSeconds)}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.floor(first / segments.length)}`,
    `#EXT-X-MAP:URI="${address(init)}"`,
    ...Array.from({ length: WINDOW }, (_, i) => first + i).flatMap((number) => [
      ...(number % segments.length === 0 && number > first ? ['#EXT-X-DISCONTINUITY'] : []),
      `#EXT-X-PROGRAM-DATE-TIME:${startOf(number)}`,
      `#EXTINF:${loop.segmentSeconds.toFixed(3)},`,
      address(segments[number % segments.length] ?? ''),
    ]),
    ...(isOver ? ['#EXT-X-ENDLIST'] : []),
  )
}

const lines = (...all: string[]): string => `${all.join('\n')}\n`
