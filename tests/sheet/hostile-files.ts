import { strToU8, zipSync, type Zippable } from 'fflate'

import { SHEET_ROWS_MAX } from '#api/sheet/sheet-rule.ts'

const namespace = 'http://schemas.openxmlformats.org'
export const main = `${namespace}/spreadsheetml/2006/main`
export const relation = `${namespace}/officeDocument/2006/relationships`
export const first = 'xl/worksheets/sheet1.xml'

const relations = (targets: Readonly<Record<string, string>>): Uint8Array =>
  strToU8(
    `<Relationships xmlns="${namespace}/package/2006/relationships">${Object.entries(targets)
      .map(([kind, target], i) => `<Relationship Id="rId${i + 1}" Type="${relation}/${kind}" Target="${target}"/>`)
      .join('')}</Relationships>`,
  )

/** The parts of a workbook of one sheet, which is kept in a part. */
export const partsOf = (sheet: string, part = first): Record<string, Uint8Array> => ({
  '[Content_Types].xml': strToU8(
    `<Types xmlns="${namespace}/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
  ),
  '_rels/.rels': relations({ officeDocument: 'xl/workbook.xml' }),
  'xl/workbook.xml': strToU8(
    `<workbook xmlns="${main}" xmlns:r="${relation}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ),
  'xl/_rels/workbook.xml.rels': relations({
    worksheet: part.replace('xl/', ''),
    styles: 'styles.xml',
    sharedStrings: '/xl/sharedStrings.xml',
  }),
  'xl/styles.xml': strToU8(`<styleSheet xmlns="${main}"/>`),
  'xl/sharedStrings.xml': strToU8(`<sst xmlns="${main}"/>`),
  [part]: strToU8(`<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`),
})
export const zipped = (parts: Zippable): Uint8Array<ArrayBuffer> => new Uint8Array(zipSync(parts))
export const cell = (at: string): string => `<c r="${at}" t="inlineStr"><is><t>x</t></is></c>`

/** A workbook whose parts share the bytes of one of eight megabytes, and say that they hold nothing. */
export function sharingWorkbook(): Uint8Array<ArrayBuffer> {
  const large = strToU8(`<worksheet>${' '.repeat(8_000_000)}</worksheet>`)
  const bytes = Buffer.from(zipped({ ...partsOf(''), 'xl/worksheets/sheet2.xml': [large, { level: 0 }] }))
  // The directory ends with the entry of the large part.
  const directory = bytes.readUInt32LE(bytes.length - 6)
  const entry = bytes.subarray(bytes.lastIndexOf('PK\u0001\u0002', -1, 'latin1'), bytes.length - 22)
  const copies = Array.from({ length: 49 }, (_, i) => {
    const copy = Buffer.from(entry)
    copy.write(`xl/worksheets/sh${String(i + 10)}.xml`.slice(0, entry.readUInt16LE(28)), 46)
    // It says that it holds nothing.
    copy.writeUInt32LE(1, 24)
    return copy
  })
  const end = Buffer.from(bytes.subarray(-22))
  end.writeUInt16LE(end.readUInt16LE(10) + copies.length, 10)
  end.writeUInt16LE(end.readUInt16LE(8) + copies.length, 8)
  end.writeUInt32LE(bytes.length - 22 - directory + entry.length * copies.length, 12)
  const shared = Buffer.concat([bytes.subarray(0, -22), ...copies, end])
  return new Uint8Array(shared)
}

const mb = 1024 * 1024
/** Files that are not what people are imported from, by name, each as large as it may be or as small as it can. */
export const hostileFiles: readonly (readonly [name: string, file: () => File])[] = [
  ['rows far below', () => workbook(`<row r="30000">${cell('A30000')}</row>`)],
  ['columns far to the right', () => workbook(`<row r="1500">${cell('XFD1500')}</row>`)],
  ['more elements than a table has', () => workbook('<row>'.concat('<c/>'.repeat(7_000_000), '</row>'))],
  [
    'more cells than a table has',
    () => workbook('<row>'.concat('<c><v>1</v></c>'.repeat(100), '</row>').repeat(SHEET_ROWS_MAX)),
  ],
  ['parts that share their bytes', () => new File([sharingWorkbook()], 'people.xlsx')],
  ['a CSV file of rows', () => csvFile('a,b\r\n'.repeat(2 * mb))],
  ['a CSV file of one row', () => csvFile(`${','.repeat(10 * mb - 1)}x`)],
  ['a CSV file of quotation marks', () => csvFile('"'.repeat(10 * mb))],
]
const workbook = (sheet: string): File => new File([zipped(partsOf(sheet))], 'people.xlsx')
const csvFile = (text: string): File => new File([text], 'people.csv')
