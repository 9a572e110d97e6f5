import type { questionnaireAddresses } from '#api/questionnaire/addresses.ts'
import type { QuestionnaireKind } from '#api/questionnaire/managed-questionnaire.contract.ts'
import { page } from '#app/kit/page.ts'
import type { PagesOf } from '#app/kit/part.ts'
import { sharedPage } from '#app/kit/shared-page.tsx'

const listOf = (kind: QuestionnaireKind) =>
  sharedPage(
    () => import('#views/questionnaire/questionnaire-list.page.tsx'),
    { kind },
    { texts: ['centre', 'questionnaire', 'questionnaireList'], flows: ['questionnaires'] },
  )

export const pages: PagesOf<typeof questionnaireAddresses> = {
  questionnairepaper: page(() => import('#views/questionnaire/paper/questionnaire-paper.page.tsx'), {
    texts: ['paper', 'questionnaire', 'questionnaireSheet', 'record'],
    flows: ['questionnairePaper', 'questionnaires'],
  }),
  qusetionnaireresult: page(() => import('#views/questionnaire/results/questionnaire-result.page.tsx'), {
    texts: ['paper', 'questionnaire', 'questionnaireResults', 'questionnaireSheet'],
    flows: ['questionnaires'],
  }),
  questionnaire: listOf('questionnaire'),
  vote: listOf('vote'),
}
