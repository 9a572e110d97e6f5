import { fromPromise } from 'xstate'

import { resourceOrders, resourceTypes } from '#api/resource/resource.contract.ts'
import type { ReceivedFile } from '#api/kit/receive-file.ts'
import * as resource from '#api/resource/resource.service.ts'
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
          resource.listResources(
            transport,
            {
              courseID: filter.courseID || null,
              type: resourceTypes.find((type) => type === filter.type) ?? null,
              keyword: filter.keyword ?? '',
              sort: resourceOrders.find((order) => order === filter.sort) ?? null,
            },
            page,
          ),
        ),
      },
    }),
    rating: resourceRatingFlow.provide({
      actors: { rate: fromPromise(({ input }) => resource.rateResource(transport, input.resourceID, input.stars)) },
    }),
    download: resourceDownloadFlow.provide({
      actors: {
        fetchFile: fromPromise(({ input, signal }) =>
          resource.downloadResource(transport, input.resourceID, input.received, signal),
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
