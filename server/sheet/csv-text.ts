import { FORMULA_START } from '#api/sheet/sheet-rule.ts'

/**
 * A quoted cell, protected against formula injection: a leading formula character gets an apostrophe in front, which
 * spreadsheets read as text.
 */
export function cellText(text: string): string {
  const harmless = FORMULA_START.test(text) ? `'${text}` : text
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** In front of the first row: spreadsheets would otherwise guess another encoding than UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

const csvRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')

/** A CSV file for spreadsheets. */
export const csvText = (rows: readonly (readonly string[])[]): string => `${BYTE_ORDER_MARK}${csvRows(rows)}`

/** The same piece by piece. */
export async function* csvPieces(pieces: AsyncIterable<readonly (readonly string[])[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK
  for await (const rows of pieces) yield csvRows(rows)
}
