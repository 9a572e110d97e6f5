import { describe, expect, it } from 'vitest'

import { IMPORT_ROWS_MAX } from '#api/person/managed-person.contract.ts'
import { readFile } from '#server/sheet/read-file.ts'

import { cell, first, partsOf, sharingWorkbook, zipped } from './hostile-files.ts'

const told = (bytes: Uint8Array<ArrayBuffer> | string, name = 'people.xlsx'): Promise<string> =>
  readFile(new File([bytes], name), { chosen: null, language: 'en_US' }).then(
    ({ rows }) => JSON.stringify(rows),
    (error: unknown) => String(error),
  )
const sheetTold = (sheet: string, part = first): Promise<string> => told(zipped(partsOf(sheet, part)))

describe('a workbook', () => {
  it('is read by the places of its cells', async () => {
    expect(await sheetTold(`<row r="1">${cell('A1')}</row><x:row x:r="3">${cell('&#66;3')}</x:row>`)).toBe(
      '[{"number":1,"cells":["x",""]},{"number":3,"cells":["","x"]}]',
    )
  })

  it.each([
    ['a styled cell in the last column', `<row r="2"><c r="XFD2" s="1"/></row>`],
    ['an empty row far below', '<row r="30000" ht="30"/>'],
    ['a row of blank cells far below', '<row r="30000"><c r="A30000"/><c r="B30000"><v></v></c></row>'],
  ])('is read although it has %s', async (_, more) => {
    expect(await sheetTold(`<row r="1">${cell('A1')}</row>${more}`)).toBe('[{"number":1,"cells":["x"]}]')
  })

  it('is read although its filter reaches to the last row, and a second sheet further than a table does', async () => {
    const parts = partsOf(`<row r="1">${cell('A1')}</row>`)
    const sheet = Buffer.from(parts[first] ?? []).toString()
    const filtered = sheet.replace('</worksheet>', '<autoFilter ref="A1:A1048576"/></worksheet>')
    const second = `<worksheet><sheetData><row r="30000">${cell('A30000')}</row></sheetData></worksheet>`
    const both = { ...parts, [first]: Buffer.from(filtered), 'xl/worksheets/sheet2.xml': Buffer.from(second) }
    expect(await told(zipped(both))).toBe('[{"number":1,"cells":["x"]}]')
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
      '<row>'.concat('<c><v>1</v></c>'.repeat(IMPORT_ROWS_MAX * 100 + 1), '</row>'),
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

  it.each([
    ['a cell', (text: string) => partsOf(`<row r="1"><c r="A1" t="str"><v>${text}</v></c></row>`)],
    [
      'a shared string',
      (text: string) => ({ ...partsOf(''), 'xl/sharedStrings.xml': Buffer.from(`<sst><si><t>${text}</t></si></sst>`) }),
    ],
  ])('is refused for millions of references in %s, and ends nothing', async (_, parts) => {
    expect(await told(zipped(parts('&amp;'.repeat(5_000_000))))).toBe('Refusal: person.importTooLarge')
    expect(await sheetTold(`<row r="1">${cell('A1')}</row>`)).toBe('[{"number":1,"cells":["x"]}]')
  })

  it('is refused for parts that share their bytes, or have more than they say', async () => {
    expect(await told(sharingWorkbook())).toBe('Refusal: person.importUnreadable')
  })
})

it('a CSV file of the largest size is read or refused', async () => {
  const mb = 1024 * 1024
  expect(await told('a,b\r\n'.repeat(2 * mb), 'people.csv')).toBe('Refusal: person.importTooManyRows')
  expect(await told(`${','.repeat(10 * mb - 1)}x`, 'people.csv')).toBe('Refusal: person.importTooLarge')
  expect(await told('"'.repeat(10 * mb), 'people.csv')).toBe('Refusal: person.importTooLarge')
})
