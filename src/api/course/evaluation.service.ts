import * as contract from './evaluation.contract.ts'

import type { Transport } from '#api/kit/transport.ts'

/** [COURSE-02] The stars that a course has been given. Rejects with `request.notFound` where there is no such course. */
export function getEvaluation(transport: Transport, courseID: string): Promise<contract.Evaluation> {
  return transport.send(contract.getEvaluation, { courseID })
}
