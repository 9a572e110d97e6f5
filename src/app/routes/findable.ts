import type { DeclaredRoute } from '#app/kit/part.ts'

export interface FindablePage {
  /** The name of its route, or what else it is found as. */
  readonly key: string
  readonly address: string
  readonly isPublic: boolean
  readonly isForVisitors: boolean
}

/**
 * Pages that open without parameters; a single course or class is found in its list. On equal scores the user's own
 * pages come first: my courses before all courses.
 */
export const findableAmong = (routes: readonly DeclaredRoute[]): readonly FindablePage[] =>
  [...routes]
    .sort((a, b) => Number(b.centre !== undefined) - Number(a.centre !== undefined))
    .flatMap(({ name, path, findable = false, foundAs, isPublic = false, isForVisitors = false }) => {
      const found = [...(findable ? [{ key: name, address: path }] : []), ...(foundAs ? [foundAs] : [])]
      return found.map((one) => ({ ...one, isPublic, isForVisitors }))
    })
