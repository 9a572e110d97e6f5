import { isInkless, lengthOf } from '#api/kit/written-text.ts'

/** Characters of a name, as a person counts them. */
export const PERSON_NAME_LIMIT = 64
/** Nobody who learns here was born before. */
const EARLIEST_BIRTH = '1900-01-01'

export const genders = ['female', 'male', 'other'] as const
export type Gender = (typeof genders)[number]

/** [ENTITY-02, ENTITY-12] The fields that hold a code of a dictionary; the type code has the same name. */
export const dictionaryFields = ['country', 'documentType', 'educationLevel', 'religion', 'post'] as const
export type DictionaryField = (typeof dictionaryFields)[number]

/** [ENTITY-02] In the order in which they are shown; phone and e-mail have screens of their own. */
export const profileFields = [
  'name',
  'chineseName',
  'foreignName',
  'gender',
  'birthDate',
  'country',
  'documentType',
  'educationLevel',
  'religion',
  'post',
] as const
export type ProfileField = (typeof profileFields)[number]

/** As it is written in a form: an empty text is nothing. */
export type ProfileDraft = Readonly<Record<ProfileField, string>>

/** Marks that turn the direction of what stands behind them: in a name they forge what others read. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g

/** A name of a person as it is kept: one line, nothing blank around it, no controls. */
export const cleanPersonName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(TURNING, '')
    .replaceAll(/\p{Cs}/gu, '\uFFFD')
    .trim()

/** [VALID-27] What keeps the name that stands in brackets from being kept; null: nothing. */
export function personNameFault(typed: string): 'profile.required' | 'profile.nameTooLong' | null {
  const name = cleanPersonName(typed)
  if (isInkless(name)) return 'profile.required'
  return lengthOf(name) > PERSON_NAME_LIMIT ? 'profile.nameTooLong' : null
}

export type ProfileFault =
  | 'profile.required'
  | 'profile.nameTooLong'
  | 'profile.notChinese'
  | 'profile.noSuchDay'
  | 'profile.dayOutOfRange'

/** Han characters, and the dot and the blanks that stand between the parts of a foreign one. */
const CHINESE_NAME = /^[\p{Script=Han}·•・\s]+$/u

/**
 * [ENTITY-02] What keeps a field from being kept; null: nothing. Browser and server judge by this one; whether a code
 * is in its dictionary only the server knows.
 * @param today as yyyy-MM-dd
 */
export function profileFault(field: ProfileField, typed: string, today: string): ProfileFault | null {
  if (field === 'name') return personNameFault(typed)
  if (field === 'birthDate') return typed === '' ? null : dayFault(typed, today)
  if (field !== 'chineseName' && field !== 'foreignName') return null
  const name = cleanPersonName(typed)
  if (isInkless(name)) return null
  if (lengthOf(name) > PERSON_NAME_LIMIT) return 'profile.nameTooLong'
  return field === 'chineseName' && !CHINESE_NAME.test(name) ? 'profile.notChinese' : null
}

function dayFault(day: string, today: string): 'profile.noSuchDay' | 'profile.dayOutOfRange' | null {
  const moment = new Date(`${day}T00:00:00Z`)
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day)
  if (!isDay) return 'profile.noSuchDay'
  return day < EARLIEST_BIRTH || day > today ? 'profile.dayOutOfRange' : null
}
