import { useActorRef } from '@xstate/react'
import { Hourglass } from 'lucide-react'

import { RESULTS_FROM } from '#api/questionnaire/results.contract.ts'
import type { ComparedQuestion, DepartmentResults, Results } from '#api/questionnaire/results.contract.ts'
import { texts } from '#i18n/texts.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { DetailFaces } from '#views/kit/faces/detail-faces.tsx'
import { Face } from '#views/kit/faces/face.tsx'
import { Prose } from '#views/kit/prose/prose.tsx'
import { writtenIn } from '#views/kit/theme/written-in.ts'
import { figure } from '../results/result-figures.ts'
import { SubjectHeading } from '../subject-heading.tsx'
import { DepartmentChart } from './department-chart.tsx'
import { DepartmentTable } from './department-table.tsx'
import '../results/charts.css'
import './department-comparison.css'

/** The answers of each department that has enough of them beside each other, question by question. */
export function DepartmentComparison({ results }: { readonly results: Results }) {
  const { questionnaireID: id, counted } = results
  // Whenever more is counted, departments are asked for anew.
  return <Compared key={counted} id={id} results={results} />
}

function Compared({ id, results }: { readonly id: string; readonly results: Results }) {
  const { flows } = useAdministration()
  const detail = useActorRef(flows.departmentResults, { input: { id } })
  const LL = texts().questionnaireResults.departments
  const numbers = new Map(results.questions?.map(({ questionID }, at) => [questionID, at + 1]))
  return (
    <DetailFaces detail={detail} within="section">
      {({ departments, questions }) =>
        departments.length === 0 ? (
          <Face
            within="section"
            title={LL.few()}
            text={LL.fewText({ count: figure(RESULTS_FROM) })}
            icon={<Hourglass />}
          />
        ) : (
          <ol className="tally-questions">
            {questions.map((question, at) => (
              <ComparedOne
                key={question.questionID}
                question={question}
                before={questions[at - 1]?.subject ?? null}
                departments={departments}
                number={numbers.get(question.questionID) ?? 0}
              />
            ))}
          </ol>
        )
      }
    </DetailFaces>
  )
}

export interface ComparedProps {
  readonly question: ComparedQuestion
  readonly departments: DepartmentResults['departments']
  readonly number: number
}

interface ComparedOneProps extends ComparedProps {
  /** What the question before is about. */
  readonly before: ComparedQuestion['subject']
}

function ComparedOne({ before, ...props }: ComparedOneProps) {
  const { question, number } = props
  return (
    <li className="tally-question">
      <SubjectHeading className="tally-subject" level="h2" subject={question.subject} before={before} />
      <h2 className="tally-question-number">{texts().questionnaireResults.question({ number: figure(number) })}</h2>
      <Prose html={question.stem} {...writtenIn(question.language)} />
      <DepartmentChart {...props} />
      <DepartmentTable {...props} />
    </li>
  )
}
