import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { Refusal } from '#server/answer/refusal.ts'
import { Parser } from 'saxen'
import { MAIN, valuedCells } from './valued-cells.ts'
import { attributesIn, localName } from './xml.ts'

/** Maximum decompressed bytes of the parts of a workbook; five thousand people need a tenth of it. */
const UNPACKED_MAX = 32 * 1024 * 1024
const PARTS_MAX = 200
/** No text of a cell, and no tag, is longer. */
const LONGEST_TEXT = 100_000
/** The parts that contain text; pictures, charts and macros are not decompressed. */
const NEEDED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:workbook|sharedStrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/

/** The cells of the first sheet as text; of a formula its cached value. @throws Refusal */
export async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  const parts = unpacked(bytes)
  try {
    // Before anything is decoded: a text of millions of references takes more memory than a thread may end with.
    for (const part of Object.values(parts))
      if (hasLongText(strFromU8(part))) throw new Refusal('person.importTooLarge')
    // The reader of the table gets a workbook of one sheet, with nothing in it but cells that have a value.
    const rows = await readSheet(Buffer.from(zipSync(firstSheetOf(parts), { level: 0 })))
    return rows.map((row) => row.map(textOf))
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('person.importUnreadable')
  }
}

/** Looks at each character once: a pattern would begin anew at each of them. */
function hasLongText(xml: string): boolean {
  for (let from = 0; from < xml.length; ) {
    const next = xml.indexOf('<', from)
    const to = next === -1 ? xml.length : next
    if (to - from > LONGEST_TEXT) return true
    from = to + 1
  }
  return false
}

type Parts = Readonly<Record<string, Uint8Array>>
const WORKBOOK = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'
const SHEET = 'xl/worksheets/sheet1.xml'
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook of the first sheet alone. @throws Refusal where there is none */
function firstSheetOf(parts: Parts): Record<string, Uint8Array> {
  const book = elementsOf(parts[WORKBOOK])
  const sheet = book.find(({ name }) => name === 'sheet')
  const relations = elementsOf(parts[RELATIONS]).filter(({ name }) => name === 'Relationship')
  const partOf = (found: (of: Readonly<Record<string, string>>) => boolean): Uint8Array | undefined => {
    const target = relations.find(({ attributes }) => found(attributes))?.attributes['Target']
    return target === undefined ? undefined : parts[target.startsWith('/') ? target.slice(1) : `xl/${target}`]
  }
  const first = sheet === undefined ? undefined : partOf(({ Id }) => Id === sheet.attributes['id'])
  if (first === undefined) throw new Refusal('person.importUnreadable')
  const [styles, strings] = ['styles', 'sharedStrings'].map((kind) =>
    partOf(({ Type = '' }) => Type.endsWith(`/relationships/${kind}`)),
  )
  const is1904 = book.find(({ name }) => name === 'workbookPr')?.attributes['date1904'] === '1'
  const relation = (id: string, kind: string, target: string): string =>
    `<Relationship Id="${id}" Type="${RELATION}/${kind}" Target="${target}"/>`
  return {
    [WORKBOOK]: strToU8(
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATION}"><workbookPr date1904="${is1904 ? '1' : '0'}"/>` +
        '<sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    [RELATIONS]: strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${[
        relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
        ...(styles === undefined ? [] : [relation('rId2', 'styles', 'styles.xml')]),
        ...(strings === undefined ? [] : [relation('rId3', 'sharedStrings', 'sharedStrings.xml')]),
      ].join('')}</Relationships>`,
    ),
    [SHEET]: strToU8(valuedCells(strFromU8(first))),
    ...(styles !== undefined && { 'xl/styles.xml': styles }),
    ...(strings !== undefined && { 'xl/sharedStrings.xml': strings }),
  }
}

interface Element {
  /** Without its prefix, like those of its attributes. */
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

function elementsOf(part: Uint8Array | undefined): Element[] {
  const found: Element[] = []
  const parser = new Parser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('openTag', (tag, attributesOf, decode) => {
    found.push({ name: localName(tag), attributes: attributesIn(attributesOf(), decode) })
  })
  if (part !== undefined) parser.parse(strFromU8(part))
  return found
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
