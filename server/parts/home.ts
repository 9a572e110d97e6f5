import { homeAddresses } from '#api/home/addresses.ts'
import type { Part } from '#server/part.ts'
import { homeRoutes } from '#server/home/home.routes.ts'

export const homePart: Part = { addresses: homeAddresses, routes: [homeRoutes] }
