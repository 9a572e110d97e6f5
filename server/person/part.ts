import * as managedPersonCalls from '#api/person/managed-person.contract.ts'
import { departments } from '#server/dictionary/departments.demo.ts'
import type { Part } from '#server/part.ts'
import { peopleImportRoutes } from './import/people-import.routes.ts'
import { accountKind } from './kind.ts'
import { managedPersonRoutes } from './managed-person.routes.ts'

export const personPart: Part = {
  calls: [managedPersonCalls],
  routes: [managedPersonRoutes, peopleImportRoutes],
  kinds: [accountKind],
  dictionaries: { department: departments },
}
