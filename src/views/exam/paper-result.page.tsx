import { Button } from '@radix-ui/themes'
import { useActorRef } from '@xstate/react'
import { FileX, Printer } from 'lucide-react'
import { use } from 'react'

import { examAddress } from '#api/exam/addresses.ts'
import type { PaperResult } from '#api/exam/result.contract.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { DetailFaces } from '#views/kit/faces/detail-faces.tsx'
import { Face } from '#views/kit/faces/face.tsx'
import { BackLink } from '#views/kit/page-head/back-link.tsx'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { Status } from '#views/kit/status/status.tsx'
import { DateText } from '#views/kit/time/time-text.tsx'
import type { PageProps } from '#app/context/page-source.ts'
import { marksText } from './marks-text.ts'
import { ResultQuestion } from './result-question.tsx'
import './paper-result.css'

/** [ROUTE-48, ERROR-23] What has become of a paper, as far as it is published. */
export default function PaperResultPage({ query }: PageProps) {
  const { result } = use(usePortal().flows.exams())
  const detail = useActorRef(result, { input: { id: query.get('paperID') ?? '' } })
  const LL = texts().exam.result
  return (
    <div className="result">
      <DetailFaces
        detail={detail}
        missing={<Face within="page" title={LL.missingTitle()} text={LL.missingText()} icon={<FileX />} />}
      >
        {(paper) => <Result paper={paper} />}
      </DetailFaces>
    </div>
  )
}

function Result({ paper }: { readonly paper: PaperResult }) {
  const { result: LL } = texts().exam
  usePageTitle(paper.examName)
  return (
    <>
      <BackLink href={examAddress('exam', { examID: paper.examID })}>{LL.back()}</BackLink>
      <header className="result-head">
        <div>
          <h1 className="result-title">
            <bdi>{paper.examName}</bdi>
          </h1>
          <p className="result-attempt">{LL.attempt({ count: numberText(paper.attempt, language()) })}</p>
        </div>
        <Button className="result-print" variant="soft" onClick={() => window.print()}>
          <Printer size={16} aria-hidden="true" />
          {LL.print()}
        </Button>
      </header>
      <Marks paper={paper} />
      {paper.questions === null ? (
        <p className="result-hidden">{LL.paperHidden()}</p>
      ) : (
        <section>
          <h2 className="result-heading">{LL.questions()}</h2>
          <ol className="result-questions">
            {paper.questions.map((question, index) => (
              <ResultQuestion key={question.questionID} question={question} number={index + 1} />
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

function Marks({ paper: { state, marks, total, passMark, isPassed, handedInAt } }: { readonly paper: PaperResult }) {
  const { result: LL, papers, marksOfTotal } = texts().exam
  return (
    <dl className="result-facts">
      <div>
        <dt>{LL.marks()}</dt>
        <dd>
          {marks === null ? (
            <span className="result-waiting">{state === 'marked' ? LL.marksHidden() : LL.waiting()}</span>
          ) : (
            <span className="result-marks">{marksOfTotal({ marks: marksText(marks), total: marksText(total) })}</span>
          )}
          {isPassed !== null && (
            <Status kind={isPassed ? 'positive' : 'negative'}>{isPassed ? papers.passed() : papers.failed()}</Status>
          )}
        </dd>
      </div>
      <div>
        <dt>{LL.passMark()}</dt>
        <dd>{texts().exam.marksOf({ marks: marksText(passMark) })}</dd>
      </div>
      {handedInAt !== null && (
        <div>
          <dt>{LL.handedIn()}</dt>
          <dd>
            <DateText value={handedInAt} />
          </dd>
        </div>
      )}
    </dl>
  )
}
