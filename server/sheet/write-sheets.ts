/** In a thread of its own: puts a workbook together. */
import writeXlsxFile from 'write-excel-file/node'
import * as z from 'zod/mini'
import { sheetOf } from './workbook-sheets.ts'

const row = z.array(z.union([z.string(), z.number()]))

/** @param sheets their rows as JSON, one a line */
export default async function writeSheets(
  sheets: readonly { readonly name: string; readonly lines: Uint8Array }[],
): Promise<Uint8Array> {
  const decoder = new TextDecoder()
  const whole = sheets.map(({ name, lines }) =>
    sheetOf(
      name,
      decoder
        .decode(lines)
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => row.parse(JSON.parse(line))),
    ),
  )
  return new Uint8Array(await writeXlsxFile(whole).toBuffer())
}
