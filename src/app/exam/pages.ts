import type { examAddresses } from '#api/exam/addresses.ts'
import { page } from '#app/kit/page.ts'
import type { PagesOf } from '#app/kit/part.ts'

export const pages: PagesOf<typeof examAddresses> = {
  paper: page(() => import('#views/exam/paper/paper.page.tsx'), { texts: ['paper', 'exam'], flows: ['paper'] }),
  paperresult: page(() => import('#views/exam/paper-result.page.tsx'), { texts: ['exam'], flows: ['exams'] }),
  examlist: page(() => import('#views/exam/exam-list.page.tsx'), {
    texts: ['exam', 'record'],
    flows: ['exams', 'messages'],
  }),
  exam: page(() => import('#views/exam/my-exams.page.tsx'), {
    texts: ['exam', 'record', 'centre'],
    flows: ['exams', 'messages'],
  }),
}
