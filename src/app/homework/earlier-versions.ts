import { listEarlierVersions } from '#api/homework/homework.contract.ts'
import { paged } from '#api/kit/paging.ts'
import type { Transport } from '#api/kit/transport.ts'
import { listOf } from '#machines/kit/list.flow.ts'

/** [HOMEWORK-03] What was handed in before the versions that are shown with the homework, for all who see it. */
export const earlierVersionsOver = (transport: Transport) =>
  listOf(({ filter: { homework: homeworkID = '' }, ...page }) =>
    transport.send(listEarlierVersions, { homeworkID, ...paged(page) }),
  )
