import {
  CLASS_YEARS,
  classTypes,
  openWindows,
  PLACE_MAX,
  type ClassCard,
  type ClassType,
  type OpenWindow,
} from '#api/class/class.contract.ts'
import { addressOf } from '#app/routes/address-of.ts'
import { classAddress, classRoutes } from '#app/routes/class-address.ts'

export type ClassKind = ClassCard['kind']

export const CLASS_LIST_PATH = addressOf('class-list')

/** [ROUTE-63, ROUTE-73, ROUTE-85] The address of a class; `type` restores the filter of the list on the way back. */
export const classHref = (kind: ClassKind, classID: string, type: string | null = null): string =>
  classAddress(kind, classID, { type })

/** What a class is, and what it offers. */
export const classTabs = ['overview', 'courses', 'timetable', 'members'] as const
export type ClassTab = (typeof classTabs)[number]

export const classTabHref = (kind: ClassKind, classID: string, tab: ClassTab, type: string | null): string =>
  classAddress(kind, classID, { type, tab: tab === 'overview' ? null : tab })

/** The tab of an untrusted address. */
export const classTabOf = (query: URLSearchParams): ClassTab =>
  classTabs.find((tab) => tab === query.get('tab')) ?? 'overview'

/** [ROUTE-67, ROUTE-77] Online classes have their contact list on the class itself only. */
export function contactsHref(kind: ClassKind, classID: string): string {
  const { contacts } = classRoutes[kind]
  return contacts === null ? classTabHref(kind, classID, 'members', null) : addressOf(contacts, { classID })
}

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
  return addressOf(classRoutes[kind].list, {
    type,
    window: type === OPEN ? window : null,
    year: year === null ? null : String(year),
    place,
    keyword: keyword === '' ? null : keyword,
    size,
  })
}
