import { getManagedResults, getResults } from '#api/questionnaire/results.contract.ts'
import { asking } from '#server/http/asking.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Portal } from '../../portal.ts'
import { managedResults, shownResults } from './results.ts'

/** What was answered, for those who ask and those who are asked. */
export function resultRoutes(serve: Serve, { db }: Portal): void {
  serve(getResults, ({ questionnaireID }, handling) => shownResults(db, questionnaireID, asking(handling)))
  serve(getManagedResults, ({ questionnaireID }, handling) => managedResults(db, questionnaireID, asking(handling)))
}
