import type { DepartmentResults } from '#api/questionnaire/results.contract.ts'
import { defaultLanguage } from '#i18n/locales.ts'
import type { Language } from '#i18n/locales.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Asking } from '#server/commands/each.ts'
import type { Database, Querying } from '#server/database/open.ts'
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
  const nameOf = await departmentNames(db, language)
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

/** What departments are called in a language. */
export async function departmentNames(db: Querying, { code }: Language): Promise<(department: string) => string> {
  const rows = await db
    .selectFrom('dict_name')
    .select(['code', 'language', 'name'])
    .where('type_code', '=', 'department')
    .where('language', 'in', [code, defaultLanguage.code])
    .execute()
  return (department) =>
    rows.find((one) => one.code === department && one.language === code)?.name ??
    rows.find((one) => one.code === department)?.name ??
    department
}
