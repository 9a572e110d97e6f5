import { useEffect } from 'react'

import { questionnaireAddress } from '#api/questionnaire/addresses.ts'
import { navigate } from '#browser/address.ts'

import type { PageProps } from '#app/context/page-source.ts'
import { QuestionnairePaper } from '../paper/questionnaire-paper.tsx'

/** [ROUTE-56, EVAL-03] Evaluating a class, as questionnaires are answered; it ends on the page that says thanks. */
export default function EvaluationPaperPage({ query }: PageProps) {
  const questionnaireID = query.get('questionnaireID') ?? ''
  return (
    <QuestionnairePaper
      key={questionnaireID}
      questionnaireID={questionnaireID}
      submitted={<ToDone questionnaireID={questionnaireID} />}
    />
  )
}

/** The way back does not lead to the sheet again. */
function ToDone({ questionnaireID }: { readonly questionnaireID: string }) {
  useEffect(() => {
    navigate(questionnaireAddress('assessmentResultSuccess', { questionnaireID }), { replace: true })
  }, [questionnaireID])
  return null
}
