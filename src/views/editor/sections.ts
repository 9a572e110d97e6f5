import { splitAddress } from '#browser/address.ts'

/** Sections of the administration by menu code; each is the first segment of an address. */
export const sectionCodes = [
  'overview',
  'desk',
  'outbox',
  'information',
  'broadcasts',
  'people',
  'departments',
  'organisation',
  'dictionaries',
  'classes',
  'courses',
  'topics',
  'resources',
  'exams',
  'papers',
  'questions',
  'banks',
  'questionnaires',
  'tasks',
] as const
export type SectionCode = (typeof sectionCodes)[number]

export const addressOf = (code: SectionCode): string => `/${code}`

const partsOf = (address: string): readonly string[] =>
  splitAddress(address)
    .path.split('/')
    .filter((part) => part !== '')

/** The section of an address; null: none. */
export function sectionOf(address: string): SectionCode | null {
  return sectionCodes.find((code) => code === partsOf(address)[0]) ?? null
}

/** Replaces the id in the address of a new document. */
export const NEW = 'new'
/** Replaces the id in the address of an import from a file. */
export const IMPORT = 'import'
/** The id in an address; null for a list. */
export const itemOf = (address: string): string | null => partsOf(address)[1] ?? null
/** @param id empty: there is one in the section */
export const itemAddress = (code: SectionCode, id: string): string =>
  id === '' ? addressOf(code) : `${addressOf(code)}/${id}`
