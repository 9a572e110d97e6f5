import { listClassContacts, writeToGroup } from '#api/class/contact.contract.ts'
import type { Serve } from '#server/http/serve.ts'
import { writeToEach } from '#server/message/letters-to-many.ts'
import type { Portal } from '../../portal.ts'
import { findContacts, receiversIn } from './contacts.ts'

/** [ROUTE-67, ROUTE-77] The contact list of a class, and letters to its groups. */
export function contactRoutes(serve: Serve, { db, signals }: Portal): void {
  serve(listClassContacts, (asked, { signedIn, language, now }) =>
    findContacts(db, asked, { sender: signedIn(), language, now }),
  )

  serve(writeToGroup, async ({ classID, group, letterId, content }, { signedIn, now }) => {
    const me = signedIn()
    const to = await receiversIn(db, { classId: classID, group }, { sender: me, now })
    const { letter, receivers } = await writeToEach(db, me, { letterId, to, content, now })
    if (receivers.length > 0) signals.tell(receivers, 'letter')
    return { count: to.length, letter }
  })
}
