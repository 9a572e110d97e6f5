import { strToU8, zipSync, type Zippable } from 'fflate'
import { describe, expect, it } from 'vitest'

import { IMPORT_ROWS_MAX } from '#api/person/managed-person.contract.ts'
import { readFile } from '#server/sheet/read-file.ts'

const namespace = 'http://schemas.openxmlformats.org'
const first = 'xl/worksheets/sheet1.xml'

/** The parts of a workbook of one sheet, which is kept in a part. */
const partsOf = (sheet: string, part = first): Record<string, Uint8Array> => ({
  '[Content_Types].xml': strToU8(
    `<Types xmlns="${namespace}/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
  ),
  'xl/workbook.xml': strToU8(
    `<workbook xmlns:r="${namespace}/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ),
  'xl/_rels/workbook.xml.rels': strToU8(
    `<Relationships><Relationship Id="rId1" Type="${namespace}/officeDocument/2006/relationships/worksheet" Target="${part.replace('xl/', '')}"/></Relationships>`,
  ),
  'xl/styles.xml': strToU8('<styleSheet/>'),
  [part]: strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
})
const zipped = (parts: Zippable): Uint8Array<ArrayBuffer> => new Uint8Array(zipSync(parts))
const told = (bytes: Uint8Array<ArrayBuffer> | string, name = 'people.xlsx'): Promise<string> =>
  readFile(new File([bytes], name)).then(
    (rows) => JSON.stringify(rows),
    (error: unknown) => String(error),
  )
const sheetTold = (sheet: string, part = first): Promise<string> => told(zipped(partsOf(sheet, part)))
const cell = (at: string): string => `<c r="${at}" t="inlineStr"><is><t>x</t></is></c>`

describe('a workbook', () => {
  it('is read by the places of its cells', async () => {
    expect(await sheetTold(`<row r="1">${cell('A1')}</row><x:row x:r="3">${cell('&#66;3')}</x:row>`)).toBe(
      '[{"number":1,"cells":["x",""]},{"number":3,"cells":["","x"]}]',
    )
  })

  it.each([
    ['a row far below', `<row r="30000">${cell('A30000')}</row>`, 'person.importTooManyRows'],
    ['a row whose cell says otherwise', `<row r="30000">${cell('A2')}</row>`, 'person.importTooManyRows'],
    ['a row in character references', `<row r="&#51;0000">${cell('A2')}</row>`, 'person.importTooManyRows'],
    ['a row in exponents', `<row r="3e8">${cell('A2')}</row>`, 'person.importTooManyRows'],
    ['a row of another namespace', `<x:row x:r="30000">${cell('A2')}</x:row>`, 'person.importTooManyRows'],
    ['a column far to the right', `<row r="1">${cell('XFD1')}</row>`, 'person.importTooLarge'],
    ['a column in small letters', `<row r="1">${cell('xfd1')}</row>`, 'person.importTooLarge'],
    ['a column in signs that are no letters', `<row r="1">${cell('\u{10ffff}1')}</row>`, 'person.importTooLarge'],
    [
      'more cells than a table has',
      '<row>'.concat('<c/>'.repeat(IMPORT_ROWS_MAX * 100 + 1), '</row>'),
      'person.importTooLarge',
    ],
  ])('is refused for %s', async (_, sheet, reason) => {
    expect(await sheetTold(sheet)).toBe(`Refusal: ${reason}`)
  })

  it('is refused for such a cell in whatever part is named as its sheet', async () => {
    expect(await sheetTold(`<row r="30000">${cell('A2')}</row>`, 'xl/sharedStrings.xml')).toBe(
      'Refusal: person.importTooManyRows',
    )
  })

  it('is refused for parts that share their bytes, or have more than they say', async () => {
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
    expect(await told(new Uint8Array(shared))).toBe('Refusal: person.importUnreadable')
  })
})

it('a CSV file of the largest size is read or refused', async () => {
  const mb = 1024 * 1024
  expect(await told('a,b\r\n'.repeat(2 * mb), 'people.csv')).toBe('Refusal: person.importTooManyRows')
  expect(await told(`${','.repeat(10 * mb - 1)}x`, 'people.csv')).toBe('Refusal: person.importTooLarge')
  expect(await told('"'.repeat(10 * mb), 'people.csv')).toBe('Refusal: person.importUnreadable')
})
