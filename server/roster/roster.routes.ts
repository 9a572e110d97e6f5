import { sql } from 'kysely'
import { checkRoster, exportClass, getRosterTemplate, importRoster } from '#api/roster/roster.contract.ts'
import { notFound } from '#server/answer/refusal.ts'
import { textsOf } from '#server/answer/texts.ts'
import { dispositionOf } from '#server/file/file-name.ts'
import type { Serve } from '#server/http/serve.ts'
import { csvText } from '#server/sheet/csv-text.ts'
import { SHEET_TYPES, workbookBytes } from '#server/sheet/workbook-bytes.ts'
import type { Portal } from '../portal.ts'
import { tables } from './export-tables.ts'
import { isStaffOf } from '#server/class/staff.ts'
import { checkFile, checkOpen } from './check.ts'
import { noteExport } from './export-log.ts'
import { importNext } from './run.ts'

/** Members of a class out of a file, and into files, for those who run it. */
export function rosterRoutes(serve: Serve, portal: Portal): void {
  const { db } = portal
  serve(
    checkRoster,
    (asked, { signedIn, language, now }) => checkFile(db, asked, { sender: signedIn(), language, now }),
    { admitFile: ({ classID = '' }, { signedIn, now }) => checkOpen(db, classID, { sender: signedIn(), now }) },
  )
  serve(importRoster, (step, { signedIn, language, now }) =>
    importNext(portal, step, { sender: signedIn(), language, now }),
  )

  serve(getRosterTemplate, (_payload, { reply, language }) => {
    const { person, roster } = textsOf(language)
    void reply.headers({
      'content-type': SHEET_TYPES.csv,
      'content-disposition': dispositionOf('attachment', `${roster.templateName()}.csv`),
    })
    return csvText([[person.column.accountName(), roster.group()]])
  })

  serve(exportClass, async ({ classID, what, format }, { signedIn, request, reply, language, now }) => {
    const sender = signedIn()
    const found = await db
      .selectFrom('class')
      .leftJoin('class_text as own', (join) =>
        join.onRef('own.class_id', '=', 'class.id').on('own.language', '=', language.code),
      )
      .select(sql<string>`coalesce(nullif(own.name, ''), class.name)`.as('name'))
      .where('class.id', '=', classID)
      .executeTakeFirst()
    if (found === undefined || !(await isStaffOf(db, sender, classID))) throw notFound()
    const rows = await tables[what](db, classID, { sender, language, now })
    await noteExport(db, { userId: sender.userId, classId: classID, what, format, now })
    request.log.info({ userId: sender.userId, classId: classID, what, format }, 'a class was exported')
    const { roster } = textsOf(language)
    const name = roster.fileName({ className: found.name, what: roster.what[what]() })
    void reply.headers({
      'content-type': SHEET_TYPES[format],
      'content-disposition': dispositionOf('attachment', `${name}.${format}`),
    })
    return format === 'csv' ? csvText(rows) : workbookBytes(roster.what[what](), rows)
  })
}
