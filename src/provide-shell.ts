import { fromPromise } from 'xstate'

import * as basic from '#api/service/basic.ts'
import * as information from '#api/service/information.ts'
import type { Transport } from '#api/service/transport.ts'
import { listFlow, type Page, type PageRequest } from '#machines/flows/list.ts'

import type { ShellFlows } from './views/portal/portal-context.ts'

/** A list that comes whole: its one page is all there is. */
const whole = (load: () => Promise<readonly unknown[]>) =>
  listFlow.provide({
    actors: {
      loadPage: fromPromise<Page<unknown>, PageRequest>(async () => {
        const list = await load()
        return { list, count: list.length }
      }),
    },
  })

/** The flows of header, footer and what stands beside a page. */
export function provideShell(transport: Transport): ShellFlows {
  return {
    languages: whole(() => basic.getSupportLanguage(transport)),
    copyright: whole(async () => {
      const copyright = await information.getCopyright(transport)
      return copyright === null ? [] : [copyright]
    }),
  }
}
