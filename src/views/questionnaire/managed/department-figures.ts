import type { DepartmentFigures, DepartmentResults } from '#api/questionnaire/results.contract.ts'
import { texts } from '#i18n/texts.ts'

/** What a department is called; all others together have a name of the portal. */
export const departmentName = ({ code, name }: DepartmentResults['departments'][number]): string =>
  code === null ? texts().questionnaireResults.departments.others() : name

/** How many of a department's answers chose an option, 0 to 100. */
export const percentOf = ({ answered, chosen }: DepartmentFigures, at: number): number =>
  answered === 0 ? 0 : Math.round(((chosen[at] ?? 0) / answered) * 100)
