import { leaveAddresses } from '#api/leave/addresses.ts'
import * as leaveCalls from '#api/leave/leave.contract.ts'
import type { Part } from '#server/part.ts'
import { classOfficeRoutes } from '#server/leave/class-office.routes.ts'
import { leaveKind } from '#server/leave/kind.ts'
import { seedLeaves } from '#server/leave/leave-seed.demo.ts'
import { leaveTypes } from '#server/leave/leave-types.demo.ts'
import { leaveRoutes } from '#server/leave/leave.routes.ts'
import { leaveWaiting } from '#server/leave/waiting.ts'

export const leavePart: Part = {
  addresses: leaveAddresses,
  calls: [leaveCalls],
  routes: [leaveRoutes, classOfficeRoutes],
  kinds: [leaveKind],
  waiting: [leaveWaiting],
  dictionaries: { leaveType: leaveTypes },
  seed: seedLeaves,
}
