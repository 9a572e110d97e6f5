import * as managedQuestionCalls from '#api/question/managed-question.contract.ts'
import type { Part } from '#server/part.ts'
import { managedQuestionRoutes } from '#server/question/managed-question.routes.ts'
import { questionKind } from '#server/question/question-kind.ts'
import { seedQuestions } from '#server/question/question-seed.demo.ts'

export const questionPart: Part = {
  calls: [managedQuestionCalls],
  routes: [managedQuestionRoutes],
  kinds: [questionKind],
  seed: seedQuestions,
}
