import * as answeringCalls from '#api/questionnaire/answering.contract.ts'
import * as managedQuestionnaireCalls from '#api/questionnaire/managed-questionnaire.contract.ts'
import * as resultCalls from '#api/questionnaire/results.contract.ts'
import type { Part } from '#server/part.ts'
import { responseKind } from '#server/questionnaire/answering/response-kind.ts'
import { answeringRoutes } from '#server/questionnaire/answering/routes.ts'
import { managedQuestionnaireRoutes } from '#server/questionnaire/managed-questionnaire.routes.ts'
import { resultRoutes } from '#server/questionnaire/results/routes.ts'
import { questionnaireKind } from '#server/questionnaire/questionnaire-kind.ts'
import { seedQuestionnaires } from '#server/questionnaire/questionnaire-seed.demo.ts'

export const questionnairePart: Part = {
  calls: [answeringCalls, managedQuestionnaireCalls, resultCalls],
  routes: [answeringRoutes, managedQuestionnaireRoutes, resultRoutes],
  kinds: [questionnaireKind, responseKind],
  seed: seedQuestionnaires,
}
