import { exportExamResults, getManagedPaper, giveExtraTime, listPapers, markPaper } from '#api/exam/marking.contract.ts'
import { textsOf } from '#server/answer/texts.ts'
import { dispositionOf } from '#server/file/file-name.ts'
import { csvText } from '#server/sheet/csv-text.ts'
import { SHEET_TYPES, workbookBytes } from '#server/sheet/workbook-bytes.ts'
import { asking } from '#server/http/asking.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Portal } from '../../portal.ts'
import { addTime, findManagedPaper, findPapers, mark } from './mark-papers.ts'
import { resultRows } from './result-rows.ts'

/** Papers in the hands of those who run their exams. */
export function markingRoutes(serve: Serve, portal: Portal): void {
  const { db } = portal
  serve(listPapers, (asked, handling) => findPapers(db, asked, asking(handling)))
  serve(getManagedPaper, ({ paperID }, handling) => findManagedPaper(db, paperID, asking(handling)))
  serve(markPaper, (asked, handling) => mark(portal, asked, asking(handling)))
  serve(giveExtraTime, (asked, handling) => addTime(portal, asked, asking(handling)))
  serve(exportExamResults, async ({ examID, format }, handling) => {
    const { signedIn, request, reply, language } = handling
    const { name, rows } = await resultRows(db, examID, asking(handling))
    request.log.info({ userId: signedIn().userId, examId: examID, format }, 'the results of an exam were exported')
    const { marking } = textsOf(language)
    void reply.headers({
      'content-type': SHEET_TYPES[format],
      'content-disposition': dispositionOf('attachment', `${name} ${marking.results()}.${format}`),
    })
    return format === 'csv' ? csvText(rows) : workbookBytes(marking.results(), rows)
  })
}
