import type { PayloadOf } from '#api/kit/call.ts'
import type { Transport } from '#api/kit/transport.ts'
import { exportResults, getDepartmentResults, getManagedResults } from '#api/questionnaire/results.contract.ts'
import { detailOf } from '#machines/kit/detail.flow.ts'
import { resultRenewalFlow } from '#machines/questionnaire/result-renewal.flow.ts'

import { asMissing } from '#app/kit/missing.ts'

/** What was answered to questionnaires, for those who change them. */
export function provideManagedResults(transport: Transport) {
  return {
    questionnaireResults: detailOf((questionnaireID) =>
      asMissing(transport.send(getManagedResults, { questionnaireID })),
    ),
    departmentResults: detailOf((questionnaireID) =>
      asMissing(transport.send(getDepartmentResults, { questionnaireID })),
    ),
    resultRenewal: resultRenewalFlow,
    resultExport: (asked: PayloadOf<typeof exportResults>) => transport.address(exportResults, asked),
  }
}
