import { Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'

import { RESULTS_FROM, type QuestionResult, type Results } from '#api/questionnaire/results.contract.ts'
import { texts } from '#i18n/texts.ts'

import { Face } from '#views/kit/faces/face.tsx'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { SubjectHeading } from '../subject-heading.tsx'
import { aboutSubjects, figure } from './result-figures.ts'
import './results.css'

interface Props {
  readonly results: Results
  /** What can be done with them. */
  readonly actions: ReactNode
  readonly notes?: ReactNode
  /** Shown in place of the questions. */
  readonly instead?: ReactNode
  readonly children: (question: QuestionResult, number: number) => ReactNode
}

/** [ROUTE-55] Who has taken part, and what was answered to each question; or that too few have answered yet. */
export function ResultsShown({ results, actions, notes, instead, children }: Props) {
  const { name, isAnonymous, isForStaff, submitted, counted, questions } = results
  const LL = texts().questionnaireResults
  usePageTitle(name)
  return (
    <>
      <header className="tally-head">
        <div className="tally-title-box">
          <h1 className="tally-title">
            <bdi>{name}</bdi>
          </h1>
          <p className="tally-taken">{LL.taken({ count: figure(submitted) })}</p>
          {questions !== null && counted < submitted && (
            <p className="tally-note">{LL.counted({ count: figure(counted) })}</p>
          )}
          {isAnonymous ? (
            <p className="tally-note">{LL.inSteps()}</p>
          ) : (
            !isForStaff && <p className="tally-note">{LL.openInSteps()}</p>
          )}
          {notes}
        </div>
        <div className="tally-actions">{actions}</div>
      </header>
      {questions === null ? (
        <Face
          within="section"
          title={LL.few.title()}
          text={LL.few.text({ count: figure(RESULTS_FROM) })}
          icon={<Hourglass />}
        />
      ) : (
        (instead ??
        aboutSubjects(questions).map(({ first, of }) => (
          <section key={first} className="tally-questions">
            <SubjectHeading className="tally-subject" level="h2" subject={of[0]?.subject ?? null} before={null} />
            <ol className="tally-questions">{of.map((question, at) => children(question, first + at))}</ol>
          </section>
        )))
      )}
    </>
  )
}
