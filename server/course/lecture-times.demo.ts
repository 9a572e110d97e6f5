import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod/mini'

import type { LanguageCode } from '#i18n/locales.ts'
import type { DemoLectureName } from '#server/demo/lectures.ts'
import { demoTexts } from '#server/demo/texts/index.ts'

/**
 * Written beside the films by scripts/demo/lectures.ts; each line with the seconds from which and until which it is
 * said.
 */
const times = z
  .record(
    z.string(),
    z.object({
      seconds: z.number(),
      bytes: z.record(z.string(), z.number()),
      lines: z.array(z.tuple([z.number(), z.number()])),
    }),
  )
  .parse(JSON.parse(readFileSync(resolve(import.meta.dirname, '../demo/lectures', 'times.json'), 'utf8')))

/** Whole seconds; of what cannot be played here, those of an ordinary lecture. */
export const durationOf = (name: string): number => Math.round(times[name]?.seconds ?? 45)

const timestamp = (seconds: number): string => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** The captions of a lecture in a language, as WebVTT. */
export function captionsOf(name: DemoLectureName, language: LanguageCode): string {
  const { lines } = demoTexts[language].lectures[name]
  const cues = (times[name]?.lines ?? []).map(
    ([from, to], i) => `${i + 1}\n${timestamp(from)} --> ${timestamp(to)}\n${escaped(lines[i] ?? '')}\n`,
  )
  return ['WEBVTT\n', ...cues].join('\n')
}
