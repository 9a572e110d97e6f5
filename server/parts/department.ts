import * as managedDepartmentCalls from '#api/department/managed-department.contract.ts'
import { departmentKind } from '#server/department/kind.ts'
import { managedDepartmentRoutes } from '#server/department/managed-department.routes.ts'
import { seedDepartments } from '#server/department/seed.demo.ts'
import type { Part } from '#server/part.ts'

export const departmentPart: Part = {
  calls: [managedDepartmentCalls],
  routes: [managedDepartmentRoutes],
  kinds: [departmentKind],
  seed: seedDepartments,
}
