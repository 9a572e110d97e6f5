import { profileAddresses } from '#api/profile/addresses.ts'
import * as profileCalls from '#api/profile/profile.contract.ts'
import type { Part } from '#server/part.ts'
import { profileRoutes } from '#server/profile/profile.routes.ts'

export const profilePart: Part = { addresses: profileAddresses, calls: [profileCalls], routes: [profileRoutes] }
