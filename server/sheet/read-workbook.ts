import { unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { IMPORT_ROWS_MAX } from '#api/person/managed-person.contract.ts'
import { Refusal } from '#server/answer/refusal.ts'

/** Maximum decompressed bytes of the parts of a workbook; five thousand people need a tenth of it. */
const UNPACKED_MAX = 32 * 1024 * 1024
const PARTS_MAX = 200
/** Maximum number of columns. */
const COLUMNS_MAX = 100
/** The parts that contain text; pictures, charts and macros are not decompressed. */
const NEEDED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:workbook|sharedStrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/

/** The cells of the first sheet as text; of a formula its cached value. @throws Refusal */
export async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  const parts = unpacked(bytes)
  for (const [name, part] of Object.entries(parts)) if (name.startsWith('xl/worksheets/')) checkExtent(part)
  try {
    // The parser gets only parts within the size limit.
    const rows = await readSheet(Buffer.from(zipSync(parts, { level: 0 })))
    return rows.map((row) => row.map(textOf))
  } catch {
    throw new Refusal('person.importUnreadable')
  }
}

/** Each part is decompressed into a buffer of its declared size, so that a false size cannot exceed it. */
function unpacked(bytes: Uint8Array): Record<string, Uint8Array> {
  let total = 0
  let count = 0
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!NEEDED.test(name)) return false
        total += originalSize
        count += 1
        if (total > UNPACKED_MAX || count > PARTS_MAX) throw new Refusal('person.importTooLarge')
        return true
      },
    })
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('person.importUnreadable')
  }
}

/** A single remote cell would expand the table to all cells before it. */
function checkExtent(part: Uint8Array): void {
  const text = new TextDecoder().decode(part)
  for (const [, letters = '', row = ''] of text.matchAll(/\b(?:r|ref)\s*=\s*["'](?:[A-Z]+\d+:)?([A-Z]+)(\d+)["']/g)) {
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
    if (Number(row) > IMPORT_ROWS_MAX * 4)
      throw new Refusal('person.importTooManyRows', { most: String(IMPORT_ROWS_MAX) })
    if (column > COLUMNS_MAX) throw new Refusal('person.importTooLarge')
  }
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  // A phone stored as a number must not be formatted with an exponent.
  if (typeof cell === 'number') return Number.isInteger(cell) ? cell.toFixed(0) : String(cell)
  if (typeof cell === 'boolean') return String(cell)
  return typeof cell === 'string' ? cell : ''
}
