import { questionnaireAddresses } from '#api/questionnaire/addresses.ts'

import { part } from '#app/kit/part.ts'

export const questionnaire = part({
  addresses: questionnaireAddresses,
  routes: {
    questionnairepaper: { hasHeader: false },
    qusetionnaireresult: { hasHeader: false, background: 'grey' },
    classAssessment: { hasHeader: false },
    assessmentResultSuccess: { hasHeader: false, background: 'grey' },
    questionnaire: { findable: true, centre: { place: 60 } },
    vote: { findable: true, centre: { place: 70 } },
  },
  pages: () => import('./pages.ts'),
  flows: ({ transport, store }) => ({
    questionnaires: () => import('./flows.ts').then((of) => of.provideQuestionnaires(transport)),
    questionnairePaper: () => import('./paper.flows.ts').then((of) => of.provideQuestionnairePaper(transport, store)),
  }),
})
