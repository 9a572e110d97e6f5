import type { PageProps } from '#app/context/page-source.ts'

import { QuestionnairePaper } from './questionnaire-paper.tsx'

/** [ROUTE-54] Answering a questionnaire, which comes from the address. */
export default function QuestionnairePaperPage({ query }: PageProps) {
  const questionnaireID = query.get('questionnaireID') ?? ''
  return <QuestionnairePaper key={questionnaireID} questionnaireID={questionnaireID} />
}
