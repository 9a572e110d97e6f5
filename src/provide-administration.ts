import { fromPromise } from 'xstate'

import { informationCategories } from '#api/contract/information.ts'
import { informationStates } from '#api/contract/managed-information.ts'
import * as basic from '#api/service/basic.ts'
import * as information from '#api/service/managed-information.ts'
import * as message from '#api/service/message.ts'
import type { Transport } from '#api/service/transport.ts'
import { languageOf } from '#i18n/locales.ts'
import type { Preview } from '#machines/flows/editor-context.ts'
import { isPlain, textsOf, type Draft } from '#machines/flows/information-draft.ts'
import { informationEditorFlow } from '#machines/flows/information-editor.ts'
import { listFlow, type Page, type PageRequest } from '#machines/flows/list.ts'

import { asMissing } from './missing.ts'
import { provideNews } from './provide-news.ts'
import type { AdministrationFlows } from './views/administration/administration-context.ts'
import { whole } from './whole-list.ts'

/** The flows of the administration; what an address says that no list knows narrows nothing. */
export function provideAdministration(transport: Transport): AdministrationFlows {
  const { newsTopics, helpTopics } = provideNews(transport)
  return {
    languages: whole(() => basic.getSupportLanguage(transport)),
    newsTopics,
    helpTopics,
    outbox: listFlow.provide({
      actors: {
        loadPage: fromPromise<Page<unknown>, PageRequest>(({ input: { page, size } }) =>
          message.listOutbox(transport, { page, size }),
        ),
      },
    }),
    information: listFlow.provide({
      actors: {
        loadPage: fromPromise<Page<unknown>, PageRequest>(({ input: { filter, ...page } }) =>
          information.listManagedInformation(
            transport,
            {
              categoryCode: informationCategories.find((category) => category === filter.category) ?? null,
              state: informationStates.find((state) => state === filter.state) ?? null,
              keyword: filter.keyword ?? '',
            },
            page,
          ),
        ),
      },
    }),
    editor: informationEditorFlow.provide({
      actors: {
        loadItem: fromPromise(({ input }) => asMissing(information.getManagedInformation(transport, input.id))),
        saveItem: fromPromise(({ input: { id, revision, draft } }) => {
          const { categoryCode, topicCode } = draft
          const texts = textsOf(draft)
          return id === null
            ? information.createInformation(transport, { categoryCode, topicCode, texts })
            : information.saveInformation(transport, { informationID: id, revision, topicCode, texts })
        }),
        publishItem: fromPromise(({ input: { id, revision } }) =>
          information.publishInformation(transport, { informationID: id, revision }),
        ),
        withdrawItem: fromPromise(({ input: { id, revision } }) =>
          information.withdrawInformation(transport, { informationID: id, revision }),
        ),
        discardItem: fromPromise(({ input: { id, revision } }) =>
          information.discardInformation(transport, { informationID: id, revision }),
        ),
        cleanTexts: fromPromise(({ input: { draft } }) => inTurn(() => cleaned(transport, draft))),
      },
    }),
  }
}

let earlier: Promise<unknown> = Promise.resolve()
/** While a POST is on its way another one to the same path is dropped [HTTP-14], so one preview waits for the other. */
function inTurn<Result>(action: () => Promise<Result>): Promise<Result> {
  const started = earlier.then(action)
  earlier = started.catch(() => undefined)
  return started
}

/** The texts as they would be stored and shown. */
async function cleaned(transport: Transport, draft: Draft): Promise<Preview> {
  const preview: Preview = {}
  for (const { language, informationDetail } of textsOf(draft)) {
    const code = languageOf(language)?.code
    if (code === undefined || informationDetail === '') continue
    preview[code] = isPlain(draft) ? informationDetail : await information.previewInformation(transport, informationDetail)
  }
  return preview
}
