import { strToU8, unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { Refusal } from '#server/answer/refusal.ts'
import { valuedCells } from './valued-cells.ts'
import { bookIn, relationsOf, stringsIn, stylesIn } from './workbook-parts.ts'
import { MAIN, PACKAGE, RELATION, escaped, unreadable, xmlReader } from './xml.ts'

/** Maximum decompressed bytes of the parts of a workbook; five thousand people need a tenth of it. */
const UNPACKED_MAX = 32 * 1024 * 1024
const PARTS_MAX = 200
/** The parts that contain text; pictures, charts and macros are not decompressed. */
const NEEDED =
  /^(?:_rels\/\.rels|xl\/(?:workbook|sharedStrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/

/** The cells of the first visible sheet as text; of a formula its cached value. @throws Refusal */
export async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  const parts = unpacked(bytes)
  try {
    // The reader of the table gets a workbook of one sheet, with nothing in it but cells that show a value.
    const rows = await readSheet(Buffer.from(zipSync(firstSheetOf(parts), { level: 0 })))
    return rows.map((row) => row.map(textOf))
  } catch (error) {
    throw error instanceof Refusal ? error : unreadable()
  }
}

type Parts = Readonly<Record<string, Uint8Array>>

/** A workbook of the first visible sheet alone. @throws Refusal where there is none */
function firstSheetOf(parts: Parts): Record<string, Uint8Array> {
  const read = xmlReader()
  const partOf = (target: string | undefined): Uint8Array | undefined => {
    const part = target === undefined ? undefined : parts[target]
    if (target !== undefined && part === undefined) throw unreadable()
    return part
  }
  const main = relationsOf('', parts, read).find(({ kind }) => kind === 'officeDocument')?.target
  const bookPart = partOf(main)
  if (main === undefined || bookPart === undefined) throw unreadable()
  const book = bookIn(bookPart, read)
  const relations = relationsOf(main, parts, read)
  const relatedTo = (kind: string): Uint8Array | undefined =>
    partOf(relations.find((relation) => relation.kind === kind)?.target)
  // A sheet may be a chart, which has no cells.
  const sheets = relations.filter(({ kind }) => kind === 'worksheet')
  const first = book.sheets.flatMap((id) => sheets.filter((sheet) => sheet.id === id))[0]
  const sheet = partOf(first?.target)
  if (sheet === undefined) throw unreadable()
  const valued = valuedCells(sheet, stringsIn(relatedTo('sharedStrings'), read), read)
  const relation = (id: string, kind: string, target: string): string =>
    `<Relationship Id="${id}" Type="${RELATION}/${kind}" Target="${target}"/>`
  const built = {
    'xl/workbook.xml':
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATION}"><workbookPr date1904="${book.is1904 ? '1' : '0'}"/>` +
      '<sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}">${[
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      relation('rId2', 'styles', 'styles.xml'),
      relation('rId3', 'sharedStrings', 'sharedStrings.xml'),
    ].join('')}</Relationships>`,
    'xl/worksheets/sheet1.xml': valued.sheet,
    'xl/styles.xml': stylesIn(relatedTo('styles'), read),
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${Array.from(valued.strings, (text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
  }
  return Object.fromEntries(Object.entries(built).map(([name, xml]) => [name, strToU8(xml)]))
}

/**
 * Each part is decompressed into a buffer of its declared size, so that a false size cannot exceed it; one that is only
 * stored takes its packed size instead. Parts that share bytes are packed into more than there are.
 */
function unpacked(bytes: Uint8Array): Parts {
  let [total, packed, count] = [0, 0, 0]
  const names = new Set<string>()
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize, size }) => {
        packed += size
        // Names differ by more than their case.
        if (packed > bytes.length || names.has(name.toLowerCase())) throw unreadable()
        names.add(name.toLowerCase())
        if (!NEEDED.test(name)) return false
        total += Math.max(originalSize, size)
        count += 1
        if (total > UNPACKED_MAX || count > PARTS_MAX) throw new Refusal('sheet.tooLarge')
        return true
      },
    })
  } catch (error) {
    throw error instanceof Refusal ? error : unreadable()
  }
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  // A phone stored as a number must not be formatted with an exponent.
  if (typeof cell === 'number') return Number.isInteger(cell) ? cell.toFixed(0) : String(cell)
  if (typeof cell === 'boolean') return String(cell)
  return typeof cell === 'string' ? cell : ''
}
