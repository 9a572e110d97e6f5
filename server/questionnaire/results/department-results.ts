import type { DepartmentResults } from '#api/questionnaire/results.contract.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Asking } from '#server/commands/each.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { entryNames } from '#server/dictionary/entry-names.ts'
import type { SetQuestionnaire } from '../set-questionnaire.ts'
import { shownSubjects } from '../subjects.ts'
import { comparesDepartments, countedFor, resultOf } from './results.ts'
import type { Counted } from './tallied.ts'

/** What was answered in each department, for those who change it. @throws Refusal not found */
export async function departmentResults(db: Database, id: string, asking: Asking): Promise<DepartmentResults> {
  const { stored, counted } = await countedFor(db, id, asking)
  if (!comparesDepartments(stored)) throw notFound()
  return departmentsOf(db, id, stored, counted, asking)
}

/** The same of what has been counted. */
export async function departmentsOf(
  db: Querying,
  id: string,
  stored: SetQuestionnaire,
  { tally, departments }: Counted,
  { language }: Pick<Asking, 'language'>,
): Promise<DepartmentResults> {
  const nameOf = await entryNames(db, 'department', language)
  const subjectOf = await shownSubjects(db, stored, language)
  return {
    questionnaireID: id,
    departments: departments.map(({ code, counted }) => ({ code, counted, name: code === null ? '' : nameOf(code) })),
    questions: stored.questions
      .filter(({ options }) => options.length > 0)
      .flatMap((question) =>
        resultOf(question, tally, language, 0).map((result) => ({
          ...result,
          subject: subjectOf(question.subject),
          figures: departments.flatMap((one) =>
            resultOf(question, one.tally, language, 0).map(({ answered, options, average }) => ({
              answered,
              chosen: options.map(({ chosen }) => chosen),
              places: options.map(({ place }) => place),
              average,
            })),
          ),
        })),
      ),
  }
}
