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

/** The form values of a profile; missing values are empty texts. */
export const draftOf = (profile: Profile): ProfileDraft => eachOf(profileFields, (field) => profile[field] ?? '')

/** The error code of each invalid field. */
export function draftFaults(draft: ProfileDraft, today: string): Partial<Record<ProfileField, ProfileFault>> {
  const faults = profileFields.map((field) => [field, profileFault(field, draft[field], today)] as const)
  return Object.fromEntries(faults.filter(([, fault]) => fault !== null))
}

/** Whether two drafts are equal once normalised. */
export const isSameDraft = (one: ProfileDraft, other: ProfileDraft): boolean =>
  profileFields.every((field) => cleanPersonName(one[field]) === cleanPersonName(other[field]))

/** The request body. */
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
