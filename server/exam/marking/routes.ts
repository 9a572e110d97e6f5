import { getManagedPaper, giveExtraTime, listPapers, markPaper } from '#api/exam/marking.contract.ts'
import type { Handling, Serve } from '#server/http/serve.ts'
import type { Asking } from '#server/commands/each.ts'
import type { Portal } from '../../portal.ts'
import { addTime, findManagedPaper, findPapers, mark } from './mark-papers.ts'

const asking = ({ signedIn, language, now }: Handling): Asking => ({ sender: signedIn(), language, now })

/** Papers in the hands of those who run their exams. */
export function markingRoutes(serve: Serve, portal: Portal): void {
  const { db } = portal
  serve(listPapers, (asked, handling) => findPapers(db, asked, asking(handling)))
  serve(getManagedPaper, ({ paperID }, handling) => findManagedPaper(db, paperID, asking(handling)))
  serve(markPaper, (asked, handling) => mark(portal, asked, asking(handling)))
  serve(giveExtraTime, (asked, handling) => addTime(portal, asked, asking(handling)))
}
