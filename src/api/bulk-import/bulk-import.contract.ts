import * as z from 'zod/mini'

import { managedID } from '#api/course/managed-publication.contract.ts'
import { PAGE_MAX } from '#api/kit/paging.ts'
import { textEncodings } from '#api/kit/text-encoding.ts'

/** How many rows and errors the preview shows. */
export const IMPORT_SHOWN = 20
export const IMPORT_ERRORS_SHOWN = 200

/** What is sent to be checked. */
export const checked = {
  /** Of a text file; without it, it is detected. */
  encoding: z.optional(z.enum(textEncodings)),
  file: z.optional(z.file()),
}

/** What every check says beside what would become of the rows. @param column in which an error can be */
export const checkOf = <Column extends z.ZodMiniType>(column: Column) => ({
  /** Null: errors must be corrected first. */
  importID: z.nullable(z.string()),
  rowCount: z.number(),
  /** In row order, up to the limit of the preview. Rows count as in the file, from 1. */
  errors: z.array(
    z.object({
      row: z.number(),
      column,
      /** The column heading in the file. */
      heading: z.string(),
      value: z.string(),
      reason: z.string(),
      /** In the caller's language. */
      message: z.string(),
    }),
  ),
  errorCount: z.number(),
  /** Unknown headings. */
  ignored: z.array(z.string()),
  /** What a text file was read as; null: it is a workbook. */
  encoding: z.nullable(z.enum(textEncodings)),
})

/** Asks for the next rows of a file that has been checked. */
export const nextRows = { importID: managedID, doneCount: z.int().check(z.minimum(0), z.maximum(PAGE_MAX)) }

/** What every step of an import says beside what has become of the rows. */
export const stepped = {
  rowCount: z.number(),
  /** Number of rows processed. */
  doneCount: z.number(),
  /** Rows that have become invalid since the file was checked. */
  refused: z.array(z.object({ row: z.number(), accountName: z.string(), reason: z.string(), message: z.string() })),
}
