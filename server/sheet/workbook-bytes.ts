import { inWorker } from '#server/parsing/in-worker.ts'
import { sheetOf } from './workbook-sheets.ts'
import type { Cell } from './workbook-sheets.ts'
import type writeSheets from './write-sheets.ts'
import writeXlsxFile from 'write-excel-file/node'

export type { Cell }

/** The content types of the files that are written. */
export const SHEET_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** An xlsx file of one sheet, its head row in bold; every cell is text, so that none is a formula. */
export const workbookBytes = (sheet: string, rows: readonly (readonly string[])[]): Promise<Buffer> =>
  writeXlsxFile([sheetOf(sheet, rows)]).toBuffer()

const writeInWorker = inWorker<typeof writeSheets>(new URL('./write-sheets.ts', import.meta.url), 'sheet.tooLarge', {
  memory: 1536,
  milliseconds: 120_000,
})

/** A sheet whose rows come piece by piece, its head row first. */
export interface LongSheet {
  readonly name: string
  readonly pieces: AsyncIterable<readonly (readonly Cell[])[]>
}

/**
 * An xlsx file of several sheets that may be long: it is put together in a thread of its own. Numbers are numbers,
 * whatever else is text. @throws Refusal sheet.tooLarge
 */
export async function longWorkbookBytes(sheets: readonly LongSheet[]): Promise<Uint8Array> {
  const written: { name: string; lines: Uint8Array<ArrayBuffer> }[] = []
  for (const { name, pieces } of sheets) {
    const buffers: Buffer[] = []
    for await (const rows of pieces) buffers.push(Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join('')))
    // As bytes, which the other thread takes over at once.
    written.push({ name, lines: new Uint8Array(Buffer.concat(buffers)) })
  }
  return writeInWorker(written)
}
