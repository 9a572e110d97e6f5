import {
  decideRegistrations,
  getOwnRegistration,
  listRegistrations,
  putInLearners,
  registerForClass,
  sendRegistrationEvent,
} from '#api/class/registration.contract.ts'
import { asking } from '#server/http/asking.ts'
import type { Serve } from '#server/http/serve.ts'
import { recordName } from '#server/commands/record-name.ts'
import { decide, putIn, register, sendEvent } from './commands.ts'
import { findRegistrations } from './list.ts'
import { lineOf } from './places.ts'
import { ownRegistration } from './shown.ts'
import type { Portal } from '../../portal.ts'

/** Registrations, for learners and for those who run classes. */
export function registrationRoutes(serve: Serve, portal: Portal): void {
  const { db } = portal
  serve(getOwnRegistration, ({ classID }, handling) => ownRegistration(db, classID, asking(handling)), {
    follows: ({ classID }, { userId }) => [
      recordName('registration', classID, userId),
      recordName('class', classID),
      lineOf(classID),
    ],
  })
  serve(listRegistrations, (asked, handling) => findRegistrations(db, asked, asking(handling)))
  serve(registerForClass, (asked, handling) => register(portal, asked, asking(handling)))
  serve(sendRegistrationEvent, (asked, handling) => sendEvent(portal, asked, asking(handling)))
  serve(decideRegistrations, async (asked, handling) => ({ results: await decide(portal, asked, asking(handling)) }))
  serve(putInLearners, async (asked, handling) => ({ results: await putIn(portal, asked, asking(handling)) }))
}
