import { sessionAddresses } from '#api/session/addresses.ts'
import * as secondCheckCalls from '#api/session/second-check.contract.ts'
import * as userCalls from '#api/session/user.contract.ts'
import type { Part } from '#server/part.ts'
import { sessionRoutes } from '#server/session/session.routes.ts'
import { userRoutes } from '#server/session/user.routes.ts'

export const sessionPart: Part = {
  addresses: sessionAddresses,
  calls: [userCalls, secondCheckCalls],
  routes: [sessionRoutes, userRoutes],
}
