import { exportExamResults, getManagedPaper, giveExtraTime, listPapers, markPaper } from '#api/exam/marking.contract.ts'
import { paperStates } from '#api/exam/paper.contract.ts'
import type { PayloadOf } from '#api/kit/call.ts'
import { oneOf, paged, words } from '#api/kit/paging.ts'
import type { Transport } from '#api/kit/transport.ts'
import { changesOf } from '#machines/kit/changes.flow.ts'
import { detailOf } from '#machines/kit/detail.flow.ts'
import { listOf } from '#machines/kit/list.flow.ts'

/** What staff do with a paper. */
export type PaperChange =
  | { readonly type: 'mark'; readonly payload: PayloadOf<typeof markPaper> }
  | { readonly type: 'extraTime'; readonly payload: PayloadOf<typeof giveExtraTime> }

/** The papers of the exams that somebody runs. */
export function provideMarking(transport: Transport) {
  return {
    /** Filtered by exam, state and keyword. */
    papers: listOf(({ filter, ...page }) =>
      transport.send(listPapers, {
        examID: words(filter.exam),
        state: oneOf(paperStates, filter.state),
        keyword: words(filter.keyword),
        ...paged(page),
      }),
    ),
    examResults: (asked: PayloadOf<typeof exportExamResults>) => transport.address(exportExamResults, asked),
    onePaper: detailOf((paperID) => transport.send(getManagedPaper, { paperID })),
    paperChanges: changesOf((change: PaperChange) =>
      change.type === 'mark'
        ? transport.send(markPaper, change.payload)
        : transport.send(giveExtraTime, change.payload),
    ),
  }
}
