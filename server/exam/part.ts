import * as examCalls from '#api/exam/exam.contract.ts'
import * as managedExamCalls from '#api/exam/managed-exam.contract.ts'
import * as markingCalls from '#api/exam/marking.contract.ts'
import * as paperCalls from '#api/exam/paper.contract.ts'
import * as resultCalls from '#api/exam/result.contract.ts'
import type { Part } from '#server/part.ts'
import { examKind } from './exam-kind.ts'
import { seedExams } from './exam-seed.demo.ts'
import { managedExamRoutes } from './managed-exam.routes.ts'
import { markingRoutes } from './marking/routes.ts'
import { learnerExamKind } from './paper/learner-exam-kind.ts'
import { paperRoutes } from './paper/routes.ts'
import { examRegistrationKind } from './registration/kind.ts'
import { examRegistrationRoutes } from './registration/routes.ts'
import { examRegistrationWaiting } from './registration/waiting.ts'
import { seedSittings } from './demo/sitting-seed.demo.ts'
import { examRoutes } from './shown/exam.routes.ts'

export const examPart: Part = {
  calls: [examCalls, paperCalls, resultCalls, markingCalls, managedExamCalls],
  routes: [examRoutes, examRegistrationRoutes, paperRoutes, markingRoutes, managedExamRoutes],
  kinds: [examKind, examRegistrationKind, learnerExamKind],
  waiting: [examRegistrationWaiting],
  seed: async (trx, now) => {
    await seedExams(trx, now)
    await seedSittings(trx, now)
  },
}
