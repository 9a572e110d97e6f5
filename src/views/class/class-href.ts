import { classAddress } from '#api/class/addresses.ts'
import { addressOfClass, classPages } from '#api/class/kind-addresses.ts'
import type { ClassCard } from '#api/class/class-card.contract.ts'

export type ClassKind = ClassCard['kind']

export const CLASS_LIST_PATH = classAddress('class-list')

/** [ROUTE-63, ROUTE-73, ROUTE-85] The address of a class; `type` restores the filter of the list on the way back. */
export const classHref = (kind: ClassKind, classID: string, type: string | null = null): string =>
  addressOfClass(kind, classID, { type })

/** What a class is, and what it offers. */
export const classTabs = ['overview', 'courses', 'timetable', 'homework', 'exams', 'evaluation', 'members'] as const
export type ClassTab = (typeof classTabs)[number]

export const classTabHref = (kind: ClassKind, classID: string, tab: ClassTab, type: string | null): string =>
  addressOfClass(kind, classID, { type, tab: tab === 'overview' ? null : tab })

/** The tab of an untrusted address. */
export const classTabOf = (query: URLSearchParams): ClassTab =>
  classTabs.find((tab) => tab === query.get('tab')) ?? 'overview'

/** [ROUTE-67, ROUTE-77] Online classes have their contact list on the class itself only. */
export function contactsHref(kind: ClassKind, classID: string): string {
  const { contacts } = classPages[kind]
  return contacts === null ? classTabHref(kind, classID, 'members', null) : classAddress(contacts, { classID })
}
