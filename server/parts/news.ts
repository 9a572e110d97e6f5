import { newsAddresses } from '#api/news/addresses.ts'
import * as managedNewsCalls from '#api/news/managed-news.contract.ts'
import * as newsCalls from '#api/news/news.contract.ts'
import type { Part } from '#server/part.ts'
import { informationKind } from '#server/news/kind.ts'
import { managedNewsRoutes } from '#server/news/managed-news.routes.ts'
import { newsRoutes } from '#server/news/news.routes.ts'

export const newsPart: Part = {
  addresses: newsAddresses,
  calls: [newsCalls, managedNewsCalls],
  routes: [newsRoutes, managedNewsRoutes],
  kinds: [informationKind],
}
