import { checkPeople, getPeopleTemplate, importColumns, importPeople } from '#api/person/managed-person.contract.ts'
import { textsOf } from '#server/answer/texts.ts'
import { dispositionOf } from '#server/file/file-name.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Portal } from '../../portal.ts'
import { doingIn } from '../doing.ts'
import { checkFile } from './check.ts'
import { csvText } from '#server/sheet/csv-text.ts'
import { importNext } from './run.ts'

/** People out of a file, for administrators. */
export function peopleImportRoutes(serve: Serve, portal: Portal): void {
  const doing = doingIn(portal)

  serve(checkPeople, ({ invites, encoding = null, ...sent }, { signedIn, language, now }) =>
    checkFile(
      portal.db,
      { ...sent, encoding, invites: invites === 'true' },
      { userId: signedIn().userId, language, now },
    ),
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
