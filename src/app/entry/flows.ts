import { createActor, fromPromise } from 'xstate'

import { CODE_REFUSED } from '#api/kit/envelope.ts'
import { CallFailure } from '#api/kit/problem.ts'
import * as information from '#api/news/news.service.ts'
import type { Transport } from '#api/kit/transport.ts'
import { provide } from '#machines/kit/services.ts'
import { detailOf } from '#machines/kit/detail.flow.ts'
import { installFlow } from '#machines/entry/install.flow.ts'

import type { Device } from '#browser/device.ts'
import type { Installation } from './installation.ts'

/** The flows of the entry pages. */
export function provideEntry(transport: Transport, installation: Installation, device: Device) {
  const install = createActor(
    provide(installFlow, { actors: { ask: fromPromise<boolean>(() => installation.ask()) } }),
  ).start()
  installation.watch((event) => install.send(event))
  return {
    /** [ROUTE-11, ROUTE-12, ROUTE-13] Loaded by meta code (gap GAP-06). */
    information: detailOf(async (code: 'application_secret' | 'techsupport' | 'appDownload') => {
      const page = await information.getSpecificItem(transport, code)
      if (page !== null) return page
      throw new CallFailure({ kind: 'refused', code: CODE_REFUSED, reason: 'request.notFound', message: '' })
    }),
    install,
    device,
  }
}
