import {
  createDepartment,
  getDepartment,
  listDepartments,
  sendDepartmentEvent,
} from '#api/department/managed-department.contract.ts'
import { recordName } from '#server/commands/record-name.ts'
import { asking } from '#server/http/asking.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Portal } from '#server/portal.ts'
import { create, sendEvent } from './commands.ts'
import { departmentEntries, findDepartment } from './read-department.ts'

/** Departments, for administrators. */
export function managedDepartmentRoutes(serve: Serve, portal: Portal): void {
  const { db } = portal
  serve(listDepartments, (_asked, handling) => departmentEntries(db, asking(handling)))
  serve(getDepartment, ({ departmentID }, handling) => findDepartment(db, departmentID, asking(handling)), {
    follows: ({ departmentID }) => [recordName('department', departmentID)],
  })
  serve(createDepartment, (asked, handling) => create(portal, asked, asking(handling)))
  serve(sendDepartmentEvent, (asked, handling) => sendEvent(portal, asked, asking(handling)))
}
