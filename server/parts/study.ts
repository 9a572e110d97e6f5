import { studyAddresses } from '#api/study/addresses.ts'
import * as studyCalls from '#api/study/study.contract.ts'
import type { Part } from '#server/part.ts'
import { flowKind } from '#server/study/flow-kind.ts'
import { progressKind } from '#server/study/progress-kind.ts'
import { studyRoutes } from '#server/study/study.routes.ts'

export const studyPart: Part = {
  addresses: studyAddresses,
  calls: [studyCalls],
  routes: [studyRoutes],
  kinds: [flowKind, progressKind],
}
