import type { Role } from '#api/kit/call.ts'
import { roles } from '#api/kit/call.ts'

/** Maximum lengths of a person's fields. */
export const ACCOUNT_MAX = 64
export const PERSON_NAME_MAX = 64
export const EMAIL_MAX = 120
export const DEPARTMENT_MAX = 64
export const PHONE_MAX = 24

/** A person as entered by staff; empty fields are unknown. */
export interface WrittenPerson {
  readonly accountName: string
  readonly originalName: string
  readonly phone: string
  readonly email: string
  /** A code of the table of languages: the language of the portal's letters to this person. */
  readonly language: string
  readonly roles: readonly string[]
  /** A code of the dictionary `department`; empty: none. */
  readonly department: string
}
export type PersonField = keyof WrittenPerson

/** The faults that can be found without other people's data, in reporting order. */
export const personFaults = [
  'accountWrong',
  'nameMissing',
  'nameWrong',
  'phoneWrong',
  'emailWrong',
  'contactMissing',
  'roleMissing',
  'roleUnknown',
] as const
export type PersonFault = (typeof personFaults)[number]

/** Letters of any script, digits and . _ @ - ; nothing with a meaning in a sign-in or a spreadsheet. */
const ACCOUNT = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._@-]*$/u
/** E.164 */
const PHONE = /^\+[1-9]\d{6,14}$/
const EMAIL = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\".]{2,}$/u

/** Prefixes that a spreadsheet takes for a formula; no cell may begin with one. */
export const FORMULA_START = /^[=+\-@\t\r]/

/**
 * Punctuation that people write numbers with; 00 stands for +, and a number of mainland China goes without its country.
 */
export function normalPhone(typed: string): string {
  const digits = typed.normalize('NFKC').replaceAll(/[\s().\-‐-―]/gu, '')
  if (/^1[3-9]\d{9}$/.test(digits)) return `+86${digits}`
  return digits.startsWith('00') ? `+${digits.slice(2)}` : digits
}
export const isPhone = (phone: string): boolean => PHONE.test(phone)
export const isEmail = (email: string): boolean => email.length <= EMAIL_MAX && EMAIL.test(email)
export const isRole = (code: string): code is Role => roles.some((role) => role === code)

/** Deduplicates and sorts roles, unless one is unknown, which is reported as a fault. */
const inOrder = (held: readonly string[]): readonly string[] =>
  held.every(isRole) ? roles.filter((role) => held.includes(role)) : held

/** A person with trimmed texts and normalised phone number. */
export const tidied = (person: WrittenPerson): WrittenPerson => ({
  accountName: person.accountName.normalize('NFC').trim(),
  originalName: person.originalName.normalize('NFC').trim().replaceAll(/\s+/gu, ' '),
  phone: normalPhone(person.phone),
  email: person.email.normalize('NFC').trim().toLowerCase(),
  language: person.language,
  roles: inOrder(person.roles),
  department: person.department.trim(),
})

/**
 * All that is wrong with a tidied person, as far as it can be told without the others. Browser and server judge by this
 * one.
 */
export function faultsOf({ accountName, originalName, phone, email, roles: held }: WrittenPerson): PersonFault[] {
  const found: Readonly<Record<PersonFault, boolean>> = {
    accountWrong: [...accountName].length > ACCOUNT_MAX || !ACCOUNT.test(accountName),
    nameMissing: originalName === '',
    nameWrong:
      [...originalName].length > PERSON_NAME_MAX || /\p{Cc}/u.test(originalName) || FORMULA_START.test(originalName),
    phoneWrong: phone !== '' && !isPhone(phone),
    emailWrong: email !== '' && (!isEmail(email) || /\p{Cc}/u.test(email) || FORMULA_START.test(email)),
    contactMissing: phone === '' && email === '',
    roleMissing: held.length === 0,
    roleUnknown: !held.every(isRole),
  }
  return personFaults.filter((fault) => found[fault])
}

/** The field at which a fault is shown. */
export const fieldOfFault: Readonly<
  Record<PersonFault | 'accountTaken' | 'phoneTaken' | 'emailTaken' | 'departmentUnknown', PersonField>
> = {
  accountWrong: 'accountName',
  accountTaken: 'accountName',
  nameMissing: 'originalName',
  nameWrong: 'originalName',
  phoneWrong: 'phone',
  phoneTaken: 'phone',
  emailWrong: 'email',
  emailTaken: 'email',
  contactMissing: 'phone',
  roleMissing: 'roles',
  roleUnknown: 'roles',
  departmentUnknown: 'department',
}
