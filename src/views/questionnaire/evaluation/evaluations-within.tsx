import { ClipboardCheck } from 'lucide-react'
import { use } from 'react'

import type { Evaluation } from '#api/questionnaire/evaluation.contract.ts'
import { texts } from '#i18n/texts.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { useList } from '#views/kit/faces/use-list.ts'
import { QuestionnaireRow } from '../questionnaire-row.tsx'
import '../questionnaire-list.css'
import { StandingStatus } from './standing-status.tsx'

/** [EVAL-01] The evaluations of a class, those that can be answered first. */
export function EvaluationsWithin({ classID }: { readonly classID: string }) {
  const list = useList(use(usePortal().flows.questionnaires()).evaluations, { filter: { classID } })
  const { empty: LL } = texts().evaluation
  return (
    <ListFaces<Evaluation>
      list={list}
      empty={<Face within="section" title={LL.title()} text={LL.text()} icon={<ClipboardCheck />} />}
    >
      {(evaluations) => (
        <ul className="response-rows">
          {evaluations.map((evaluation) => (
            <QuestionnaireRow
              key={evaluation.questionnaireID}
              questionnaire={evaluation}
              standing={<StandingStatus standing={evaluation.standing} />}
            />
          ))}
        </ul>
      )}
    </ListFaces>
  )
}
