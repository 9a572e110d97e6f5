import { splitAddress } from '#browser/address.ts'

/** The parts of the administration, by their menu codes; each has the first part of an address. */
export const sectionCodes = ['outbox', 'information', 'people', 'courses', 'topics', 'resources'] as const
export type SectionCode = (typeof sectionCodes)[number]

export const addressOf = (code: SectionCode): string => `/${code}`

const partsOf = (address: string): readonly string[] =>
  splitAddress(address)
    .path.split('/')
    .filter((part) => part !== '')

/** The section that an address belongs to; null when it belongs to none. */
export function sectionOf(address: string): SectionCode | null {
  return sectionCodes.find((code) => code === partsOf(address)[0]) ?? null
}

/** What stands in an address instead of an id where something new is being written. */
export const NEW = 'new'
/** What stands there where many people come out of a file. */
export const IMPORT = 'import'
/** The id in the address of an item; null when it is the address of a list. */
export const itemOf = (address: string): string | null => partsOf(address)[1] ?? null
export const itemAddress = (code: SectionCode, id: string): string => `${addressOf(code)}/${id}`
