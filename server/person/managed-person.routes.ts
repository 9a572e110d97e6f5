import {
  checkPeople,
  createPerson,
  getPeopleTemplate,
  getPerson,
  importPeople,
  importColumns,
  listPeople,
  savePerson,
  sendAccountEvent,
} from '#api/person/managed-person.contract.ts'
import { dispositionOf } from '#server/file/file-name.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Handling, Serve } from '#server/http/serve.ts'
import { textsOf } from '#server/answer/texts.ts'
import { create, save, sendEvent } from './commands.ts'
import type { Doing } from './commands.ts'
import { checkFile } from './import/check.ts'
import { csvText } from './import/csv-text.ts'
import { importNext } from './import/run.ts'
import { findPeople } from './list.ts'
import { readPerson } from './read.ts'
import type { Portal } from '../portal.ts'

/** People and their accounts, for administrators. */
export function managedPersonRoutes(serve: Serve, portal: Portal): void {
  const { db, settings } = portal
  const doing = ({ signedIn, request, now }: Handling): Doing => ({
    sender: signedIn(),
    now,
    origin: settings.origin ?? `${request.protocol}://${request.host}`,
  })

  serve(listPeople, (asked, { now }) => findPeople(db, asked, now))

  serve(getPerson, async ({ userId }, { signedIn, now }) => {
    const person = await readPerson(db, userId, signedIn().userId, now)
    if (person === null) throw notFound()
    return person
  })

  serve(createPerson, (sent, handling) => create(portal, sent, doing(handling)))
  serve(savePerson, (sent, handling) => save(portal, sent, doing(handling)))
  serve(sendAccountEvent, (sent, handling) => sendEvent(portal, sent, doing(handling)))

  serve(checkPeople, ({ file, existing, invites }, { signedIn, language, now }) =>
    checkFile(db, { file, existing, invites: invites === 'true' }, { userId: signedIn().userId, language, now }),
  )
  serve(importPeople, (step, handling) => importNext(portal, step, doing(handling), handling.language))

  serve(getPeopleTemplate, (_payload, { reply, language }) => {
    const { column, templateName } = textsOf(language).person
    void reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': dispositionOf('attachment', `${templateName()}.csv`),
    })
    return csvText([importColumns.map((name) => column[name]())])
  })
}
