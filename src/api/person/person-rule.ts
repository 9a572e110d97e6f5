import type { Role } from '#api/kit/call.ts'
import { roles } from '#api/kit/call.ts'
import { emailOf, phoneOf, phoneWritten } from '#api/account/contact-rule.ts'
import { cleanLine, hasMixedWord, mixesDigits, mixesScripts } from '#api/kit/name-rule.ts'
import { isLongerThan } from '#api/kit/written-text.ts'
import { FORMULA_START } from '#api/sheet/sheet-rule.ts'

/** Maximum lengths of a person's fields. */
export const ACCOUNT_MAX = 64
export const PERSON_NAME_MAX = 64
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
  'accountMixed',
  'accountNotOwnEmail',
  'nameMissing',
  'nameWrong',
  'nameMixed',
  'phoneWrong',
  'emailWrong',
  'contactMissing',
  'roleMissing',
  'roleUnknown',
] as const
export type PersonFault = (typeof personFaults)[number]

/** Letters of any script, digits and . _ @ - ; nothing with a meaning in a sign-in or a spreadsheet. */
const ACCOUNT = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._@-]*$/u

export const isRole = (code: string): code is Role => roles.some((role) => role === code)

/** Deduplicates and sorts roles, unless one is unknown, which is reported as a fault. */
const inOrder = (held: readonly string[]): readonly string[] =>
  held.every(isRole) ? roles.filter((role) => held.includes(role)) : held

/** Upper and lower case, and letters that are written wide or narrow, are one. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Of an e-mail address each part may have a script of its own, of another account name the whole has one. */
const isMixed = (accountName: string): boolean => {
  const plain = accountName.normalize('NFKC')
  return mixesDigits(plain) || (plain.includes('@') ? hasMixedWord(plain) : mixesScripts(plain))
}

/** A person with cleaned texts and normalised phone number. */
export const tidied = (person: WrittenPerson): WrittenPerson => ({
  accountName: cleanLine(person.accountName),
  originalName: cleanLine(person.originalName),
  phone: phoneWritten(person.phone) ?? person.phone.trim(),
  email: emailOf(person.email) ?? person.email.normalize('NFC').trim().toLowerCase(),
  language: person.language,
  roles: inOrder(person.roles),
  department: person.department.trim(),
})

/** The names and contacts that somebody has already. */
export interface HeldNames extends Pick<WrittenPerson, 'accountName' | 'originalName'> {
  readonly phone: string | null
  readonly email: string | null
}

/**
 * All that is wrong with a tidied person, as far as it can be told without the others. Browser and server judge by this
 * one. @param stored who has a name keeps it, even if nobody else would get it today; null: it is somebody new
 */
export function faultsOf(
  { accountName, originalName, phone, email, roles: held }: WrittenPerson,
  stored: HeldNames | null,
): PersonFault[] {
  const isOwnEmail = email !== '' && folded(accountName) === folded(email)
  const found: Readonly<Record<PersonFault, boolean>> = {
    accountWrong: isLongerThan(accountName, ACCOUNT_MAX) || !ACCOUNT.test(accountName),
    accountMixed: stored?.accountName !== accountName && isMixed(accountName),
    accountNotOwnEmail: stored?.accountName !== accountName && accountName.includes('@') && !isOwnEmail,
    nameMissing: originalName === '',
    nameWrong:
      isLongerThan(originalName, PERSON_NAME_MAX) || /\p{Cc}/u.test(originalName) || FORMULA_START.test(originalName),
    nameMixed: stored?.originalName !== originalName && hasMixedWord(originalName),
    phoneWrong: phone !== '' && phone !== stored?.phone && phoneOf(phone) !== phone,
    emailWrong: email !== '' && email !== stored?.email && (emailOf(email) !== email || FORMULA_START.test(email)),
    contactMissing: phone === '' && email === '',
    roleMissing: held.length === 0,
    roleUnknown: !held.every(isRole),
  }
  return personFaults.filter((fault) => found[fault])
}

/** The field at which a fault is shown. */
export const fieldOfFault: Readonly<
  Record<PersonFault | 'accountTaken' | 'accountAlike' | 'phoneTaken' | 'emailTaken' | 'departmentUnknown', PersonField>
> = {
  accountWrong: 'accountName',
  accountMixed: 'accountName',
  accountNotOwnEmail: 'accountName',
  accountTaken: 'accountName',
  accountAlike: 'accountName',
  nameMissing: 'originalName',
  nameWrong: 'originalName',
  nameMixed: 'originalName',
  phoneWrong: 'phone',
  phoneTaken: 'phone',
  emailWrong: 'email',
  emailTaken: 'email',
  contactMissing: 'phone',
  roleMissing: 'roles',
  roleUnknown: 'roles',
  departmentUnknown: 'department',
}
