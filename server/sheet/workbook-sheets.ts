export type Cell = string | number

/** What a cell holds at most. */
const CELL_MAX = 32_767
/** No file of this kind can hold them. */
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const cell = (value: Cell, isHead: boolean) =>
  typeof value === 'number'
    ? { value, type: Number }
    : {
        value: value.replaceAll(UNWRITABLE, '').slice(0, CELL_MAX),
        type: String,
        ...(isHead && { fontWeight: 'bold' as const }),
      }

/** A sheet of a workbook, its head row in bold. */
export const sheetOf = (name: string, rows: readonly (readonly Cell[])[]) => ({
  data: rows.map((row, at) => row.map((value) => cell(value, at === 0))),
  sheet: name.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31),
  stickyRowsCount: 1,
})
