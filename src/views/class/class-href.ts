import type { ClassCard } from '#api/class/class-card.contract.ts'
import { addressOf } from '#app/routes/address-of.ts'
import { classAddress, classRoutes } from '#app/routes/class-address.ts'

export type ClassKind = ClassCard['kind']

export const CLASS_LIST_PATH = addressOf('class-list')

/** [ROUTE-63, ROUTE-73, ROUTE-85] The address of a class; `type` restores the filter of the list on the way back. */
export const classHref = (kind: ClassKind, classID: string, type: string | null = null): string =>
  classAddress(kind, classID, { type })

/** What a class is, and what it offers. */
export const classTabs = ['overview', 'courses', 'timetable', 'exams', 'members'] as const
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
