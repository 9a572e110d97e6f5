import { FORMULA_START } from '#api/person/person-rule.ts'

/**
 * A cell that no spreadsheet takes for a formula, and no reader for the end of a cell. What begins like a formula gets
 * an apostrophe in front, by which spreadsheets know text.
 */
export function cellText(text: string): string {
  const harmless = FORMULA_START.test(text) ? `'${text}` : text
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A CSV file for spreadsheets: UTF-8 that says so, as they would else take it for something of their own. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`
