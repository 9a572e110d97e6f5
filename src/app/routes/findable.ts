import type { FindableKey } from '#app/kit/part.ts'
import { withQuery } from './address-of.ts'
import { declared } from '#app/declared-routes.ts'

export type { FindableKey }

export interface FindablePage {
  readonly key: FindableKey
  readonly address: string
  readonly isPublic: boolean
  readonly isForVisitors: boolean
}

/** On equal scores the user's own pages come first: my courses before all courses. */
const ownFirst = [...declared].sort((a, b) => Number(b.centre !== undefined) - Number(a.centre !== undefined))

/** Pages that open without parameters; a single course or class is found in its list. */
export const findablePages: readonly FindablePage[] = ownFirst.flatMap(
  ({ name, findable = [], isPublic = false, isForVisitors = false }) =>
    findable.map((found) => {
      const { key, query } = typeof found === 'string' ? { key: found, query: {} } : found
      return { key, address: withQuery(name, query), isPublic, isForVisitors }
    }),
)

const byKey = new Map<FindableKey, FindablePage>(findablePages.map((page) => [page.key, page]))

/** @throws if the dictionaries have words for a page that no part declares */
export function findablePage(key: FindableKey): FindablePage {
  const page = byKey.get(key)
  if (page === undefined) throw new Error(`No part declares the findable page ${key}.`)
  return page
}
