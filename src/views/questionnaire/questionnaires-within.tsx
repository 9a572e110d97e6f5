import { use, useId } from 'react'

import type { Questionnaire } from '#api/questionnaire/answering.contract.ts'
import { texts } from '#i18n/texts.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { useList } from '#views/kit/faces/use-list.ts'
import { QuestionnaireRow } from './questionnaire-row.tsx'
import './questionnaire-list.css'

/** [QUEST-04] The questionnaires and votes of a class; nothing is said where there are none. */
export function QuestionnairesWithin({ classID }: { readonly classID: string }) {
  const { within } = use(usePortal().flows.questionnaires())
  const list = useList(within, { filter: { classID } })
  const id = useId()
  return (
    <ListFaces<Questionnaire> list={list} empty={null}>
      {(questionnaires) => (
        <section aria-labelledby={id}>
          <h2 id={id} className="response-heading">
            {texts().questionnaireList.heading()}
          </h2>
          <ul className="response-rows">
            {questionnaires.map((questionnaire) => (
              <QuestionnaireRow key={questionnaire.questionnaireID} questionnaire={questionnaire} isWithinClass />
            ))}
          </ul>
        </section>
      )}
    </ListFaces>
  )
}
