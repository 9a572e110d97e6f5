import { setImmediate } from 'node:timers/promises'
import { textsOf } from '#server/answer/texts.ts'
import type { Cell } from '#server/sheet/workbook-bytes.ts'
import { PIECE, wordedOf } from './export-words.ts'
import type { Exporting } from './export-words.ts'

/**
 * What was written without a name: by question, in no order, as far as it is counted. What one person has answered to
 * several questions stands nowhere together.
 */
export async function* textPieces(exporting: Exporting): AsyncGenerator<Cell[][]> {
  const { counted, asking } = exporting
  const { questionnaireResults: LL } = textsOf(asking.language)
  yield [[LL.table.number(), LL.export.question(), LL.export.text()]]
  for (const [at, { questionID, stem }] of wordedOf(exporting).entries()) {
    const texts = counted.tally[questionID]?.texts ?? []
    for (let from = 0; from < texts.length; from += PIECE) {
      yield texts.slice(from, from + PIECE).map((text) => [at + 1, stem, text])
      await setImmediate()
    }
  }
}
