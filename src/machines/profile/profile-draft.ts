import {
  cleanPersonName,
  dictionaryFields,
  genders,
  profileFault,
  profileFields,
  type ProfileDraft,
  type ProfileFault,
  type ProfileField,
} from '#api/profile/profile-rule.ts'
import type { Profile } from '#api/profile/profile.contract.ts'

import { eachOf } from '#machines/kit/keys.ts'

/** A profile as a form has it: nothing is an empty text. */
export const draftOf = (profile: Profile): ProfileDraft => eachOf(profileFields, (field) => profile[field] ?? '')

/** What keeps each field from being kept; a field that is in order has none. */
export function draftFaults(draft: ProfileDraft, today: string): Partial<Record<ProfileField, ProfileFault>> {
  const faults = profileFields.map((field) => [field, profileFault(field, draft[field], today)] as const)
  return Object.fromEntries(faults.filter(([, fault]) => fault !== null))
}

/** Whether two say the same once they are kept. */
export const isSameDraft = (one: ProfileDraft, other: ProfileDraft): boolean =>
  profileFields.every((field) => cleanPersonName(one[field]) === cleanPersonName(other[field]))

/** What is sent of a form. */
export function sentOf(draft: ProfileDraft): Pick<Profile, ProfileField> {
  const codes = eachOf(dictionaryFields, (field) => draft[field] || null)
  return {
    ...codes,
    name: cleanPersonName(draft.name),
    chineseName: cleanPersonName(draft.chineseName) || null,
    foreignName: cleanPersonName(draft.foreignName) || null,
    gender: genders.find((gender) => gender === draft.gender) ?? null,
    birthDate: draft.birthDate || null,
  }
}
