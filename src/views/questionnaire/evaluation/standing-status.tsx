import type { EvaluationStanding } from '#api/questionnaire/evaluation.contract.ts'
import { texts } from '#i18n/texts.ts'

import { Status, type StatusKind } from '#views/kit/status/status.tsx'

const kinds: Readonly<Record<EvaluationStanding, StatusKind>> = {
  notStarted: 'neutral',
  inProgress: 'active',
  ended: 'neutral',
  evaluated: 'positive',
}

/** [EVAL-02] How the learner stands with an evaluation. */
export const StandingStatus = ({ standing }: { readonly standing: EvaluationStanding }) => (
  <Status kind={kinds[standing]}>{texts().evaluation.standing[standing]()}</Status>
)
