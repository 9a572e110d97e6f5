import { courseAddress } from '#api/course/addresses.ts'
import {
  COURSE_YEARS,
  TEACHER_MAX,
  courseKinds,
  courseOrders,
  type CourseKind,
  type CourseOrder,
} from '#api/course/course.contract.ts'

export const CATALOGUE_PATH = courseAddress('course-list')

/** Filters and order of the catalogue, as in its address. */
export interface CatalogueFilter {
  readonly kind: CourseKind | null
  readonly category: string | null
  readonly year: number | null
  readonly teacher: string | null
  readonly keyword: string
  readonly sort: CourseOrder
}

/** Keyword length that the server accepts. */
const KEYWORD_MAX = 100

/** Parses an untrusted address: malformed values are ignored. */
export function catalogueFilter(query: URLSearchParams): CatalogueFilter {
  const category = query.get('category') ?? ''
  return {
    kind: courseKinds.find((kind) => kind === query.get('kind')) ?? null,
    category: /^[\w-]{1,64}$/.test(category) ? category : null,
    year: yearIn(query.get('year') ?? ''),
    teacher: teacherIn(query.get('teacher') ?? ''),
    keyword: (query.get('keyword') ?? '').trim().slice(0, KEYWORD_MAX),
    sort: courseOrders.find((order) => order === query.get('sort')) ?? 'new',
  }
}

function yearIn(text: string): number | null {
  const year = /^\d{4}$/.test(text) ? Number(text) : Number.NaN
  return year >= COURSE_YEARS.first && year <= COURSE_YEARS.last ? year : null
}

function teacherIn(text: string): string | null {
  const name = text.trim()
  return name.length <= TEACHER_MAX && /^\P{Cc}+$/u.test(name) ? name : null
}

export const isNarrowed = ({ kind, category, year, teacher, keyword }: CatalogueFilter): boolean =>
  kind !== null || category !== null || year !== null || teacher !== null || keyword !== ''

/** The address of the first page of a filter; the page size is kept. */
export function catalogueHref(filter: CatalogueFilter, size: string | null): string {
  const { kind, category, year, teacher, keyword, sort } = filter
  return courseAddress('course-list', {
    kind,
    category,
    year: year === null ? null : String(year),
    teacher,
    keyword: keyword === '' ? null : keyword,
    sort: sort === 'new' ? null : sort,
    size,
  })
}
