import {
  createPerson,
  getPerson,
  listPeople,
  savePerson,
  sendAccountEvent,
} from '#api/person/managed-person.contract.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Serve } from '#server/http/serve.ts'
import { recordName } from '#server/commands/record-name.ts'
import { create, save, sendEvent } from './commands.ts'
import { doingIn } from './doing.ts'
import { findPeople } from './list.ts'
import { readPerson } from './read.ts'
import type { Portal } from '../portal.ts'

/** People and their accounts, for administrators. */
export function managedPersonRoutes(serve: Serve, portal: Portal): void {
  const { db } = portal
  const doing = doingIn(portal)

  serve(listPeople, (asked, { now }) => findPeople(db, asked, now))

  serve(
    getPerson,
    async ({ userId }, { signedIn, now }) => {
      const person = await readPerson(db, userId, signedIn().userId, now)
      if (person === null) throw notFound()
      return person
    },
    { follows: ({ userId }) => [recordName('user', userId)] },
  )

  serve(createPerson, (sent, handling) => create(portal, sent, doing(handling)))
  serve(savePerson, (sent, handling) => save(portal, sent, doing(handling)))
  serve(sendAccountEvent, (sent, handling) => sendEvent(portal, sent, doing(handling)))
}
