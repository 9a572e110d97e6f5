import { classAddress } from '#api/class/addresses.ts'
import { classPages } from '#api/class/kind-addresses.ts'
import {
  CLASS_YEARS,
  classTypes,
  openWindows,
  PLACE_MAX,
  type ClassType,
  type OpenWindow,
} from '#api/class/class.contract.ts'
import type { ClassKind } from './class-href.ts'

/** The value of `type` of the classes that one may register for; all others are of one's own classes. */
export const OPEN = 'open'

/** The filters of a list of classes, as in its address. */
export interface ClassFilter {
  /** As it was given: an unknown one is kept (gap GAP-15). */
  readonly type: string | null
  readonly window: OpenWindow | null
  readonly year: number | null
  readonly place: string | null
  readonly keyword: string
}

/** Keyword length that the server accepts. */
const KEYWORD_MAX = 100

/** Parses an untrusted address: malformed values are ignored. */
export function classFilter(query: URLSearchParams): ClassFilter {
  const place = (query.get('place') ?? '').trim()
  return {
    type: query.get('type'),
    window: openWindows.find((window) => window === query.get('window')) ?? null,
    year: yearIn(query.get('year') ?? ''),
    place: place.length <= PLACE_MAX && /^\P{Cc}+$/u.test(place) ? place : null,
    keyword: (query.get('keyword') ?? '').trim().slice(0, KEYWORD_MAX),
  }
}

function yearIn(text: string): number | null {
  const year = /^\d{4}$/.test(text) ? Number(text) : Number.NaN
  return year >= CLASS_YEARS.first && year <= CLASS_YEARS.last ? year : null
}

/** Which of one's own classes; null: all of them. */
export const classTypeOf = ({ type }: Pick<ClassFilter, 'type'>): ClassType | null =>
  classTypes.find((entry) => entry === type) ?? null

export const isNarrowed = ({ year, place, keyword }: ClassFilter): boolean =>
  year !== null || place !== null || keyword !== ''

const NO_FILTER: ClassFilter = { type: null, window: null, year: null, place: null, keyword: '' }

/** [ROUTE-62, ROUTE-72, ROUTE-85] The address of the list of a kind; the page size is kept. */
export function classListHref(kind: ClassKind, filter: Partial<ClassFilter> = {}, size: string | null = null): string {
  const { type, window, year, place, keyword } = { ...NO_FILTER, ...filter }
  return classAddress(classPages[kind].list, {
    type,
    window: type === OPEN ? window : null,
    year: year === null ? null : String(year),
    place,
    keyword: keyword === '' ? null : keyword,
    size,
  })
}
