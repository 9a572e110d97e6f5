import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

import { filesOf, readLoop, type Loop } from '#server/live/loop.ts'
import { masterPlaylist, mediaPlaylist, WINDOW } from '#server/live/playlist.ts'

const SECOND = 1000
const startsAt = new Date('2026-03-02T08:00:00Z')
const endsAt = new Date(startsAt.getTime() + 3600 * SECOND)
const after = (seconds: number) => new Date(startsAt.getTime() + seconds * SECOND)

const loop: Loop = {
  fingerprint: 'f1',
  segmentSeconds: 4,
  renditions: [
    {
      name: 'hd',
      width: 1280,
      height: 720,
      frameRate: 12,
      codecs: 'avc1.4d401f,mp4a.40.2',
      bandwidth: 200_000,
      averageBandwidth: 110_000,
      init: 'hd.mp4',
      segments: Array.from({ length: 10 }, (_, i) => `hd-${i}.m4s`),
    },
  ],
}

/** A playlist as parsed by a player. */
function read(seconds: number) {
  const lines = mediaPlaylist(loop, loop.renditions[0]!, { startsAt, endsAt, now: after(seconds) }).split('\n')
  const valueOf = (tag: string) => Number(lines.find((line) => line.startsWith(`#${tag}:`))?.split(':')[1])
  return {
    sequence: valueOf('EXT-X-MEDIA-SEQUENCE'),
    discontinuities: valueOf('EXT-X-DISCONTINUITY-SEQUENCE'),
    segments: lines.filter((line) => line.endsWith('.m4s')).map((line) => Number(/hd-(\d+)\.m4s$/.exec(line)![1])),
    /** The positions in the window where the loop restarts. */
    seams: lines.flatMap((line, i) => {
      if (line !== '#EXT-X-DISCONTINUITY') return []
      return [lines.slice(0, i).filter((before) => before.endsWith('.m4s')).length]
    }),
    times: lines.filter((line) => line.startsWith('#EXT-X-PROGRAM-DATE-TIME')).map((line) => line.slice(25)),
    isClosed: lines.includes('#EXT-X-ENDLIST'),
  }
}

describe('the sliding window of a live stream', () => {
  it('is full from the start, and advances by one segment per segment duration', () => {
    expect(read(0)).toMatchObject({ sequence: 0, segments: [0, 1, 2, 3, 4, 5], seams: [], isClosed: false })
    expect(read(3.9).sequence).toBe(0)
    expect(read(4)).toMatchObject({ sequence: 1, segments: [1, 2, 3, 4, 5, 6], isClosed: false })
    expect(read(4).segments).toHaveLength(WINDOW)
  })

  it('marks the restart of the loop while both sides are in the window', () => {
    expect(read(19.9)).toMatchObject({ sequence: 4, segments: [4, 5, 6, 7, 8, 9], seams: [], discontinuities: 0 })
    expect(read(20)).toMatchObject({ sequence: 5, segments: [5, 6, 7, 8, 9, 0], seams: [5], discontinuities: 0 })
    expect(read(36)).toMatchObject({ sequence: 9, segments: [9, 0, 1, 2, 3, 4], seams: [1], discontinuities: 0 })
    expect(read(40)).toMatchObject({ sequence: 10, segments: [0, 1, 2, 3, 4, 5], seams: [], discontinuities: 1 })
    expect(read(80)).toMatchObject({ sequence: 20, seams: [], discontinuities: 2 })
  })

  it('never changes a published segment: number, time, discontinuity', () => {
    const known = new Map<number, string>()
    for (let seconds = 0; seconds < 200; seconds += 1) {
      const { sequence, segments, seams, times, discontinuities } = read(seconds)
      segments.forEach((segment, i) => {
        const passed = discontinuities + seams.filter((at) => at <= i).length
        const said = `${segment} ${times[i]} ${passed}`
        expect(known.get(sequence + i) ?? said).toBe(said)
        known.set(sequence + i, said)
      })
    }
    expect([...known.keys()]).toEqual(Array.from({ length: known.size }, (_, i) => i))
  })

  it('ends at the server’s clock: the newest segment has just ended', () => {
    expect(read(100).times.at(-1)).toBe(after(96).toISOString())
  })

  it('is closed at the end and then constant', () => {
    expect(read(3599).isClosed).toBe(false)
    expect(read(3600)).toMatchObject({ sequence: 900, isClosed: true })
    expect(read(9999)).toEqual(read(3600))
  })

  it('has a master playlist with the quality and codecs of each rendition', () => {
    expect(masterPlaylist(loop).split('\n')).toEqual([
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      '#EXT-X-INDEPENDENT-SEGMENTS',
      '#EXT-X-STREAM-INF:BANDWIDTH=200000,AVERAGE-BANDWIDTH=110000,CODECS="avc1.4d401f,mp4a.40.2",RESOLUTION=1280x720,FRAME-RATE=12.000',
      'hd.m3u8',
      '',
    ])
  })
})

describe('the recording of the demo organisation', () => {
  const folder = resolve('server/demo/live')
  const recorded = readLoop(folder)

  it('is complete in HD and SD, for browsers with and without H.264', () => {
    expect(recorded.renditions.map(({ height, codecs }) => [height, codecs.slice(0, 4)])).toEqual([
      [720, 'avc1'],
      [360, 'avc1'],
      [720, 'vp09'],
      [360, 'vp09'],
    ])
    expect(new Set(recorded.renditions.map(({ segments }) => segments.length))).toEqual(new Set([10]))
    for (const file of filesOf(recorded)) expect(existsSync(resolve(folder, file)), file).toBe(true)
  })

  it('weighs at most 1.5 MB', () => {
    const bytes = filesOf(recorded).reduce((sum, file) => sum + statSync(resolve(folder, file)).size, 0)
    expect(bytes).toBeLessThan(1.5e6)
  })
})
