import { Button } from '@radix-ui/themes'
import { useActorRef } from '@xstate/react'
import { Printer } from 'lucide-react'

import type { QuestionResult } from '#api/questionnaire/results.contract.ts'
import { texts } from '#i18n/texts.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { itemAddress } from '#views/editor/sections.ts'
import { DetailFaces } from '#views/kit/faces/detail-faces.tsx'
import { BackLink } from '#views/kit/page-head/back-link.tsx'
import { Refresh } from '../results/refresh.tsx'
import { ResultQuestion } from '../results/result-question.tsx'
import { ResultsShown } from '../results/results-shown.tsx'
import { ResultsTable } from './results-table.tsx'

/** What was answered to a questionnaire, for those who change it: the written texts too, and tables to be printed. */
export function QuestionnaireResults({ id }: { readonly id: string }) {
  const detail = useActorRef(useAdministration().flows.questionnaireResults, { input: { id } })
  const LL = texts().questionnaireResults
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
          <ResultsShown results={results} actions={actions}>
            {(question, number) => (
              <ResultQuestion
                key={question.questionID}
                question={question}
                number={number}
                written={<Written question={question} />}
              >
                {question.kind !== 'short' && <ResultsTable question={question} number={number} />}
              </ResultQuestion>
            )}
          </ResultsShown>
        )}
      </DetailFaces>
    </div>
  )
}

/** What was written, in the order in which the server mixed it. */
function Written({ question: { texts: written } }: { readonly question: QuestionResult }) {
  if (written.length === 0) return <p className="tally-note">{texts().questionnaireResults.noTexts()}</p>
  return (
    <ul className="tally-written">
      {written.map((text, at) => (
        <li key={at} dir="auto">
          {text}
        </li>
      ))}
    </ul>
  )
}
