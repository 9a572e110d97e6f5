import { CsvError, parse } from 'csv-parse/sync'
import { fileTypeFromBuffer } from 'file-type'
import { SHEET_ROWS_MAX } from '#api/sheet/sheet-rule.ts'
import { Refusal } from '#server/answer/refusal.ts'
import { COLUMNS_MAX, ROWS_READ } from './valued-cells.ts'
import type { Sheet, SheetExtension } from './read-file.ts'
import { textOf, type Reading } from './text-of.ts'
import { readWorkbook } from './read-workbook.ts'

/** Maximum characters per record; a person has a few hundred. */
const LONGEST_RECORD = 20_000
/** No line of such a record is longer: its separators and its quotation marks are not counted in it. */
const LONG_LINE = new RegExp(`[^\\r\\n]{${3 * LONGEST_RECORD}}`)

/**
 * The rows of the bytes of a CSV file or of the first sheet of an xlsx file, without blank rows. The format is detected
 * by content, not by name.
 *
 * @throws Refusal sheet.…
 */
export default async function parseSheet(
  bytes: Uint8Array,
  extension: SheetExtension,
  reading: Reading,
): Promise<Sheet> {
  const kind = await fileTypeFromBuffer(bytes).catch(() => undefined)
  const isWorkbook = kind?.ext === 'xlsx'
  if (isWorkbook !== (extension === 'xlsx')) throw new Refusal('sheet.otherContent')
  const decoded = isWorkbook ? null : textOf(bytes, reading)
  if (!isWorkbook && decoded === null) throw new Refusal('sheet.otherContent')
  const table = decoded === null ? await readWorkbook(bytes) : parsed(decoded.text)
  const rows = table
    .map((cells, i) => ({ number: i + 1, cells: cells.map((cell) => cell.normalize('NFC').trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (rows.length === 0) throw new Refusal('sheet.empty')
  if (rows.length > SHEET_ROWS_MAX + 1) throw new Refusal('sheet.tooManyRows', { most: String(SHEET_ROWS_MAX) })
  return { rows, encoding: decoded?.encoding ?? null }
}

/** @throws Refusal for the row of a quotation mark that does not belong there, and for more columns than a table has */
function parsed(text: string): string[][] {
  // Spreadsheets may state the separator in a line of its own, which is no row.
  const stated = /^sep=(.)\r?\n/.exec(text)
  const body = stated === null ? text : text.slice(stated[0].length)
  // Before anything is made of it: the parser counts no empty cells.
  if (LONG_LINE.test(body)) throw new Refusal('sheet.tooLarge')
  try {
    const rows: string[][] = parse(body, {
      delimiter: stated?.[1] ?? separatorOf(body),
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: LONGEST_RECORD,
      // One more than the limit, to detect excess; blank rows do not count.
      to: ROWS_READ,
      on_record: (cells: string[]) => {
        if (cells.length > COLUMNS_MAX) throw new Refusal('sheet.tooLarge')
        return cells
      },
    })
    return stated === null ? rows : [[], ...rows]
  } catch (error) {
    if (error instanceof Refusal) throw error
    if (!(error instanceof CsvError) || !QUOTES.has(error.code)) throw new Refusal('sheet.unreadable')
    const row = Number(error['records']) + (stated === null ? 1 : 2)
    throw new Refusal('sheet.quote', { row: String(row) })
  }
}

/** What the parser says of quotation marks that do not belong to each other. */
const QUOTES: ReadonlySet<string> = new Set([
  'CSV_QUOTE_NOT_CLOSED',
  'INVALID_OPENING_QUOTE',
  'CSV_INVALID_CLOSING_QUOTE',
  'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE',
])

/** The separator of the first line, outside quotation marks; a line that is longer is no heading. */
export function separatorOf(text: string): ',' | ';' | '\t' {
  const [line = ''] = text
    .slice(0, LONGEST_RECORD)
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\r|\n/, 1)
  const counted = ([',', ';', '\t'] as const).map((sign) => ({ sign, count: line.split(sign).length }))
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).sign
}
