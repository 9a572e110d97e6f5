import type { questionnaireAddresses } from '#api/questionnaire/addresses.ts'
import type { ListedKind } from '#api/questionnaire/kind-rule.ts'
import { page } from '#app/kit/page.ts'
import type { PagesOf } from '#app/kit/part.ts'
import { sharedPage } from '#app/kit/shared-page.tsx'

const listOf = (kind: ListedKind) =>
  sharedPage(
    () => import('#views/questionnaire/questionnaire-list.page.tsx'),
    { kind },
    { texts: ['centre', 'evaluation', 'questionnaire', 'questionnaireList'], flows: ['questionnaires'] },
  )

const sheetTexts = ['evaluation', 'paper', 'questionnaire', 'questionnaireSheet'] as const

export const pages: PagesOf<typeof questionnaireAddresses> = {
  questionnairepaper: page(() => import('#views/questionnaire/paper/questionnaire-paper.page.tsx'), {
    texts: sheetTexts,
    flows: ['questionnairePaper'],
  }),
  classAssessment: page(() => import('#views/questionnaire/evaluation/evaluation-paper.page.tsx'), {
    texts: sheetTexts,
    flows: ['questionnairePaper', 'questionnaires'],
  }),
  assessmentResultSuccess: page(() => import('#views/questionnaire/evaluation/evaluation-done.page.tsx'), {
    texts: ['class', 'evaluation', 'paper', 'questionnaire', 'questionnaireList', 'questionnaireSheet'],
    flows: ['questionnaires'],
  }),
  qusetionnaireresult: page(() => import('#views/questionnaire/results/questionnaire-result.page.tsx'), {
    texts: ['class', 'evaluation', 'paper', 'questionnaire', 'questionnaireResults', 'questionnaireSheet'],
    flows: ['questionnaires'],
  }),
  questionnaire: listOf('questionnaire'),
  vote: listOf('vote'),
}
