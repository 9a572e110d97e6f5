/** The most rows below the headings of a file that is read. */
export const SHEET_ROWS_MAX = 5000

/** Prefixes that a spreadsheet takes for a formula; no cell may begin with one. */
export const FORMULA_START = /^[\s\p{Cf}]*[=+\-@\t\r＝＋－＠]/u
