import writeXlsxFile from 'write-excel-file/node'

/** The content types of the files that are written. */
export const SHEET_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** An xlsx file of one sheet, its head row in bold; every cell is text, so that none is a formula. */
export function workbookBytes(sheet: string, [head = [], ...rows]: readonly (readonly string[])[]): Promise<Buffer> {
  const text = (value: string, isHead: boolean) => ({
    value,
    type: String,
    ...(isHead && { fontWeight: 'bold' as const }),
  })
  return writeXlsxFile(
    [head.map((value) => text(value, true)), ...rows.map((row) => row.map((one) => text(one, false)))],
    {
      sheet: sheet.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31),
      stickyRowsCount: 1,
    },
  ).toBuffer()
}
