import { Parser } from 'saxen'
import { IMPORT_ROWS_MAX } from '#api/person/managed-person.contract.ts'
import { Refusal } from '#server/answer/refusal.ts'

/** Blank rows do not count. */
export const ROWS_READ = IMPORT_ROWS_MAX * 4
/** Maximum number of columns. */
export const COLUMNS_MAX = 100
/** Cells that are written, blank ones included. */
const CELLS_MAX = IMPORT_ROWS_MAX * COLUMNS_MAX

/**
 * Counts the rows, columns and cells of a part of a workbook before its table is made: a single remote cell would
 * expand it to all cells before it. Reads the XML with the parser, and addresses by the rule, of the reader of the
 * table.
 *
 * @throws Refusal
 */
export function checkExtent(xml: string): void {
  let cells = 0
  const parser = new Parser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('openTag', (tag, attributesOf, decode) => {
    const name = localName(tag)
    if (name !== 'row' && name !== 'c') return
    for (const [attribute, value] of Object.entries(attributesOf())) {
      if (localName(attribute) !== 'r') continue
      const { row, column } = placeOf(decode(value))
      if (!(row <= ROWS_READ)) throw new Refusal('person.importTooManyRows', { most: String(IMPORT_ROWS_MAX) })
      if (column > COLUMNS_MAX) throw new Refusal('person.importTooLarge')
    }
    cells += name === 'c' ? 1 : 0
    if (cells > CELLS_MAX) throw new Refusal('person.importTooLarge')
  })
  parser.parse(xml)
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Of `B12`; of a row the column is 0. A row that is no number is NaN. */
function placeOf(address: string): { readonly row: number; readonly column: number } {
  const [letters = ''] = /^[^0-9]*/.exec(address) ?? []
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return { row: Number(address.slice(letters.length)), column }
}
