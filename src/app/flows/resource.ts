import { fromPromise } from 'xstate'

import { oneOf, paged, words } from '#api/kit/paging.ts'
import * as resource from '#api/resource/resource.contract.ts'
import type { ReceivedFile } from '#api/kit/receive-file.ts'
import type { Transport } from '#api/kit/transport.ts'
import { listFlow, type Page, type PageRequest } from '#machines/kit/list.flow.ts'
import { resourceDownloadFlow } from '#machines/resource/resource-download.flow.ts'
import { resourceRatingFlow } from '#machines/resource/resource-rating.flow.ts'

import type { ResourceFlows } from '#app/context/portal-context.ts'

/** The flows of what there is to download. */
export function provideResources(transport: Transport): ResourceFlows {
  return {
    resources: listFlow.provide({
      actors: {
        loadPage: fromPromise<Page<unknown>, PageRequest>(({ input: { filter, ...page } }) =>
          transport.send(resource.listResources, {
            courseID: words(filter.courseID),
            type: oneOf(resource.resourceTypes, filter.type),
            keyword: words(filter.keyword),
            sort: oneOf(resource.resourceOrders, filter.sort),
            ...paged(page),
          }),
        ),
      },
    }),
    rating: resourceRatingFlow.provide({
      actors: {
        rate: fromPromise(({ input: { resourceID, stars } }) =>
          transport.send(resource.rateResource, { resourceID, stars }),
        ),
      },
    }),
    download: resourceDownloadFlow.provide({
      actors: {
        fetchFile: fromPromise(({ input: { resourceID, received }, signal }) =>
          transport.receiveFile(resource.downloadResource, { resourceID }, received, signal),
        ),
      },
      actions: { saveFile: (_, { file }) => saveFile(file as ReceivedFile) },
    }),
  }
}

/** Milliseconds after which even a slow browser has taken the file over. */
const TAKEN_OVER = 60_000

function saveFile({ name, content }: ReceivedFile): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  window.setTimeout(() => URL.revokeObjectURL(link.href), TAKEN_OVER)
}
