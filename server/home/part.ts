import type { Part } from '#server/part.ts'
import { homeRoutes } from './home.routes.ts'

export const homePart: Part = { routes: [homeRoutes] }
