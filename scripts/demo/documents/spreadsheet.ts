import { escaped, officeParts, relations, XML, zipOf } from './zip.ts'

/** A formula with its cached value, for readers that do not calculate. */
interface Formula {
  readonly formula: string
  readonly value: number
}
export type Cell = string | number | Formula | null
/** Cell styles: plain, heading, input. */
type Look = 'plain' | 'title' | 'head' | 'input'

export interface Row {
  readonly cells: readonly Cell[]
  readonly look?: Look
  /** Input columns. */
  readonly inputs?: readonly number[]
}

export interface Sheet {
  readonly name: string
  readonly widths: readonly number[]
  readonly rows: readonly Row[]
  /** Number of frozen rows. */
  readonly frozen: number
}

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const LOOKS: readonly Look[] = ['plain', 'title', 'head', 'input']

const columnName = (i: number): string => String.fromCharCode(65 + i)

function cellOf(cell: Cell, at: string, look: Look): string {
  const style = LOOKS.indexOf(look)
  if (cell === null) return look === 'input' ? `<c r="${at}" s="${style}"/>` : ''
  if (typeof cell === 'string')
    return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  if (typeof cell === 'number') return `<c r="${at}" s="${style}"><v>${cell}</v></c>`
  return `<c r="${at}" s="${style}"><f>${escaped(cell.formula)}</f><v>${cell.value}</v></c>`
}

const rowOf = ({ cells, look = 'plain', inputs = [] }: Row, i: number): string =>
  `<row r="${i + 1}">${cells.map((cell, n) => cellOf(cell, `${columnName(n)}${i + 1}`, inputs.includes(n) ? 'input' : look)).join('')}</row>`

const sheetOf = ({ widths, rows, frozen }: Sheet): string =>
  `${XML}<worksheet ${MAIN}><sheetViews><sheetView workbookViewId="0" showGridLines="0">${frozen > 0 ? `<pane ySplit="${frozen}" topLeftCell="A${frozen + 1}" activePane="bottomLeft" state="frozen"/>` : ''}</sheetView></sheetViews><cols>${widths
    .map((width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`)
    .join('')}</cols><sheetData>${rows.map(rowOf).join('')}</sheetData></worksheet>`

const STYLES = `${XML}<styleSheet ${MAIN}><fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="16"/><color rgb="FF0958B8"/><name val="Calibri"/></font><font><b/><sz val="11"/><color rgb="FFFFFFFF"/><name val="Calibri"/></font></fonts><fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FF1890FF"/></patternFill></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE6F4FF"/></patternFill></fill></fills><borders count="2"><border/><border><bottom style="thin"><color rgb="FFCFD8E3"/></bottom></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf fontId="0" fillId="0" borderId="1" applyBorder="1"/><xf fontId="1" applyFont="1"/><xf fontId="2" fillId="2" applyFont="1" applyFill="1" applyAlignment="1"><alignment wrapText="1" vertical="center"/></xf><xf fontId="0" fillId="3" borderId="1" applyFill="1" applyBorder="1"/></cellXfs></styleSheet>`

/** An .xlsx file. */
export function spreadsheet(sheets: readonly Sheet[]): Buffer {
  const parts = sheets.map((_, i) => `worksheets/sheet${i + 1}.xml`)
  return zipOf({
    ...officeParts('xl/workbook.xml', {
      'xl/workbook.xml': 'spreadsheetml.sheet.main',
      'xl/styles.xml': 'spreadsheetml.styles',
      ...Object.fromEntries(parts.map((part) => [`xl/${part}`, 'spreadsheetml.worksheet'])),
    }),
    'xl/workbook.xml': `${XML}<workbook ${MAIN} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>${sheets.map(({ name }, i) => `<sheet name="${escaped(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...parts.map((part) => ['worksheet', part] as const),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': STYLES,
    ...Object.fromEntries(sheets.map((sheet, i) => [`xl/${parts[i] ?? ''}`, sheetOf(sheet)])),
  })
}
