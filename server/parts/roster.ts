import * as memberImportCalls from '#api/class/member-import.contract.ts'
import type { Part } from '#server/part.ts'
import { memberImportRoutes } from '#server/roster/member-import.routes.ts'

export const rosterPart: Part = { calls: [memberImportCalls], routes: [memberImportRoutes] }
