import * as managedQuestionnaireCalls from '#api/questionnaire/managed-questionnaire.contract.ts'
import type { Part } from '#server/part.ts'
import { managedQuestionnaireRoutes } from '#server/questionnaire/managed-questionnaire.routes.ts'
import { questionnaireKind } from '#server/questionnaire/questionnaire-kind.ts'
import { seedQuestionnaires } from '#server/questionnaire/questionnaire-seed.demo.ts'

export const questionnairePart: Part = {
  calls: [managedQuestionnaireCalls],
  routes: [managedQuestionnaireRoutes],
  kinds: [questionnaireKind],
  seed: seedQuestionnaires,
}
