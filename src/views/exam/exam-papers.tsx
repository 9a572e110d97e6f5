import { Link } from 'wouter'

import { examAddress } from '#api/exam/addresses.ts'
import type { OneExam } from '#api/exam/exam.contract.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import { Status } from '#views/kit/status/status.tsx'
import { DateText } from '#views/kit/time/time-text.tsx'
import { marksText } from './marks-text.ts'

type Paper = OneExam['papers'][number]
interface Props {
  readonly papers: readonly Paper[]
}

/** [EXAM-06] The attempts of an exam, as far as they are published. */
export function ExamPapers({ papers }: Props) {
  const LL = texts().exam.papers
  if (papers.length === 0) return null
  return (
    <section className="exam-papers">
      <h3 className="exam-section">{LL.heading()}</h3>
      <ol>
        {papers.map((paper) => (
          <li key={paper.paperID} className="exam-paper">
            <span className="exam-paper-number">{LL.attempt({ count: numberText(paper.attempt, language()) })}</span>
            <DateText value={paper.handedInAt ?? paper.begunAt} />
            <Outcome paper={paper} />
            {paper.isPublished && (
              <Link href={examAddress('paperresult', { paperID: paper.paperID })}>{LL.toResult()}</Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Outcome({ paper: { state, isPassed, marks, total } }: { readonly paper: Paper }) {
  const LL = texts().exam
  if (state === 'inProgress') return <Status kind="active">{LL.papers.writing()}</Status>
  if (isPassed === null) return <Status kind="active">{LL.papers.marking()}</Status>
  return (
    <>
      <Status kind={isPassed ? 'positive' : 'negative'}>{isPassed ? LL.papers.passed() : LL.papers.failed()}</Status>
      <span>
        {marks === null
          ? LL.papers.marksHidden()
          : LL.marksOfTotal({ marks: marksText(marks), total: marksText(total) })}
      </span>
    </>
  )
}
