import * as answeringCalls from '#api/questionnaire/answering.contract.ts'
import * as evaluationCalls from '#api/questionnaire/evaluation.contract.ts'
import * as managedQuestionnaireCalls from '#api/questionnaire/managed-questionnaire.contract.ts'
import * as resultCalls from '#api/questionnaire/results.contract.ts'
import type { Part } from '#server/part.ts'
import { seedAnswers } from '#server/questionnaire/answering/answers-seed.demo.ts'
import { responseKind } from '#server/questionnaire/answering/response-kind.ts'
import { answeringRoutes } from '#server/questionnaire/answering/routes.ts'
import { evaluationRoutes } from '#server/questionnaire/evaluation/routes.ts'
import { managedQuestionnaireRoutes } from '#server/questionnaire/managed-questionnaire.routes.ts'
import { resultRoutes } from '#server/questionnaire/results/routes.ts'
import { questionnaireKind } from '#server/questionnaire/questionnaire-kind.ts'
import { seedQuestionnaires } from '#server/questionnaire/questionnaire-seed.demo.ts'

export const questionnairePart: Part = {
  calls: [answeringCalls, evaluationCalls, managedQuestionnaireCalls, resultCalls],
  routes: [answeringRoutes, evaluationRoutes, managedQuestionnaireRoutes, resultRoutes],
  kinds: [questionnaireKind, responseKind],
  async seed(trx, now) {
    await seedQuestionnaires(trx, now)
    await seedAnswers(trx, now)
  },
}
