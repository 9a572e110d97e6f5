import {
  getClassSubjects,
  listEvaluationsOfClass,
  listManagedEvaluations,
} from '#api/questionnaire/evaluation.contract.ts'
import { asking } from '#server/http/asking.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Portal } from '../../portal.ts'
import { classSubjects, evaluationsOfClass, managedEvaluations } from './evaluations.ts'

/** [EVAL-01] The evaluations of a class, for those who take part in it and for those who run it. */
export function evaluationRoutes(serve: Serve, { db }: Portal): void {
  serve(listEvaluationsOfClass, ({ classID }, handling) => evaluationsOfClass(db, classID, asking(handling)))
  serve(listManagedEvaluations, ({ classID }, handling) => managedEvaluations(db, classID, asking(handling)))
  serve(getClassSubjects, ({ classID }, handling) => classSubjects(db, classID, asking(handling)))
}
