import { examAddresses } from '#api/exam/addresses.ts'

import { part } from '#app/kit/part.ts'

export const exam = part({
  addresses: examAddresses,
  routes: {
    paper: { hasHeader: false, background: 'grey' },
    paperresult: { hasHeader: false, background: 'grey' },
    examlist: { findable: true },
    exam: { findable: true, centre: { place: 40 } },
  },
  pages: () => import('./pages.ts'),
  flows: ({ transport, store }) => ({
    exams: () => import('./flows.ts').then((of) => of.provideExams(transport, store)),
    paper: () => import('./paper.flows.ts').then((of) => of.providePaper(transport, store)),
    leftAnswers: () => import('./left-answers.ts').then((of) => of.provideLeftAnswers(transport)),
  }),
})
