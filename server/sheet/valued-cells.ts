import { Parser } from 'saxen'
import { IMPORT_ROWS_MAX } from '#api/person/managed-person.contract.ts'
import { Refusal } from '#server/answer/refusal.ts'
import { attributesIn, escaped, localName } from './xml.ts'

/** Blank rows do not count. */
export const ROWS_READ = IMPORT_ROWS_MAX * 4
/** Maximum number of columns. */
export const COLUMNS_MAX = 100
/** Cells with a value. */
const CELLS_MAX = IMPORT_ROWS_MAX * COLUMNS_MAX

/** A cell as it is written: its address, and what says how its value is meant. */
interface Cell {
  readonly address: string
  readonly type: string | undefined
  readonly style: string | undefined
  value: string
  inline: string
}

/**
 * A sheet with nothing but the cells that have a value, as XML: what is only styled, filtered or left blank would
 * expand the table to all cells before it.
 *
 * @throws Refusal where a cell with a value is too far away
 */
export function valuedCells(xml: string): string {
  const rows: string[] = []
  let cells: string[] = []
  let [row, column, count] = [0, 0, 0]
  let cell: Cell | null = null
  const within: string[] = []

  const begin = (attributes: Readonly<Record<string, string>>): void => {
    const { r, t, s } = attributes
    const place = r === undefined ? { row, column: column + 1 } : placeOf(r)
    column = place.column
    cell = { address: addressOf(row, column), type: t, style: s, value: '', inline: '' }
  }
  const end = ({ address, type, style, value, inline }: Cell): void => {
    if (value === '' && inline === '') return
    if (column > COLUMNS_MAX) throw new Refusal('person.importTooLarge')
    if (!(row <= ROWS_READ)) throw new Refusal('person.importTooManyRows', { most: String(IMPORT_ROWS_MAX) })
    count += 1
    if (count > CELLS_MAX) throw new Refusal('person.importTooLarge')
    const attributes = [`r="${address}"`, ...(style === undefined ? [] : [`s="${escaped(style)}"`])]
    cells.push(
      inline === ''
        ? `<c ${[...attributes, ...(type === undefined ? [] : [`t="${escaped(type)}"`])].join(' ')}><v>${escaped(value)}</v></c>`
        : `<c ${attributes.join(' ')} t="inlineStr"><is><t>${escaped(inline)}</t></is></c>`,
    )
  }
  const text = (written: string): void => {
    if (cell === null) return
    const inside = within.at(-1)
    if (inside === 'v') cell.value += written
    // The reading of a word in another script is no part of it.
    if (inside === 't' && within.includes('is') && !within.includes('rPh')) cell.inline += written
  }

  const parser = new Parser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('openTag', (tag, attributesOf, decode) => {
    const name = localName(tag)
    within.push(name)
    if (name === 'row') {
      const { r } = attributesIn(attributesOf(), decode)
      row = r === undefined ? row + 1 : Number(r)
      ;[column, cells] = [0, []]
    } else if (name === 'c') begin(attributesIn(attributesOf(), decode))
  })
  parser.on('text', (written, decode) => text(decode(written)))
  parser.on('cdata', text)
  parser.on('closeTag', (tag) => {
    const name = localName(tag)
    within.pop()
    if (name === 'c' && cell !== null) {
      end(cell)
      cell = null
    } else if (name === 'row' && cells.length > 0) rows.push(`<row r="${String(row)}">${cells.join('')}</row>`)
  })
  parser.parse(xml)
  return `<worksheet xmlns="${MAIN}"><sheetData>${rows.join('')}</sheetData></worksheet>`
}

export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** Of `B12`: 2 and 12. A row that is no number is NaN. */
function placeOf(address: string): { readonly row: number; readonly column: number } {
  const [letters = ''] = /^[^0-9]*/.exec(address) ?? []
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return { row: Number(address.slice(letters.length)), column }
}

function addressOf(row: number, column: number): string {
  let letters = ''
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
  return `${letters}${String(row)}`
}
