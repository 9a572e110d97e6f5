import { describe, expect, it } from 'vitest'

import { SHEET_ROWS_MAX } from '#api/sheet/sheet-rule.ts'
import { Refusal } from '#server/answer/refusal.ts'
import { readFile } from '#server/sheet/read-file.ts'
import { workbookBytes } from '#server/sheet/workbook-bytes.ts'

import { cell, first, main, partsOf, relation, sharingWorkbook, zipped } from './hostile-files.ts'

const told = (bytes: Uint8Array<ArrayBuffer> | string, name = 'people.xlsx'): Promise<string> =>
  readFile(new File([bytes], name), { chosen: null, language: 'en_US' }).then(
    ({ rows }) => JSON.stringify(rows),
    (error: unknown) =>
      error instanceof Refusal ? [error.reason, ...Object.values(error.parameters)].join(' ') : String(error),
  )
/** Of a workbook of one sheet, in which some parts are others. */
const sheetTold = (sheet: string, others: Readonly<Record<string, string>> = {}): Promise<string> => {
  const written = Object.entries(others).map(([name, xml]) => [name, Buffer.from(xml)] as const)
  return told(zipped({ ...partsOf(sheet), ...Object.fromEntries(written) }))
}
const sheetOf = (content: string): string => `<worksheet xmlns="${main}">${content}</worksheet>`
const bookOf = (sheets: string): string =>
  `<workbook xmlns="${main}" xmlns:r="${relation}"><workbookPr date1904="true"/><sheets>${sheets}</sheets></workbook>`
const ONE = `<row r="1">${cell('A1')}</row>`
const STRINGS = 'xl/sharedStrings.xml'
/** How rows of one cell are told. */
const rowsOf = (...rows: readonly (readonly [number: number, ...cells: string[]])[]): string =>
  JSON.stringify(rows.map(([number, ...cells]) => ({ number, cells })))

describe('a workbook', () => {
  it('is read as it is written by the portal', async () => {
    const bytes = await workbookBytes('People', [
      ['Account', 'Name'],
      ['a', 'Ж & "<b>" 𠀀'],
    ])
    expect(await told(new Uint8Array(bytes))).toBe(rowsOf([1, 'Account', 'Name'], [2, 'a', 'Ж & "<b>" 𠀀']))
  })

  it.each([
    ['transitional', (xml: string) => xml],
    [
      'strict',
      (xml: string) =>
        xml
          .replaceAll(main, 'http://purl.oclc.org/ooxml/spreadsheetml/main')
          .replaceAll(relation, 'http://purl.oclc.org/ooxml/officeDocument/relationships'),
    ],
  ])('is read as spreadsheets write it, %s', async (_, written) => {
    const strings = [
      '<si><t xml:space="preserve"> name </t></si>',
      '<si><r><rPr><b/></rPr><t>Wei</t></r><r><t> Zhang</t></r><rPh sb="0" eb="1"><t>ウェイ</t></rPh><phoneticPr fontId="1"/></si>',
      '<si><t>&#131072;&#x4e00;</t></si>',
    ]
    const rows = [
      '<row r="1" spans="1:2" ht="15" hidden="false"><c r="A1" s="1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>',
      '<row r="2"><c r="A2" s="1"><v>42736</v></c><c r="B2"><v>8.613800138001E12</v></c></row>',
      '<row r="3"><c r="A3" t="str"><f>A1&amp;"x"</f><v>cached</v></c><c r="B3" t="b"><v>1</v></c></row>',
      '<row r="5"><c r="A5" t="inlineStr"><is><t>in</t></is></c><c r="B5" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>',
      '<row><c t="d"><v>2024-02-29T00:00:00</v></c><c t="s"><v>2</v></c></row>',
    ]
    const cols = '<cols><col min="1" max="2" width="9.1" customWidth="1"/><col min="3" max="16384" hidden="1"/></cols>'
    const styles = `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy&quot;年&quot;m"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`
    const parts = {
      ...partsOf(''),
      'xl/worksheets/sheet1.xml': Buffer.from(sheetOf(`${cols}<sheetData>${rows.join('')}</sheetData>`)),
      'xl/styles.xml': Buffer.from(styles),
      [STRINGS]: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?><sst xmlns="${main}">${strings.join('')}</sst>`),
    }
    const all = Object.entries(parts).map(([name, bytes]) => [
      name,
      Buffer.from(written(Buffer.from(bytes).toString())),
    ])
    expect(await told(zipped(Object.fromEntries(all) as typeof parts))).toBe(
      rowsOf(
        [1, 'name', 'Wei Zhang'],
        [2, '2017-01-01', '8613800138001'],
        [3, 'cached', 'true'],
        [5, 'in', '#DIV/0!'],
        [6, '2024-02-29', '𠀀一'],
      ),
    )
  })

  it.each([
    [
      'a prefix of the namespace',
      {
        [first]: `<a:worksheet xmlns:a="${main}"><a:sheetData><a:row r="1"><a:c r="A1"><a:v>1</a:v></a:c></a:row></a:sheetData></a:worksheet>`,
      },
      rowsOf([1, '1']),
    ],
    [
      'elements of others',
      {
        [first]: sheetOf(
          `<sheetData><row r="1">${cell('A1')}<x:c xmlns:x="x" r="B1"><v>1</v></x:c></row><x:row xmlns:x="x" r="2">${cell('A2')}</x:row><row xmlns="" r="2">${cell('A2')}</row></sheetData>`,
        ),
      },
      rowsOf([1, 'x']),
    ],
    [
      'attributes of others',
      { [first]: sheetOf(`<sheetData xmlns:x="x"><row x:r="7" x:hidden="1">${cell('A1')}</row></sheetData>`) },
      rowsOf([1, 'x']),
    ],
    [
      'rows where none belong',
      {
        [first]: sheetOf(
          `<sheetData>${ONE}</sheetData><extLst><ext><sheetData><row r="2">${cell('A2')}</row></sheetData></ext></extLst>`,
        ),
      },
      rowsOf([1, 'x']),
    ],
    [
      'a value of another kind',
      {
        [first]: sheetOf(
          '<sheetData><row><c><is><t>x</t></is><v>1</v></c><c t="inlineStr"><v>1</v><is><t>a</t><rPh><t>b</t></rPh></is></c></row></sheetData>',
        ),
      },
      rowsOf([1, '1', 'a']),
    ],
    [
      'strings of others',
      {
        [STRINGS]: `<sst xmlns="${main}"><x:si xmlns:x="x"><t>a</t></x:si><extLst><si><t>b</t></si></extLst><si><t>c</t></si></sst>`,
        [first]: sheetOf('<sheetData><row><c t="s"><v>0</v></c></row></sheetData>'),
      },
      rowsOf([1, 'c']),
    ],
    [
      'a hidden sheet before it',
      {
        'xl/workbook.xml': bookOf(
          '<sheet name="H" state="hidden" r:id="rId9"/><sheet name="V" state="veryHidden" r:id="rId9"/><sheet name="A" r:id="rId1"/>',
        ),
      },
      rowsOf([1, 'x']),
    ],
    [
      'days from 1904',
      {
        'xl/workbook.xml': bookOf('<sheet r:id="rId1"/>'),
        'xl/styles.xml': `<styleSheet xmlns="${main}"><x:cellXfs xmlns:x="x"><xf/></x:cellXfs><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>`,
        [first]: sheetOf('<sheetData><row><c s="0"><v>0</v></c></row></sheetData>'),
      },
      rowsOf([1, '1904-01-01']),
    ],
    [
      'hidden rows and columns without a value',
      {
        [first]: sheetOf(
          `<cols><col min="2" max="16384" hidden="1"/></cols><sheetData>${ONE}<row r="2" hidden="1"><c r="A2" t="str"><v> </v></c><c r="B2" s="1"/></row></sheetData>`,
        ),
      },
      rowsOf([1, 'x']),
    ],
  ])('is read as spreadsheets show it with %s', async (_, others, rows) => {
    expect(await sheetTold(ONE, others)).toBe(rows)
  })

  it.each([
    ['a styled cell in the last column', `<row r="2"><c r="XFD2" s="1"/></row>`],
    ['an empty row far below', '<row r="30000" ht="30"/>'],
    ['a row of blank cells far below', '<row r="30000"><c r="A30000"/><c r="B30000"><v></v></c></row>'],
  ])('is read although it has %s', async (_, more) => {
    expect(await sheetTold(`${ONE}${more}`)).toBe(rowsOf([1, 'x']))
  })

  it('is read although its filter reaches to the last row, and a second sheet further than a table does', async () => {
    const filtered = sheetOf(`<sheetData>${ONE}</sheetData><autoFilter ref="A1:A1048576"/>`)
    const second = sheetOf(`<sheetData><row r="30000">${cell('A30000')}</row></sheetData>`)
    expect(await sheetTold('', { [first]: filtered, 'xl/worksheets/sheet2.xml': second })).toBe(rowsOf([1, 'x']))
  })

  it.each([
    ['a hidden row', `<sheetData>${ONE}<row r="2" hidden="1">${cell('A2')}</row></sheetData>`, 'sheet.hiddenRow 2'],
    ['a row without height', `<sheetData><row r="3" ht="0">${cell('A3')}</row></sheetData>`, 'sheet.hiddenRow 3'],
    [
      'a hidden column',
      `<cols><col min="27" max="29" hidden="true"/></cols><sheetData><row>${cell('AA1')}</row></sheetData>`,
      'sheet.hiddenColumn AA',
    ],
    [
      'a column without width',
      `<cols><col min="1" max="1" width="0"/></cols><sheetData>${ONE}</sheetData>`,
      'sheet.hiddenColumn A',
    ],
  ])('is refused for a value in %s, and says which', async (_, content, reason) => {
    expect(await sheetTold('', { [first]: sheetOf(content) })).toBe(reason)
  })

  it.each([
    ['a row far below', `<row r="30000">${cell('A30000')}</row>`, 'sheet.tooManyRows 5000'],
    ['a row in character references', `<row r="&#51;0000">${cell('A30000')}</row>`, 'sheet.tooManyRows 5000'],
    ['a column far to the right', `<row r="1">${cell('XFD1')}</row>`, 'sheet.tooLarge'],
    [
      'more cells than a table has',
      '<row>'.concat('<c><v>1</v></c>'.repeat(40), '</row>').repeat(SHEET_ROWS_MAX + 2),
      'sheet.tooLarge',
    ],
    ['more elements than a table has', '<row>'.concat('<c/>'.repeat(1_000_000), '</row>'), 'sheet.tooLarge'],
  ])('is refused for %s', async (_, sheet, reason) => {
    expect(await sheetTold(sheet)).toBe(reason)
  })

  it('is refused for such a cell in whatever part is named as its sheet', async () => {
    const parts = partsOf(`<row r="30000">${cell('A30000')}</row>`, 'xl/styles.xml')
    expect(await told(zipped(parts))).toBe('sheet.tooManyRows 5000')
  })

  it.each([
    ...['A0', 'A2A2', '$A$2', 'A2 ', 'a2', '\u{10ffff}2', 'A02', 'ABCD2', 'XFE2', 'A', '2'].map(
      (r) => `<row r="2"><c r="${r}"/></row>`,
    ),
    ...['0', '0x2', '2e0', '2.0', '+2', '-2', '02', ' 2', '1048577', ''].map((r) => `<row r="${r}"/>`),
    `<row r="30000">${cell('A2')}</row>`,
    '<row r="3"/><row r="2"/>',
    '<row r="2"/><row r="2"/>',
    '<row r="2"><c r="B2"/><c r="A2"/></row>',
    '<row r="2"><c r="B2"/><c r="B2"/></row>',
    '<row><c><v>1</v><v>2</v></c></row>',
    '<row><c><v>0x10</v></c></row>',
    '<row><c t="s"><v>0</v></c></row>',
    '<row><c t="S"><v>1</v></c></row>',
    '<row hidden="yes"/>',
    '<row r="2" r="3"/>',
    `<row xmlns:x="${main}" x:r="2"/>`,
    '<row><c t="str"><v>&name;</v></c></row>',
    '<!--><row><c><v>1</v></c></row><!-- -->',
    '</sheetData><sheetData>',
  ])('is refused for what no spreadsheet writes: %s', async (more) => {
    expect(await sheetTold(`${ONE}${more}`)).toBe('sheet.unreadable')
  })

  it.each([
    ['no namespace', { [first]: `<worksheet><sheetData>${ONE}</sheetData></worksheet>` }],
    ['no visible sheet', { 'xl/workbook.xml': bookOf('<sheet name="A" state="hidden" r:id="rId1"/>') }],
    [
      'another workbook',
      { '_rels/.rels': '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>' },
    ],
    ['a document type', { [first]: `<!DOCTYPE worksheet>${sheetOf(`<sheetData>${ONE}</sheetData>`)}` }],
    [
      'another encoding',
      { [first]: `<?xml version="1.0" encoding="windows-1252"?>${sheetOf(`<sheetData>${ONE}</sheetData>`)}` },
    ],
    ['two names for a part', { 'xl/Workbook.xml': '' }],
  ])('is refused for %s', async (_, others) => {
    expect(await sheetTold(ONE, others)).toBe('sheet.unreadable')
  })

  it.each([
    ['a cell', (text: string) => partsOf(`<row r="1"><c r="A1" t="str"><v>${text}</v></c></row>`)],
    [
      'a shared string',
      (text: string) => ({
        ...partsOf(''),
        [STRINGS]: Buffer.from(`<sst xmlns="${main}"><si><t>${text}</t></si></sst>`),
      }),
    ],
  ])('is refused for millions of references in %s, and ends nothing', async (_, parts) => {
    expect(await told(zipped(parts('&amp;'.repeat(5_000_000))))).toBe('sheet.tooLarge')
    expect(await sheetTold(ONE)).toBe(rowsOf([1, 'x']))
  })

  it('is refused for parts that share their bytes, or have more than they say', async () => {
    expect(await told(sharingWorkbook())).toBe('sheet.unreadable')
  })
})

it('a CSV file of the largest size is read or refused', async () => {
  const mb = 1024 * 1024
  expect(await told('a,b\r\n'.repeat(2 * mb), 'people.csv')).toBe('sheet.tooManyRows 5000')
  expect(await told(`${','.repeat(10 * mb - 1)}x`, 'people.csv')).toBe('sheet.tooLarge')
  expect(await told('"'.repeat(10 * mb), 'people.csv')).toBe('sheet.tooLarge')
})
