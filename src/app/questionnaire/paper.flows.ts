import { fromPromise } from 'xstate'

import type { Transport } from '#api/kit/transport.ts'
import { openSheet, takeOverSheet } from '#api/questionnaire/answering.contract.ts'
import { provide } from '#machines/kit/services.ts'
import type { LoadedPaper } from '#machines/paper/paper-context.ts'
import { paperFlow } from '#machines/paper/paper.flow.ts'

import { keptPapers } from '#browser/kept-paper.ts'
import type { LocalStore } from '#browser/storage.ts'
import { paperServices } from '#app/paper/paper-services.ts'
import { asMissing } from '#app/kit/missing.ts'
import { saveAnswers, submit } from './answer-services.ts'
import { sheetOf } from './sheet-of.ts'

/** [ROUTE-54] Answering a questionnaire, by the flow of papers. */
export function provideQuestionnairePaper(transport: Transport, store: LocalStore) {
  const onDevice = () => keptPapers(store.get('userId') ?? '')
  const load = fromPromise<LoadedPaper, { readonly paperID: string }>(async ({ input: { paperID } }) => {
    const opened = await onDevice().open('questionnaire', paperID)
    const at = performance.now()
    const { device } = opened
    const sheet = await asMissing(transport.send(openSheet, { questionnaireID: paperID, device }))
    return { ...opened, paper: sheetOf(sheet, device), at }
  })
  return {
    isOnline: () => navigator.onLine,
    paper: provide(paperFlow, {
      actors: {
        loadPaper: load,
        renewPaper: load,
        takeOver: fromPromise(async ({ input: { paperID: questionnaireID, device } }) => {
          const at = performance.now()
          return { paper: sheetOf(await transport.send(takeOverSheet, { questionnaireID, device }), device), at }
        }),
        save: fromPromise(async ({ input }) => {
          const at = performance.now()
          const saved = await saveAnswers(transport, input)
          return { ...saved, at }
        }),
        handIn: fromPromise(({ input }) => submit(transport, input)),
        ...paperServices(onDevice),
      },
    }),
  }
}
