import { cleanLine, hasMixedWord } from '#api/kit/name-rule.ts'
import { isLongerThan } from '#api/kit/written-text.ts'

/** Maximum length of a name in user-perceived characters. */
export const PERSON_NAME_LIMIT = 64
/** The earliest plausible date of birth. */
const EARLIEST_BIRTH = '1900-01-01'

export const genders = ['female', 'male', 'other'] as const
export type Gender = (typeof genders)[number]

/** [ENTITY-02, ENTITY-12] The fields that hold a dictionary code; the dictionary's type code has the same name. */
export const dictionaryFields = ['country', 'documentType', 'educationLevel', 'religion', 'post'] as const
export type DictionaryField = (typeof dictionaryFields)[number]

/** Whether those who run the user's classes see the phone and the e-mail. */
export const shownFields = ['phoneShown', 'emailShown'] as const

/** [ENTITY-02] In display order; phone and e-mail have their own screens. */
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
  ...shownFields,
] as const
export type ProfileField = (typeof profileFields)[number]

/** The form's values: an empty text stands for null, or for no. */
export type ProfileDraft = Readonly<Record<ProfileField, string>>

export type PersonNameFault = 'profile.required' | 'profile.nameTooLong' | 'profile.nameMixed'

/** [VALID-27] Why the name in brackets is refused; null: it is valid. */
export function personNameFault(typed: string): PersonNameFault | null {
  const name = cleanLine(typed)
  if (name === '') return 'profile.required'
  if (isLongerThan(name, PERSON_NAME_LIMIT)) return 'profile.nameTooLong'
  return hasMixedWord(name) ? 'profile.nameMixed' : null
}

export type ProfileFault = PersonNameFault | 'profile.notChinese' | 'profile.noSuchDay' | 'profile.dayOutOfRange'

/** Han characters, and the dot and the blanks between the parts of a transliterated name. */
const CHINESE_NAME = /^[\p{Script=Han}·•・\s]+$/u

/**
 * [ENTITY-02] Why a field is refused; null: it is valid. Shared by browser and server; only the server can check codes
 * against their dictionary.
 * @param today as yyyy-MM-dd
 */
export function profileFault(field: ProfileField, typed: string, today: string): ProfileFault | null {
  if (field === 'name') return personNameFault(typed)
  if (field === 'birthDate') return typed === '' ? null : dayFault(typed, today)
  if (field !== 'chineseName' && field !== 'foreignName') return null
  const name = cleanLine(typed)
  const isWrong = field === 'chineseName' && name !== '' && !CHINESE_NAME.test(name)
  return name === '' ? null : isWrong ? 'profile.notChinese' : personNameFault(name)
}

function dayFault(day: string, today: string): 'profile.noSuchDay' | 'profile.dayOutOfRange' | null {
  const moment = new Date(`${day}T00:00:00Z`)
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day)
  if (!isDay) return 'profile.noSuchDay'
  return day < EARLIEST_BIRTH || day > today ? 'profile.dayOutOfRange' : null
}
