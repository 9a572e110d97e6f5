import { fromPromise } from 'xstate'

import { resourceOrders, resourceTypes } from '#api/contract/resource.ts'
import type { ReceivedFile } from '#api/service/receive-file.ts'
import * as resource from '#api/service/resource.ts'
import type { Transport } from '#api/service/transport.ts'
import { listFlow, type Page, type PageRequest } from '#machines/flows/list.ts'
import { resourceDownloadFlow } from '#machines/flows/resource-download.ts'
import { resourceRatingFlow } from '#machines/flows/resource-rating.ts'

import type { ResourceFlows } from './views/portal/portal-context.ts'

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
