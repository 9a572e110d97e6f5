import { SHEET_ROWS_MAX } from '#api/sheet/sheet-rule.ts'
import { Refusal } from '#server/answer/refusal.ts'
import { MAIN, escaped, isTrue, richText, unreadable, type Attributes, type ReadXml } from './xml.ts'

/** Blank rows do not count. */
export const ROWS_READ = SHEET_ROWS_MAX * 4
/** Maximum number of columns. */
export const COLUMNS_MAX = 100
/** Cells with a value: those of the most people, in more columns than a person has. */
const CELLS_MAX = (SHEET_ROWS_MAX + 1) * 40
/** Where a sheet ends. */
const LAST = { row: 1_048_576, column: 16_384 }

/** A cell as it is written. */
interface Cell {
  readonly type: string
  readonly style: string | undefined
  value?: string
  inline?: string
}

interface Valued {
  /** As XML. */
  readonly sheet: string
  /** The texts that its cells share. */
  readonly strings: Iterable<string>
}

/**
 * A sheet with nothing but the cells that have a value: what is only styled, filtered or left blank would expand the
 * table to all cells before it.
 *
 * @throws Refusal where a cell with a value is too far away, or is not shown
 */
export function valuedCells(part: Uint8Array, strings: readonly string[], read: ReadXml): Valued {
  const rows: string[] = []
  let cells: string[] = []
  let [row, column, count] = [0, 0, 0]
  let isHiddenRow = false
  let cell: Cell | null = null
  let isBegun = false
  const shared = new Map<string, number>()
  const used = new Set<number>()
  const hidden: (readonly [min: number, max: number])[] = []

  const beginRow = ({ r, hidden: isHidden, ht }: Attributes): void => {
    const next = r === undefined ? row + 1 : numberOf(r, LAST.row)
    if (next <= row) throw unreadable()
    isHiddenRow = isTrue(isHidden) || (ht !== undefined && Number(ht) === 0)
    ;[row, column, cells] = [next, 0, []]
  }
  const beginCell = ({ r, t = 'n', s }: Attributes): void => {
    const place = r === undefined ? { row, column: column + 1 } : placeOf(r)
    if (place.row !== row || place.column <= column || (s !== undefined && !INDEX.test(s))) throw unreadable()
    column = place.column
    cell = { type: t, style: s }
  }
  const begin = (what: 'value' | 'inline'): void => {
    if (cell === null || cell[what] !== undefined) throw unreadable()
    cell[what] = ''
  }
  const add = (what: 'value' | 'inline', text: string): void => {
    if (cell !== null) cell[what] += text
  }
  const endCell = (): void => {
    if (cell === null) return
    const written = valueIn(cell, strings, shared)
    cell = null
    if (written === null) return
    if (column > COLUMNS_MAX) throw new Refusal('sheet.tooLarge')
    if (row > ROWS_READ) throw new Refusal('sheet.tooManyRows', { most: String(SHEET_ROWS_MAX) })
    if (isHiddenRow) throw new Refusal('sheet.hiddenRow', { row: String(row) })
    count += 1
    if (count > CELLS_MAX) throw new Refusal('sheet.tooLarge')
    used.add(column)
    cells.push(`<c r="${lettersOf(column)}${String(row)}" ${written}</c>`)
  }
  const endRow = (): void => {
    if (cells.length > 0) rows.push(`<row r="${String(row)}">${cells.join('')}</row>`)
  }

  read(part, 'worksheet', {
    children: {
      cols: {
        children: {
          col: {
            open: ({ min = '', max = '', hidden: isHidden, width }) => {
              const range = [numberOf(min, LAST.column), numberOf(max, LAST.column)] as const
              if (isTrue(isHidden) || (width !== undefined && Number(width) === 0)) hidden.push(range)
            },
          },
        },
      },
      sheetData: {
        open: () => {
          if (isBegun) throw unreadable()
          isBegun = true
        },
        children: {
          row: {
            open: beginRow,
            close: endRow,
            children: {
              c: {
                open: beginCell,
                close: endCell,
                children: {
                  v: { open: () => begin('value'), text: (text) => add('value', text) },
                  is: { open: () => begin('inline'), children: richText((text) => add('inline', text)) },
                },
              },
            },
          },
        },
      },
    },
  })
  const unseen = [...used]
    .toSorted((one, other) => one - other)
    .find((at) => hidden.some(([min, max]) => min <= at && at <= max))
  if (unseen !== undefined) throw new Refusal('sheet.hiddenColumn', { column: lettersOf(unseen) })
  return {
    sheet: `<worksheet xmlns="${MAIN}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
    strings: shared.keys(),
  }
}

/** The attributes and the content of a cell; null: it shows nothing. */
function valueIn(
  { type, style, value = '', inline = '' }: Cell,
  strings: readonly string[],
  shared: Map<string, number>,
): string | null {
  if (type === 'inlineStr') return inline.trim() === '' ? null : `t="inlineStr"><is><t>${escaped(inline)}</t></is>`
  const trimmed = value.trim()
  if (trimmed === '') return null
  switch (type) {
    case 's': {
      const text = INDEX.test(trimmed) ? strings[Number(trimmed)] : undefined
      if (text === undefined) throw unreadable()
      if (text.trim() === '') return null
      const index = shared.get(text) ?? shared.size
      shared.set(text, index)
      return `t="s"><v>${String(index)}</v>`
    }
    case 'n':
      if (!NUMBER.test(trimmed)) throw unreadable()
      return `${style === undefined ? '' : `s="${style}"`}><v>${trimmed}</v>`
    case 'b':
      return `t="b"><v>${isTrue(trimmed) ? '1' : '0'}</v>`
    case 'd': {
      // Without its time, which would be one of the place where the server is.
      const date = DATE.exec(trimmed)?.[1]
      if (date === undefined) throw unreadable()
      return `t="d"><v>${date}</v>`
    }
    case 'str':
    // What is shown where a formula fails is not nothing.
    case 'e':
      return `t="str"><v>${escaped(value)}</v>`
    default:
      throw unreadable()
  }
}

const INDEX = /^\d+$/
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[Ee][+-]?\d+)?$/
const DATE = /^(\d{4}-\d{2}-\d{2})(?:T[\d:.]+Z?)?$/
const ADDRESS = /^([A-Z]{1,3})([1-9]\d*)$/

/** A number of a row or column. */
function numberOf(written: string, last: number): number {
  const number = Number(written)
  if (!/^[1-9]\d*$/.test(written) || number > last) throw unreadable()
  return number
}

/** Of `B12`: 2 and 12. */
function placeOf(address: string): { readonly row: number; readonly column: number } {
  const [, letters = '', digits = ''] = ADDRESS.exec(address) ?? []
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  if (column > LAST.column) throw unreadable()
  return { row: numberOf(digits, LAST.row), column }
}

function lettersOf(column: number): string {
  let letters = ''
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
  return letters
}
