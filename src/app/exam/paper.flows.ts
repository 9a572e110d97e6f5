import { fromPromise } from 'xstate'

import { getPaper, takeOverPaper } from '#api/exam/paper.contract.ts'
import type { Transport } from '#api/kit/transport.ts'
import { provide } from '#machines/kit/services.ts'
import type { LoadedPaper } from '#machines/paper/paper-context.ts'
import { paperFlow } from '#machines/paper/paper.flow.ts'

import { keptPapers } from '#browser/kept-paper.ts'
import type { LocalStore } from '#browser/storage.ts'
import { asMissing } from '#app/kit/missing.ts'
import { paperServices } from '#app/paper/paper-services.ts'
import { handIn, sendAnswers } from './send-answers.ts'
import { sheetOf } from './sheet-of.ts'

/** [ROUTE-47] The paper with its services. */
export function providePaper(transport: Transport, store: LocalStore) {
  const device = () => keptPapers(store.get('userId') ?? '')
  const load = fromPromise<LoadedPaper, { readonly paperID: string }>(async ({ input: { paperID } }) => {
    const opened = await device().open('exam', paperID)
    const at = performance.now()
    const paper = await asMissing(transport.send(getPaper, { paperID, device: opened.device }))
    return { ...opened, paper: sheetOf(paper), at }
  })
  return {
    isOnline: () => navigator.onLine,
    paper: provide(paperFlow, {
      actors: {
        loadPaper: load,
        renewPaper: load,
        takeOver: fromPromise(async ({ input }) => {
          const at = performance.now()
          return { paper: sheetOf(await transport.send(takeOverPaper, input)), at }
        }),
        save: fromPromise(async ({ input }) => {
          const at = performance.now()
          const saved = await sendAnswers(transport, input)
          return { ...saved, at }
        }),
        handIn: fromPromise(({ input }) => handIn(transport, input)),
        ...paperServices(device),
      },
    }),
  }
}
