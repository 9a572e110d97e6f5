import * as studyCalls from '#api/study/study.contract.ts'
import type { Part } from '#server/part.ts'
import { flowKind } from './flow-kind.ts'
import { progressKind } from './progress-kind.ts'
import { studyRoutes } from './study.routes.ts'

export const studyPart: Part = { calls: [studyCalls], routes: [studyRoutes], kinds: [flowKind, progressKind] }
