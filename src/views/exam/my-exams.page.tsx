import { Link } from 'wouter'

import { texts } from '#i18n/texts.ts'

import { PersonalCentre } from '#views/centre/personal-centre.tsx'
import { BackLink } from '#views/kit/page-head/back-link.tsx'
import type { PageProps } from '#app/context/page-source.ts'
import { examFilter, examListHref } from './exam-href.ts'
import { ExamList, ExamSearch } from './exam-list.tsx'
import { OneExamView } from './exam-view.tsx'

/** [ROUTE-30] The learner's exams, or one of them by examID. */
export default function MyExamsPage({ query }: PageProps) {
  const examID = query.get('examID')
  const back = <BackLink href={examListHref('exam', examFilter(query))}>{texts().exam.list.back()}</BackLink>
  return (
    <PersonalCentre
      name="exam"
      title={texts().title.exam()}
      before={examID === null ? null : back}
      actions={
        examID === null ? (
          <>
            <Link href={examListHref('examlist')}>{texts().exam.list.toList()}</Link>
            <ExamSearch place="exam" query={query} />
          </>
        ) : null
      }
    >
      {examID === null ? <ExamList place="exam" query={query} /> : <OneExamView examID={examID} />}
    </PersonalCentre>
  )
}
