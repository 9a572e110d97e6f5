import { oneOf, paged, words } from '#api/kit/paging.ts'
import type { Transport } from '#api/kit/transport.ts'
import {
  changeResponse,
  getQuestionnaire,
  listQuestionnaires,
  listQuestionnairesOfClass,
  responseStates,
  type Questionnaire,
  type ResponseAction,
} from '#api/questionnaire/answering.contract.ts'
import { listEvaluationsOfClass } from '#api/questionnaire/evaluation.contract.ts'
import { listedKinds } from '#api/questionnaire/kind-rule.ts'
import { getResults } from '#api/questionnaire/results.contract.ts'
import { detailOf } from '#machines/kit/detail.flow.ts'
import { listOf } from '#machines/kit/list.flow.ts'
import { recordOf } from '#machines/kit/record.flow.ts'
import { resultRenewalFlow } from '#machines/questionnaire/result-renewal.flow.ts'

import { asMissing } from '#app/kit/missing.ts'

/** The flows of questionnaires and votes, but for answering them. */
export function provideQuestionnaires(transport: Transport) {
  return {
    /** [ROUTE-25] Filtered by kind, state and keyword; an unknown kind or state lists all. */
    mine: listOf(({ filter, ...page }) =>
      transport.send(listQuestionnaires, {
        kind: oneOf(listedKinds, filter.kind),
        state: oneOf(responseStates, filter.state),
        keywords: words(filter.keyword),
        ...paged(page),
      }),
    ),
    /** [QUEST-04] Those of a class; all on one page. */
    within: listOf(async ({ filter: { classID = '' } }) => {
      const list = await transport.send(listQuestionnairesOfClass, { classID })
      return { list, count: list.length }
    }),
    /** [EVAL-01] The evaluations of a class; all on one page. */
    evaluations: listOf(async ({ filter: { classID = '' } }) => {
      const list = await transport.send(listEvaluationsOfClass, { classID })
      return { list, count: list.length }
    }),
    /** [QUEST-03] How a learner stands with one. It is answered on its own page: here only a change is sent. */
    questionnaire: recordOf<Questionnaire, ResponseAction>({
      load: (questionnaireID) => asMissing(transport.send(getQuestionnaire, { questionnaireID })),
      send: ({ id: questionnaireID, item: { revision } }) =>
        transport.send(changeResponse, { questionnaireID, revision }),
    }),
    /** How a learner stands with one that has just been submitted. */
    standing: detailOf((questionnaireID) => asMissing(transport.send(getQuestionnaire, { questionnaireID }))),
    /** [ROUTE-55] What was answered to one. */
    results: detailOf((questionnaireID) => asMissing(transport.send(getResults, { questionnaireID }))),
    resultRenewal: resultRenewalFlow,
  }
}
