import { strFromU8, unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { Refusal } from '#server/answer/refusal.ts'
import { checkExtent } from './extent.ts'

/** Maximum decompressed bytes of the parts of a workbook; five thousand people need a tenth of it. */
const UNPACKED_MAX = 32 * 1024 * 1024
const PARTS_MAX = 200
/** The parts that contain text; pictures, charts and macros are not decompressed. */
const NEEDED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:workbook|sharedStrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/

/** The cells of the first sheet as text; of a formula its cached value. @throws Refusal */
export async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  const parts = unpacked(bytes)
  try {
    // Any part may be named as the first sheet.
    for (const part of Object.values(parts)) checkExtent(strFromU8(part))
    // The parser gets only parts within the size limit.
    const rows = await readSheet(Buffer.from(zipSync(parts, { level: 0 })))
    return rows.map((row) => row.map(textOf))
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('person.importUnreadable')
  }
}

/**
 * Each part is decompressed into a buffer of its declared size, so that a false size cannot exceed it; one that is only
 * stored takes its packed size instead. Parts that share bytes are packed into more than there are.
 */
function unpacked(bytes: Uint8Array): Record<string, Uint8Array> {
  let [total, packed, count] = [0, 0, 0]
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize, size }) => {
        packed += size
        if (packed > bytes.length) throw new Refusal('person.importUnreadable')
        if (!NEEDED.test(name)) return false
        total += Math.max(originalSize, size)
        count += 1
        if (total > UNPACKED_MAX || count > PARTS_MAX) throw new Refusal('person.importTooLarge')
        return true
      },
    })
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('person.importUnreadable')
  }
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  // A phone stored as a number must not be formatted with an exponent.
  if (typeof cell === 'number') return Number.isInteger(cell) ? cell.toFixed(0) : String(cell)
  if (typeof cell === 'boolean') return String(cell)
  return typeof cell === 'string' ? cell : ''
}
