import { cleanLine } from '#api/kit/name-rule.ts'
import {
  dictionaryFields,
  genders,
  profileFault,
  profileFields,
  shownFields,
  type ProfileDraft,
  type ProfileFault,
  type ProfileField,
} from '#api/profile/profile-rule.ts'
import type { Profile } from '#api/profile/profile.contract.ts'

import { eachOf } from '#machines/kit/keys.ts'

/** What a choice that is made has as its value. */
export const CHOSEN = 'true'

/** The form values of a profile; missing values are empty texts. */
export const draftOf = (profile: Profile): ProfileDraft => ({
  ...eachOf(profileFields, (field) => String(profile[field] ?? '')),
  ...eachOf(shownFields, (field) => (profile[field] ? CHOSEN : '')),
})

/** The error code of each invalid field. */
export function draftFaults(draft: ProfileDraft, today: string): Partial<Record<ProfileField, ProfileFault>> {
  const faults = profileFields.map((field) => [field, profileFault(field, draft[field], today)] as const)
  return Object.fromEntries(faults.filter(([, fault]) => fault !== null))
}

/** Whether two drafts are equal once normalised. */
export const isSameDraft = (one: ProfileDraft, other: ProfileDraft): boolean =>
  profileFields.every((field) => cleanLine(one[field]) === cleanLine(other[field]))

/** The request body. */
export function sentOf(draft: ProfileDraft): Pick<Profile, ProfileField> {
  const codes = eachOf(dictionaryFields, (field) => draft[field] || null)
  return {
    ...codes,
    ...eachOf(shownFields, (field) => draft[field] === CHOSEN),
    name: cleanLine(draft.name),
    chineseName: cleanLine(draft.chineseName) || null,
    foreignName: cleanLine(draft.foreignName) || null,
    gender: genders.find((gender) => gender === draft.gender) ?? null,
    birthDate: draft.birthDate || null,
  }
}
