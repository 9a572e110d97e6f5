import * as z from 'zod/mini'
import type { Language } from '#i18n/locales.ts'
import { refusalText } from '#server/answer/texts.ts'
import type { Reason } from '#server/answer/texts.ts'

/** Rows per call: locks are short, and the response stays within the timeout. */
export const BATCH = 100

/** What is stored of the rows that could not be imported. */
export const refusedRows = z.array(z.object({ row: z.number(), accountName: z.string(), reason: z.string() }))

/** The same in words. */
export const toldRows = (refused: z.infer<typeof refusedRows>, language: Language) =>
  refused.map((one) => ({ ...one, message: refusalText(language, one.reason as Reason, {}) }))
