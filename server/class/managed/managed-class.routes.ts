import {
  createClass,
  findClassPeople,
  getManagedClass,
  listManagedClasses,
  saveClass,
  sendClassEvent,
} from '#api/class/managed-class.contract.ts'
import { notFound } from '#server/answer/refusal.ts'
import { asking } from '#server/http/asking.ts'
import type { Serve } from '#server/http/serve.ts'
import { recordName } from '#server/commands/record-name.ts'
import type { Portal } from '../../portal.ts'
import { isStaffOf } from '../staff.ts'
import * as commands from './class-commands.ts'
import { findPeople, listManaged } from './list-classes.ts'
import { readClass } from './read-class.ts'

/** Classes as those who run them make them. */
export function managedClassRoutes(serve: Serve, portal: Portal): void {
  const { db } = portal

  serve(listManagedClasses, (asked, { signedIn, language }) => listManaged(db, asked, signedIn(), language))
  serve(
    getManagedClass,
    async ({ classID }, { signedIn, language }) => {
      if (!(await isStaffOf(db, signedIn(), classID))) throw notFound()
      return readClass(db, classID, signedIn(), language)
    },
    { follows: ({ classID }) => [recordName('class', classID)] },
  )
  serve(createClass, (sent, handling) => commands.create(portal, sent, asking(handling)))
  serve(saveClass, (sent, handling) => commands.save(portal, sent, asking(handling)))
  serve(sendClassEvent, (sent, handling) => commands.tell(portal, sent, asking(handling)))
  serve(findClassPeople, (asked) => findPeople(db, asked))
}
