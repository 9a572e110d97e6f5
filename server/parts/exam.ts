import { examAddresses } from '#api/exam/addresses.ts'
import * as examCalls from '#api/exam/exam.contract.ts'
import * as managedExamCalls from '#api/exam/managed-exam.contract.ts'
import * as markingCalls from '#api/exam/marking.contract.ts'
import * as paperCalls from '#api/exam/paper.contract.ts'
import * as resultCalls from '#api/exam/result.contract.ts'
import type { Part } from '#server/part.ts'
import { examKind } from '#server/exam/exam-kind.ts'
import { seedExams } from '#server/exam/exam-seed.demo.ts'
import { managedExamRoutes } from '#server/exam/managed-exam.routes.ts'
import { markingRoutes } from '#server/exam/marking/routes.ts'
import { learnerExamKind } from '#server/exam/paper/learner-exam-kind.ts'
import { paperRoutes } from '#server/exam/paper/routes.ts'
import { examRegistrationKind } from '#server/exam/registration/kind.ts'
import { examRegistrationRoutes } from '#server/exam/registration/routes.ts'
import { examRegistrationWaiting } from '#server/exam/registration/waiting.ts'
import { seedSittings } from '#server/exam/demo/sitting-seed.demo.ts'
import { examRoutes } from '#server/exam/shown/exam.routes.ts'

export const examPart: Part = {
  addresses: examAddresses,
  calls: [examCalls, paperCalls, resultCalls, markingCalls, managedExamCalls],
  routes: [examRoutes, examRegistrationRoutes, paperRoutes, markingRoutes, managedExamRoutes],
  kinds: [examKind, examRegistrationKind, learnerExamKind],
  waiting: [examRegistrationWaiting],
  seed: async (trx, now) => {
    await seedExams(trx, now)
    await seedSittings(trx, now)
  },
}
