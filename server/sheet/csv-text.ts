import { FORMULA_START } from '#api/sheet/sheet-rule.ts'

/**
 * A quoted cell, protected against formula injection: a leading formula character gets an apostrophe in front, which
 * spreadsheets read as text.
 */
export function cellText(text: string): string {
  const harmless = FORMULA_START.test(text) ? `'${text}` : text
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A CSV file for spreadsheets: UTF-8 with a byte order mark, as they would otherwise guess another encoding. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`
