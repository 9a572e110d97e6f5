import { courseKinds, courseOrders, type CourseKind, type CourseOrder } from '#api/contract/course.ts'

export const CATALOGUE_PATH = '/course/course-list'

/** What the catalogue is narrowed to and sorted by, as its address says it. */
export interface CatalogueFilter {
  readonly kind: CourseKind | null
  readonly category: string | null
  readonly keyword: string
  readonly sort: CourseOrder
}

/** As much as the server looks for. */
const KEYWORD_MAX = 100

/** Reads an address, whoever wrote it: what makes no sense narrows nothing. */
export function catalogueFilter(query: URLSearchParams): CatalogueFilter {
  const category = query.get('category') ?? ''
  return {
    kind: courseKinds.find((kind) => kind === query.get('kind')) ?? null,
    category: /^[\w-]{1,64}$/.test(category) ? category : null,
    keyword: (query.get('keyword') ?? '').trim().slice(0, KEYWORD_MAX),
    sort: courseOrders.find((order) => order === query.get('sort')) ?? 'new',
  }
}

export const isNarrowed = ({ kind, category, keyword }: CatalogueFilter): boolean =>
  kind !== null || category !== null || keyword !== ''

/** The address of the first page of what a filter gives; the size of a page stays as it was. */
export function catalogueHref({ kind, category, keyword, sort }: CatalogueFilter, size: string | null): string {
  const query = new URLSearchParams({
    ...(kind !== null && { kind }),
    ...(category !== null && { category }),
    ...(keyword !== '' && { keyword }),
    ...(sort !== 'new' && { sort }),
    ...(size !== null && { size }),
  })
  return query.size === 0 ? CATALOGUE_PATH : `${CATALOGUE_PATH}?${query.toString()}`
}
