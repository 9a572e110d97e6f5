import { setImmediate } from 'node:timers/promises'
import { textsOf } from '#server/answer/texts.ts'
import type { Querying } from '#server/database/open.ts'
import type { Cell } from '#server/sheet/workbook-bytes.ts'
import { entryNames } from '#server/dictionary/entry-names.ts'
import { PIECE, wordedOf } from './export-words.ts'
import type { Exporting } from './export-words.ts'
import { eachSubmission } from './read-submissions.ts'
import type { SubmissionRow } from './read-submissions.ts'
import { answersIn } from './tallied.ts'

/** One row for each who has submitted under a name, by account: who it is, and the answers in words. */
export async function* answerPieces(exporting: Exporting): AsyncGenerator<Cell[][]> {
  const { db, id, asking } = exporting
  const { column } = textsOf(asking.language).person
  const questions = wordedOf(exporting)
  const nameOf = await entryNames(db, 'department', asking.language)
  yield [
    [
      column.accountName(),
      column.originalName(),
      column.department(),
      ...questions.map(({ stem }, at) => `${at + 1}. ${stem}`),
    ],
  ]
  const rows: { readonly key: string; readonly cells: Cell[] }[] = []
  await eachSubmission(db, id, async (submissions, of) => {
    const people = await peopleOf(of, submissions)
    for (const { response_id: response, department_code: code, answers } of submissions) {
      const person = people.get(response ?? '')
      if (person === undefined) continue
      const given = answersIn(answers)
      rows.push({
        key: person.account_key,
        cells: [
          person.account_name,
          person.original_name,
          code === null ? '' : nameOf(code),
          ...questions.map(({ questionID, answer }) => answer(given[questionID])),
        ],
      })
    }
  })
  rows.sort((one, other) => (one.key < other.key ? -1 : 1))
  for (let from = 0; from < rows.length; from += PIECE) {
    yield rows.slice(from, from + PIECE).map(({ cells }) => cells)
    await setImmediate()
  }
}

/** Who has submitted, by response. */
async function peopleOf(db: Querying, submissions: readonly SubmissionRow[]) {
  const ids = submissions.flatMap(({ response_id: response }) => (response === null ? [] : [response]))
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('questionnaire_response')
    .innerJoin('user', 'user.id', 'questionnaire_response.learner_id')
    .select(['questionnaire_response.id', 'user.account_name', 'user.account_key', 'user.original_name'])
    .where('questionnaire_response.id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
