import * as leaveCalls from '#api/leave/leave.contract.ts'
import type { Part } from '#server/part.ts'
import { classOfficeRoutes } from './class-office.routes.ts'
import { leaveKind } from './kind.ts'
import { seedLeaves } from './leave-seed.demo.ts'
import { leaveTypes } from './leave-types.demo.ts'
import { leaveRoutes } from './leave.routes.ts'
import { leaveWaiting } from './waiting.ts'

export const leavePart: Part = {
  calls: [leaveCalls],
  routes: [leaveRoutes, classOfficeRoutes],
  kinds: [leaveKind],
  waiting: [leaveWaiting],
  dictionaries: { leaveType: leaveTypes },
  seed: seedLeaves,
}
