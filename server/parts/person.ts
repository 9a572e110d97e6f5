import * as managedPersonCalls from '#api/person/managed-person.contract.ts'
import type { Part } from '#server/part.ts'
import { peopleImportRoutes } from '#server/person/import/people-import.routes.ts'
import { accountKind } from '#server/person/kind.ts'
import { managedPersonRoutes } from '#server/person/managed-person.routes.ts'

export const personPart: Part = {
  calls: [managedPersonCalls],
  routes: [managedPersonRoutes, peopleImportRoutes],
  kinds: [accountKind],
}
