import * as z from 'zod/mini'

import { answer } from './question.contract.ts'

/** Answers that one call saves at most; what waits longer on a device follows in further calls. */
export const SAVE_MAX = 200
/**
 * UTF-16 units of text that one call carries at most where it carries more than one answer: within 256 KiB in UTF-8.
 */
export const SAVE_TEXT_MAX = 60_000

/** Answers of one sheet at most: one a second for longer than any exam lasts. */
const SEQUENCE_MAX = 200_000

/** An answer on its way to the server. */
export const sentAnswer = z.strictObject({
  /** From 1, without a gap, in the order in which they were given by this sheet's writers. */
  sequence: z.int().check(z.minimum(1), z.maximum(SEQUENCE_MAX)),
  questionID: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  answer,
  /** By the device's clock, in milliseconds since 1970; shown to the marker where it arrives late, never trusted. */
  answeredAt: z.int().check(z.minimum(0), z.maximum(Date.UTC(9999, 11, 31, 23, 59, 59))),
})
export type SentAnswer = z.infer<typeof sentAnswer>

/** What the server says of a save: all up to `sequence` is stored. */
export const saved = z.object({ sequence: z.int(), remaining: z.int() })
export type Saved = z.infer<typeof saved>
