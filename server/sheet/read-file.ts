import type { TextEncoding } from '#api/kit/text-encoding.ts'
import { extensionIn } from '#server/file/file-name.ts'
import { Refusal } from '#server/answer/refusal.ts'
import { inWorker } from '#server/parsing/in-worker.ts'
import type { Reading } from './text-of.ts'
import type parseSheet from './parse-sheet.ts'

/** A row as text; `number` as in the file, from 1. */
export interface SheetRow {
  readonly number: number
  readonly cells: readonly string[]
}

export interface Sheet {
  /** The heading first. */
  readonly rows: readonly SheetRow[]
  /** Of a text file; null: it is a workbook. */
  readonly encoding: TextEncoding | null
}

/** What a sheet's file may be called. */
const extensions = ['csv', 'txt', 'xlsx'] as const
export type SheetExtension = (typeof extensions)[number]

const parse = inWorker<typeof parseSheet>(new URL('./parse-sheet.ts', import.meta.url), 'sheet.tooLarge')

/**
 * The rows of a CSV file or of the first sheet of an xlsx file. *
 * @throws Refusal sheet.…
 */
export async function readFile(file: File, reading: Reading): Promise<Sheet> {
  const named = extensionIn(file.name)
  const extension = extensions.find((one) => one === named)
  if (extension === undefined) throw new Refusal('sheet.wrongType')
  if (file.size === 0) throw new Refusal('sheet.empty')
  return parse(new Uint8Array(await file.arrayBuffer()), extension, reading)
}
