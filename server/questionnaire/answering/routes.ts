import {
  changeResponse,
  getQuestionnaire,
  listQuestionnaires,
  listQuestionnairesOfClass,
  openSheet,
  saveDraft,
  submitSheet,
  takeOverSheet,
} from '#api/questionnaire/answering.contract.ts'
import { asking } from '#server/http/asking.ts'
import type { Serve } from '#server/http/serve.ts'
import { recordName } from '#server/commands/record-name.ts'
import type { Portal } from '../../portal.ts'
import { findQuestionnaire, findQuestionnaires, questionnairesOfClass } from './list.ts'
import { change, save } from './save.ts'
import { open, takeOver } from './sheets.ts'
import { submit } from './submit.ts'

/** Questionnaires and votes, as those who are asked see and answer them. */
export function answeringRoutes(serve: Serve, portal: Portal): void {
  const { db } = portal
  serve(listQuestionnaires, (asked, handling) => findQuestionnaires(db, asked, asking(handling)))
  serve(getQuestionnaire, ({ questionnaireID }, handling) => findQuestionnaire(db, questionnaireID, asking(handling)), {
    follows: ({ questionnaireID }, { userId }) => [
      recordName('questionnaire', questionnaireID),
      recordName('questionnaire_response', questionnaireID, userId),
    ],
  })
  serve(listQuestionnairesOfClass, ({ classID }, handling) => questionnairesOfClass(db, classID, asking(handling)))
  serve(openSheet, (asked, handling) => open(db, asked, asking(handling)))
  serve(takeOverSheet, (asked, handling) => takeOver(db, asked, asking(handling)))
  serve(saveDraft, (asked, handling) => save(portal, asked, asking(handling)))
  serve(submitSheet, (asked, handling) => submit(portal, asked, asking(handling)))
  serve(changeResponse, (asked, handling) => change(portal, asked, asking(handling)))
}
