import { texts } from '#i18n/texts.ts'

import { BackLink } from '#views/kit/page-head/back-link.tsx'
import { PageHead } from '#views/kit/page-head/page-head.tsx'
import type { PageProps } from '#app/context/page-source.ts'
import { examFilter, examListHref } from './exam-href.ts'
import { ExamList, ExamSearch } from './exam-list.tsx'
import { OneExamView } from './exam-view.tsx'

/** [ROUTE-49] The exams that are open to the learner, or one of them by examID. */
export default function ExamListPage({ query }: PageProps) {
  const examID = query.get('examID')
  if (examID !== null)
    return (
      <div className="column">
        <BackLink href={examListHref('examlist', examFilter(query))}>{texts().exam.list.back()}</BackLink>
        <PageHead title={texts().title.examlist()} />
        <OneExamView examID={examID} />
      </div>
    )
  return (
    <div className="column">
      <PageHead title={texts().title.examlist()} actions={<ExamSearch place="examlist" query={query} />} />
      <ExamList place="examlist" query={query} />
    </div>
  )
}
