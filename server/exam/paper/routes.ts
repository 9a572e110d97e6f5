import { beginPaper, getPaper, handInPaper, saveAnswers, takeOverPaper } from '#api/exam/paper.contract.ts'
import { getPaperResult } from '#api/exam/result.contract.ts'
import { asking } from '#server/http/asking.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Portal } from '../../portal.ts'
import { begin } from './begin.ts'
import { handIn, takeOver } from './hand-in.ts'
import { findResult } from './results.ts'
import { save } from './save.ts'
import { showPaper } from './shown-paper.ts'

/** Papers that are being written, and results. */
export function paperRoutes(serve: Serve, portal: Portal): void {
  const { db } = portal
  serve(beginPaper, (asked, handling) => begin(portal, asked, asking(handling)))
  serve(getPaper, ({ paperID: paperId, device }, handling) => showPaper(db, { paperId, device }, asking(handling)))
  serve(takeOverPaper, (asked, handling) => takeOver(portal, asked, asking(handling)))
  serve(saveAnswers, (asked, handling) => save(portal, asked, asking(handling)))
  serve(handInPaper, (asked, handling) => handIn(portal, asked, asking(handling)))
  serve(getPaperResult, ({ paperID }, handling) => findResult(db, paperID, asking(handling)))
}
