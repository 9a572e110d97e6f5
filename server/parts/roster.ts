import * as rosterCalls from '#api/roster/roster.contract.ts'
import type { Part } from '#server/part.ts'
import { rosterRoutes } from '#server/roster/roster.routes.ts'

export const rosterPart: Part = { calls: [rosterCalls], routes: [rosterRoutes] }
