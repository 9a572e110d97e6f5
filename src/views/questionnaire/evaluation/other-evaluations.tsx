import { use, useId } from 'react'

import type { Evaluation } from '#api/questionnaire/evaluation.contract.ts'
import { texts } from '#i18n/texts.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { useList } from '#views/kit/faces/use-list.ts'
import { QuestionnaireRow } from '../questionnaire-row.tsx'
import '../questionnaire-list.css'
import { StandingStatus } from './standing-status.tsx'

interface Props {
  readonly classID: string
  /** The one that is at hand. */
  readonly except: string
}

/** What else of the class waits for the learner's evaluation; nothing is said where nothing does. */
export function OtherEvaluations({ classID, except }: Props) {
  const list = useList(use(usePortal().flows.questionnaires()).evaluations, { filter: { classID } })
  const id = useId()
  return (
    <ListFaces<Evaluation> list={list} waiting={null} empty={null}>
      {(evaluations) => {
        const others = evaluations.filter(
          ({ questionnaireID, standing }) => standing === 'inProgress' && questionnaireID !== except,
        )
        return (
          others.length > 0 && (
            <section aria-labelledby={id} className="evaluation-done-others">
              <h2 id={id} className="response-heading">
                {texts().evaluation.others()}
              </h2>
              <ul className="response-rows">
                {others.map((evaluation) => (
                  <QuestionnaireRow
                    key={evaluation.questionnaireID}
                    questionnaire={evaluation}
                    isWithinClass
                    standing={<StandingStatus standing={evaluation.standing} />}
                  />
                ))}
              </ul>
            </section>
          )
        )
      }}
    </ListFaces>
  )
}
