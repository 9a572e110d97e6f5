import * as deskCalls from '#api/desk/desk.contract.ts'
import type { Part } from '#server/part.ts'
import { deskRoutes } from '#server/desk/desk.routes.ts'

export const deskPart: Part = { calls: [deskCalls], routes: [deskRoutes] }
