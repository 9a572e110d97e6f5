import { Readable } from 'node:stream'
import type { ResultExport } from '#api/questionnaire/results.contract.ts'
import { textsOf } from '#server/answer/texts.ts'
import type { Asking } from '#server/commands/each.ts'
import type { Database } from '#server/database/open.ts'
import { csvPieces } from '#server/sheet/csv-text.ts'
import { longWorkbookBytes } from '#server/sheet/workbook-bytes.ts'
import type { LongSheet } from '#server/sheet/workbook-bytes.ts'
import { answerPieces } from './export-answers.ts'
import { figureRows } from './export-figures.ts'
import type { Exporting } from './export-words.ts'
import { textPieces } from './export-texts.ts'
import { shownSubjects } from '../subjects.ts'
import { countedFor, nameIn } from './results.ts'

interface Exported {
  /** What its file is called, without an ending. */
  readonly name: string
  readonly format: 'csv' | 'xlsx'
  readonly bytes: Readable | Uint8Array
}

/** The results of a questionnaire as a file, for those who change it. @throws Refusal not found; sheet.tooLarge */
export async function exportedResults(db: Database, id: string, what: ResultExport, asking: Asking): Promise<Exported> {
  const { stored, counted } = await countedFor(db, id, asking)
  const { questionnaireResults: LL, evaluation } = textsOf(asking.language)
  const shown = await shownSubjects(db, stored, asking.language)
  const subjectOf: Exporting['subjectOf'] = (subject) => {
    const about = shown(subject)
    return about === null ? '' : evaluation.subject[about.kind]({ name: about.name })
  }
  const exporting = { db, id, stored, counted, asking, subjectOf }
  const figures: LongSheet = { name: LL.export.figures(), pieces: once(() => figureRows(exporting)) }
  const answers: LongSheet = {
    name: LL.export.answers(),
    pieces: stored.isAnonymous ? textPieces(exporting) : answerPieces(exporting),
  }
  const name = `${nameIn(stored, asking.language)} ${LL.results()}`
  if (what === 'xlsx') return { name, format: 'xlsx', bytes: await longWorkbookBytes([figures, answers]) }
  const sheet = what === 'figures' ? figures : answers
  return { name: `${name} ${sheet.name}`, format: 'csv', bytes: Readable.from(csvPieces(inWords(sheet.pieces))) }
}

async function* once<Rows>(rows: () => Promise<Rows>): AsyncGenerator<Rows> {
  yield await rows()
}

async function* inWords(pieces: LongSheet['pieces']): AsyncGenerator<readonly (readonly string[])[]> {
  for await (const rows of pieces) yield rows.map((row) => row.map(String))
}
