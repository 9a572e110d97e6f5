import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'

import { profileAddress } from '#api/profile/addresses.ts'
import { isByName, offeredIn } from '#api/dictionary/dictionary-rule.ts'
import type { DictionaryType } from '#api/dictionary/dictionary.contract.ts'
import type { DictionaryField } from '#api/profile/profile-rule.ts'
import { texts } from '#i18n/texts.ts'
import type { ProfileFlow } from '#machines/profile/profile.flow.ts'
import { has } from '#machines/kit/watching.ts'

import { Failed } from '#views/kit/faces/failed.tsx'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'

export const PROFILE_PATH = profileAddress('myuserinfo')
export const EDIT_PATH = profileAddress('updateUserInfo')

export type ProfileActor = ActorRefFrom<ProfileFlow>

interface Choice {
  readonly value: string
  readonly text: string
}

/**
 * [ENTITY-12] The entries of a field's dictionary in the reader's language; countries by name, others in the
 * organisation's order. @param chosen only what is offered, and this one; absent: all, for their names
 */
export function choicesOf(
  dictionaries: readonly DictionaryType[],
  field: DictionaryField | 'department',
  intl: string,
  chosen?: string,
): readonly Choice[] {
  const dicts = dictionaries.find(({ dictTypeCode }) => dictTypeCode === field)?.dicts ?? []
  const shown = chosen === undefined ? dicts : offeredIn(dicts, [chosen])
  const choices = shown.map(({ dictCode, dictName }) => ({ value: dictCode, text: dictName }))
  if (!isByName(field)) return choices
  const { compare } = new Intl.Collator(intl)
  return choices.sort((a, b) => compare(a.text, b.text))
}

/** Placeholder of a profile that is loading or failed. */
export function ProfileFaces({ profile, children }: { readonly profile: ProfileActor; readonly children: ReactNode }) {
  const isLoading = useSelector(profile, has('loadingMark'))
  const isFailed = useSelector(profile, has('failed'))
  const failure = useSelector(profile, (snapshot) => snapshot.context.failure)
  if (isLoading) return <Skeleton label={texts().portal.loading()} repeat={3} />
  if (isFailed && failure !== null)
    return <Failed failure={failure} retry={() => profile.send({ type: 'profile.reloaded' })} />
  return children
}
