import { RESULTS_FROM } from '#api/questionnaire/results.contract.ts'
import { textsOf } from '#server/answer/texts.ts'
import type { Cell } from '#server/sheet/workbook-bytes.ts'
import { entryNames } from '#server/dictionary/entry-names.ts'
import { rounded, wordedOf } from './export-words.ts'
import type { Exporting } from './export-words.ts'
import { comparesDepartments, resultOf } from './results.ts'

/** The figures of each question and option: of all answers, and of each department that is told by itself. */
export async function figureRows(exporting: Exporting): Promise<Cell[][]> {
  const { db, stored, counted, asking } = exporting
  const { language } = asking
  const { questionnaireResults: LL, person } = textsOf(language)
  const nameOf = await entryNames(db, 'department', language)
  const told = comparesDepartments(stored) ? counted.departments : []
  const groups = [
    { name: LL.overall(), tally: counted.tally },
    ...told.map(({ code, tally }) => ({ name: code === null ? LL.departments.others() : nameOf(code), tally })),
  ]
  const { table } = LL
  const head = [
    table.number(),
    LL.export.question(),
    person.column.department(),
    table.option(),
    table.count(),
    LL.export.share(),
    LL.export.average(),
    table.place(),
  ]
  const sums: Cell[][] = [
    ['', LL.export.submitted(), '', '', counted.submitted, '', '', ''],
    ['', LL.export.counted(), '', '', counted.counted, '', '', ''],
  ]
  if (counted.counted < RESULTS_FROM) return [head, ...sums]
  const figures = wordedOf(exporting).flatMap((question, at) =>
    groups.flatMap(({ name, tally }): Cell[][] =>
      resultOf(question, tally, language, 0).flatMap(({ answered, options, average }) => {
        const own: Cell[] = [at + 1, question.stem, name]
        return [
          [...own, table.answered(), answered, '', average === null ? '' : rounded(average, 2), ''],
          ...options.map(({ chosen, place }, of): Cell[] => [
            ...own,
            question.option(of),
            chosen,
            answered === 0 ? '' : rounded((chosen / answered) * 100, 1),
            '',
            place === null ? '' : rounded(place, 2),
          ]),
        ]
      }),
    ),
  )
  return [head, ...sums, ...figures]
}
