import { Link } from 'wouter'

import type { OneExam } from '#api/exam/exam.contract.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import { addressOf } from '#app/routes/address-of.ts'
import { Status } from '#views/kit/status/status.tsx'
import { DateText } from '#views/kit/time/time-text.tsx'
import { marksText } from './marks-text.ts'

type Paper = OneExam['papers'][number]
interface Props {
  readonly papers: readonly Paper[]
  /** Full marks, in tenths. */
  readonly total: number
}

/** [EXAM-06] The attempts of an exam, as far as they are published. */
export function ExamPapers({ papers, total }: Props) {
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
            <Outcome paper={paper} total={total} />
            {paper.isPublished && (
              <Link href={addressOf('paperresult', { paperID: paper.paperID })}>{LL.toResult()}</Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Outcome({ paper: { state, isPassed, marks }, total }: { readonly paper: Paper; readonly total: number }) {
  const LL = texts().exam
  if (state === 'inProgress') return <Status kind="active">{LL.papers.writing()}</Status>
  if (state === 'marking') return <Status kind="active">{LL.papers.marking()}</Status>
  if (isPassed === null) return <Status kind="neutral">{LL.papers.notPublished()}</Status>
  return (
    <>
      <Status kind={isPassed ? 'positive' : 'negative'}>{isPassed ? LL.papers.passed() : LL.papers.failed()}</Status>
      {marks !== null && <span>{LL.marksOfTotal({ marks: marksText(marks), total: marksText(total) })}</span>}
    </>
  )
}
