import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { hashOf } from '../session/tokens.ts'

const name = z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9]+)?$/))

/** What scripts/demo/live-source.ts writes beside the media. */
const description = z.object({
  /** Seconds that a segment lasts, the same for each. */
  segmentSeconds: z.number().check(z.positive()),
  renditions: z.array(
    z.object({
      name,
      width: z.number(),
      height: z.number(),
      frameRate: z.number(),
      /** As an RFC 6381 list. */
      codecs: z.string(),
      /** Bits a second, of the heaviest segment and on average. */
      bandwidth: z.number(),
      averageBandwidth: z.number(),
      /** Files: what comes before every segment, and the segments in order. */
      init: name,
      segments: z.array(name).check(z.minLength(1)),
    }),
  ),
})

export type Loop = z.infer<typeof description> & {
  /** Part of the addresses of its files, so that they can be kept for ever. */
  readonly fingerprint: string
}
export type Rendition = Loop['renditions'][number]

/** A recording that is played over and over, as if it were live. */
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
