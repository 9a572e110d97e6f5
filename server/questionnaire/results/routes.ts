import {
  exportResults,
  getDepartmentResults,
  getManagedResults,
  getResults,
} from '#api/questionnaire/results.contract.ts'
import { dispositionOf } from '#server/file/file-name.ts'
import { asking } from '#server/http/asking.ts'
import type { Serve } from '#server/http/serve.ts'
import { SHEET_TYPES } from '#server/sheet/workbook-bytes.ts'
import type { Portal } from '../../portal.ts'
import { departmentResults } from './department-results.ts'
import { exportedResults } from './export-results.ts'
import { managedResults, shownResults } from './results.ts'

/** What was answered, for those who ask and those who are asked. */
export function resultRoutes(serve: Serve, { db }: Portal): void {
  serve(getResults, ({ questionnaireID }, handling) => shownResults(db, questionnaireID, asking(handling)))
  serve(getManagedResults, ({ questionnaireID }, handling) => managedResults(db, questionnaireID, asking(handling)))
  serve(getDepartmentResults, ({ questionnaireID }, handling) =>
    departmentResults(db, questionnaireID, asking(handling)),
  )
  serve(exportResults, async ({ questionnaireID, what }, handling) => {
    const { signedIn, request, reply } = handling
    const { name, format, bytes } = await exportedResults(db, questionnaireID, what, asking(handling))
    request.log.info({ userId: signedIn().userId, questionnaireId: questionnaireID, what }, 'results were exported')
    void reply.headers({
      'content-type': SHEET_TYPES[format],
      'content-disposition': dispositionOf('attachment', `${name}.${format}`),
    })
    return bytes
  })
}
