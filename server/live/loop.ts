import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { hashOf } from '#server/session/tokens.ts'

const name = z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9]+)?$/))

/** The manifest that scripts/demo/live-source.ts writes beside the media. */
const description = z.object({
  /** Duration of every segment in seconds. */
  segmentSeconds: z.number().check(z.positive()),
  renditions: z.array(
    z.object({
      name,
      width: z.number(),
      height: z.number(),
      frameRate: z.number(),
      /** As an RFC 6381 codec list. */
      codecs: z.string(),
      /** Bits per second, peak and average. */
      bandwidth: z.number(),
      averageBandwidth: z.number(),
      /** Files: the init segment, and the media segments in order. */
      init: name,
      segments: z.array(name).check(z.minLength(1)),
    }),
  ),
})

export type Loop = z.infer<typeof description> & {
  /** Part of the file addresses, for cache busting. */
  readonly fingerprint: string
}
export type Rendition = Loop['renditions'][number]

/** A recording played in a loop as a live stream. */
export function readLoop(folder: string): Loop {
  const loop = description.parse(JSON.parse(readFileSync(join(folder, 'loop.json'), 'utf8')))
  return {
    ...loop,
    fingerprint: hashOf(...filesOf(loop).map((file) => readFileSync(join(folder, file), 'base64'))).slice(0, 12),
  }
}

/** Every media file of a loop. */
export const filesOf = ({ renditions }: Pick<Loop, 'renditions'>): string[] =>
  renditions.flatMap(({ init, segments }) => [init, ...segments])
