import * as overviewCalls from '#api/overview/overview.contract.ts'
import type { Part } from '#server/part.ts'
import { overviewRoutes } from '#server/overview/overview.routes.ts'

export const overviewPart: Part = { calls: [overviewCalls], routes: [overviewRoutes] }
