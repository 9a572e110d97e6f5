import * as managedNewsCalls from '#api/news/managed-news.contract.ts'
import * as newsCalls from '#api/news/news.contract.ts'
import type { Part } from '#server/part.ts'
import { informationKind } from './kind.ts'
import { managedNewsRoutes } from './managed-news.routes.ts'
import { newsRoutes } from './news.routes.ts'

export const newsPart: Part = { calls: [newsCalls, managedNewsCalls], routes: [newsRoutes, managedNewsRoutes], kinds: [informationKind] }
