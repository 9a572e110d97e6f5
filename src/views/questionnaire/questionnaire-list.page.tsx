import type { ListedKind } from '#api/questionnaire/kind-rule.ts'
import { texts } from '#i18n/texts.ts'

import { PersonalCentre } from '#views/centre/personal-centre.tsx'
import type { PageProps } from '#app/context/page-source.ts'
import { QuestionnaireList, QuestionnaireSearch } from './questionnaire-list.tsx'

interface Props extends PageProps {
  /** Also the name of the route. */
  readonly kind: ListedKind
}

/** [ROUTE-25] The questionnaires, or the votes, that ask the learner: one screen for both. */
export default function QuestionnaireListPage({ kind, query }: Props) {
  return (
    <PersonalCentre
      name={kind}
      title={texts().title[kind]()}
      actions={<QuestionnaireSearch kind={kind} query={query} />}
    >
      <QuestionnaireList kind={kind} query={query} />
    </PersonalCentre>
  )
}
