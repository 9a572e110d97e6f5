import { useActorRef, useSelector } from '@xstate/react'
import { lightFormat } from 'date-fns/lightFormat'
import { use, useEffect, useState } from 'react'

import { texts } from '#i18n/texts.ts'
import { has } from '#machines/kit/watching.ts'
import { navigate } from '#browser/address.ts'

import { BackLink } from '#views/kit/page-head/back-link.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { showToast } from '#views/kit/toast/toasts.tsx'
import { PersonalCentre } from '#views/centre/personal-centre.tsx'
import { LeavingDialog, OutdatedDialog } from './profile-dialogs.tsx'
import { ProfileForm } from './profile-form.tsx'
import { PROFILE_PATH, ProfileFaces } from './profile-screen.tsx'
import { useUnsaved } from './use-unsaved.ts'
import './profile.css'

/** [ROUTE-39, ENTITY-02] The user's profile as a form. */
export default function UpdateUserInfoPage() {
  const { flows, session } = usePortal()
  const { profile: flow } = use(flows.profile())
  const [today] = useState(() => lightFormat(new Date(), 'yyyy-MM-dd'))
  const profile = useActorRef(flow, { input: { screen: 'edit', today } })
  const isThere = useSelector(profile, has('changing'))
  const isAsking = useSelector(profile, has('asking'))
  const isOutdated = useSelector(profile, has('outdated'))
  const LL = texts()
  useEffect(() => {
    const heard = [
      profile.on('saved', () => {
        showToast('success', texts().profile.saved())
        session.send({ type: 'profile.changed' })
        navigate(PROFILE_PATH)
      }),
      profile.on('left', ({ destination }) => navigate(destination)),
    ]
    return () => heard.forEach((one) => one.unsubscribe())
  }, [profile, session])
  useUnsaved(profile)
  return (
    <PersonalCentre
      name="myuserinfo"
      title={LL.title.updateUserInfo()}
      before={<BackLink href={PROFILE_PATH}>{LL.title.myuserinfo()}</BackLink>}
    >
      <ProfileFaces profile={profile}>{isThere && <ProfileForm profile={profile} />}</ProfileFaces>
      {isAsking && <LeavingDialog profile={profile} />}
      {isOutdated && <OutdatedDialog profile={profile} />}
    </PersonalCentre>
  )
}
