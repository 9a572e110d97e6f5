import type { Part } from '#server/part.ts'
import { homeRoutes } from '#server/home/home.routes.ts'

export const homePart: Part = { routes: [homeRoutes] }
