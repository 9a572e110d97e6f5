import * as organisationCalls from '#api/organisation/organisation.contract.ts'
import type { Part } from '#server/part.ts'
import { organisationRoutes } from '#server/organisation/organisation.routes.ts'

export const organisationPart: Part = { calls: [organisationCalls], routes: [organisationRoutes] }
