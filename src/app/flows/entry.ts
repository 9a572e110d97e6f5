import { createActor, fromPromise } from 'xstate'

import { CODE_REFUSED } from '#api/kit/envelope.ts'
import { CallFailure } from '#api/kit/problem.ts'
import * as information from '#api/news/news.service.ts'
import type { Transport } from '#api/kit/transport.ts'
import { detailFlow, type DetailInput } from '#machines/kit/detail.flow.ts'
import { installFlow } from '#machines/entry/install.flow.ts'

import type { Device } from '#browser/device.ts'
import type { Installation } from '#app/installation.ts'
import type { EntryFlows } from '#app/context/portal-context.ts'

/** The categories of information that the entry pages show (gap GAP-06). */
const metaCodes = ['application_secret', 'techsupport', 'appDownload'] as const

/** The flows of the entry pages. */
export function provideEntry(transport: Transport, installation: Installation, device: Device): EntryFlows {
  const install = createActor(
    installFlow.provide({ actors: { ask: fromPromise<boolean>(() => installation.ask()) } }),
  ).start()
  installation.watch((event) => install.send(event))
  return {
    information: detailFlow.provide({
      actors: {
        loadItem: fromPromise<unknown, DetailInput>(async ({ input }) => {
          const code = metaCodes.find((known) => known === input.id)
          const page = code === undefined ? null : await information.getSpecificItem(transport, code)
          if (page !== null) return page
          throw new CallFailure({ kind: 'refused', code: CODE_REFUSED, reason: 'request.notFound', message: '' })
        }),
      },
    }),
    install,
    device,
  }
}
