import { Button, SegmentedControl } from '@radix-ui/themes'
import { useActorRef } from '@xstate/react'
import { Download, Printer } from 'lucide-react'
import { useCallback, useState } from 'react'

import { resultExports, type QuestionResult, type Results } from '#api/questionnaire/results.contract.ts'
import { comparesSubjects } from '#api/questionnaire/subject-comparison-rule.ts'
import { texts } from '#i18n/texts.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { itemAddress } from '#views/editor/sections.ts'
import { DetailFaces } from '#views/kit/faces/detail-faces.tsx'
import { BackLink } from '#views/kit/page-head/back-link.tsx'
import { useRevisits } from '#views/kit/record/use-revisits.ts'
import { Refresh } from '../results/refresh.tsx'
import { Renewal } from '../results/renewal.tsx'
import { figure } from '../results/result-figures.ts'
import { ResultQuestion } from '../results/result-question.tsx'
import { ResultsShown } from '../results/results-shown.tsx'
import { DepartmentComparison } from './department-comparison.tsx'
import { SubjectComparison } from './subject-comparison.tsx'

/**
 * What was answered to a questionnaire, for those who change it: the written texts too, departments compared, and
 * everything to be printed or exported.
 */
export function QuestionnaireResults({ id }: { readonly id: string }) {
  const { flows } = useAdministration()
  const detail = useActorRef(flows.questionnaireResults, { input: { id } })
  const [view, show] = useState<View>('all')
  const LL = texts().questionnaireResults
  useRevisits(useCallback(() => detail.send({ type: 'item.reloaded' }), [detail]))
  const actions = (
    <>
      <Refresh detail={detail} />
      <Button variant="soft" onClick={() => window.print()}>
        <Printer size={16} aria-hidden="true" />
        {LL.print()}
      </Button>
    </>
  )
  return (
    <div className="tally tally-managed">
      <BackLink href={itemAddress('questionnaires', id)}>{LL.toEditor()}</BackLink>
      <DetailFaces detail={detail}>
        {(results) => (
          <ResultsShown
            results={results}
            actions={actions}
            notes={
              <>
                <Renewal flow={flows.resultRenewal} detail={detail} results={results} />
                <Exports id={id} />
                <Views results={results} view={view} show={show} />
              </>
            }
            {...(view === 'departments' && { instead: <DepartmentComparison results={results} /> })}
            {...(view === 'subjects' && { instead: <SubjectComparison questions={results.questions ?? []} /> })}
          >
            {(question, number) => (
              <ResultQuestion
                key={question.questionID}
                question={question}
                number={number}
                written={<Written question={question} />}
              />
            )}
          </ResultsShown>
        )}
      </DetailFaces>
    </div>
  )
}

/** All answers together, by department, or of an evaluation course by course and teacher by teacher. */
type View = 'all' | 'departments' | 'subjects'

interface ViewProps {
  readonly results: Results
  readonly view: View
  readonly show: (view: View) => void
}

/** What can be compared, once there are enough answers. */
function Views({ results: { comparesDepartments, questions }, view, show }: ViewProps) {
  const LL = texts().questionnaireResults
  const hasSubjects = questions !== null && comparesSubjects(questions)
  if (questions === null || (!comparesDepartments && !hasSubjects)) return null
  const entries: readonly { readonly value: View; readonly text: string }[] = [
    { value: 'all', text: LL.overall() },
    ...(comparesDepartments ? [{ value: 'departments' as const, text: LL.byDepartment() }] : []),
    ...(hasSubjects ? [{ value: 'subjects' as const, text: LL.subjects.view() }] : []),
  ]
  return (
    <SegmentedControl.Root
      className="tally-views"
      aria-label={LL.view()}
      value={view}
      onValueChange={(value) => show(entries.find((one) => one.value === value)?.value ?? 'all')}
    >
      {entries.map(({ value, text }) => (
        <SegmentedControl.Item key={value} value={value}>
          {text}
        </SegmentedControl.Item>
      ))}
    </SegmentedControl.Root>
  )
}

/** Everything as a workbook, and each of its sheets as text. */
function Exports({ id }: { readonly id: string }) {
  const { flows } = useAdministration()
  const LL = texts().questionnaireResults.export
  const names = { xlsx: LL.all(), figures: LL.figures(), answers: LL.answers() }
  return (
    <ul className="tally-exports" aria-label={LL.title()}>
      {resultExports.map((what) => (
        <li key={what}>
          <Button asChild variant="soft" color="gray">
            <a href={flows.resultExport({ questionnaireID: id, what })} download data-export={what}>
              <Download size={16} aria-hidden="true" />
              {names[what]} <bdi>{what === 'xlsx' ? 'XLSX' : 'CSV'}</bdi>
            </a>
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** What was written, in the order in which the server mixed it. */
function Written({ question: { texts: written, answered } }: { readonly question: QuestionResult }) {
  const LL = texts().questionnaireResults
  if (written.length === 0) return <p className="tally-note">{LL.noTexts()}</p>
  return (
    <>
      {written.length < answered && (
        <p className="tally-note">{LL.moreTexts({ count: figure(written.length), total: figure(answered) })}</p>
      )}
      <ul className="tally-written">
        {written.map((text, at) => (
          <li key={at} dir="auto">
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}
