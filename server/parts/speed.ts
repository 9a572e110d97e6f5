import { speedAddresses } from '#api/speed/addresses.ts'
import * as speedCalls from '#api/speed/speed.contract.ts'
import type { Part } from '#server/part.ts'
import { speedRoutes } from '#server/speed/speed.routes.ts'

export const speedPart: Part = { addresses: speedAddresses, calls: [speedCalls], routes: [speedRoutes] }
