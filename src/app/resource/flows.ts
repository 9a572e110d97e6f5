import { fromPromise } from 'xstate'

import { oneOf, paged, words } from '#api/kit/paging.ts'
import * as resource from '#api/resource/resource.contract.ts'
import type { Transport } from '#api/kit/transport.ts'
import { provide } from '#machines/kit/services.ts'
import { listOf } from '#machines/kit/list.flow.ts'
import { resourceDownloadFlow, type DownloadedFile } from '#machines/resource/resource-download.flow.ts'
import { resourceRatingFlow } from '#machines/resource/resource-rating.flow.ts'

/** The flows of the resources. */
export function provideResources(transport: Transport) {
  return {
    /** [RESOURCE-01] Filtered by courseID, type, keyword and sort. */
    resources: listOf(({ filter, ...page }) =>
      transport.send(resource.listResources, {
        courseID: words(filter.courseID),
        type: oneOf(resource.resourceTypes, filter.type),
        keyword: words(filter.keyword),
        sort: oneOf(resource.resourceOrders, filter.sort),
        ...paged(page),
      }),
    ),
    /** [RESOURCE-03] */
    rating: provide(resourceRatingFlow, {
      actors: {
        rate: fromPromise(({ input: { resourceID, stars } }) =>
          transport.send(resource.rateResource, { resourceID, stars }),
        ),
      },
    }),
    download: provide(resourceDownloadFlow, {
      actors: {
        fetchFile: fromPromise(({ input: { resourceID, received }, signal }) =>
          transport.receiveFile(resource.downloadResource, { resourceID }, received, signal),
        ),
      },
      actions: { saveFile: (_, { file }) => saveFile(file) },
    }),
  }
}

/** Milliseconds after which even slow browsers have started the download. */
const TAKEN_OVER = 60_000

function saveFile({ name, content }: DownloadedFile): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  window.setTimeout(() => URL.revokeObjectURL(link.href), TAKEN_OVER)
}
