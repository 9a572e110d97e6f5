import {
  endOtherSessions,
  endOwnSession,
  forgetOwnDevice,
  getProfile,
  listOwnSessions,
  listSignIns,
  saveProfile,
} from '#api/profile/profile.contract.ts'
import { changeUser } from '#api/session/user.contract.ts'
import { DEVICE_COOKIE, cookieOf } from '#server/session/cookies.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Portal } from '../portal.ts'
import { changeOwn } from './own-account.ts'
import { endOwn, forgetOwn, ownSessions, ownSignIns } from './own-sessions.ts'
import { keepProfile, readProfile } from './profiles.ts'
import { stopFeed } from '#server/agenda/feed.ts'
import { endOtherSessions as endOthers } from '#server/session/sessions.ts'

/** The caller's own profile and sessions; never another user's. */
export function profileRoutes(serve: Serve, { db }: Portal): void {
  serve(changeUser, async (change, { signedIn, now }) => {
    await changeOwn(db, change, signedIn().userId, now)
    return null
  })

  serve(getProfile, (_payload, { signedIn }) => readProfile(db, signedIn().userId))
  serve(saveProfile, (written, { signedIn, now }) => keepProfile(db, written, signedIn().userId, now))

  serve(listOwnSessions, (_payload, { signedIn, request, now }) =>
    ownSessions(db, signedIn(), cookieOf(request, DEVICE_COOKIE), now),
  )
  serve(endOwnSession, async ({ sessionID }, { signedIn }) => {
    await endOwn(db, signedIn(), sessionID)
    return null
  })
  serve(endOtherSessions, async (_payload, { signedIn }) => {
    const { ticket, userId } = signedIn()
    await endOthers(db, ticket)
    await stopFeed(db, userId)
    return null
  })
  serve(forgetOwnDevice, async ({ deviceID }, { signedIn }) => {
    await forgetOwn(db, signedIn(), deviceID)
    return null
  })
  serve(listSignIns, (page, { signedIn }) => ownSignIns(db, signedIn().userId, page))
}
