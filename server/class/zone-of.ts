import type { Querying } from '#server/database/open.ts'
import { organisationZone } from '#server/time-zone.ts'

/** The IANA name of the time zone of a class: its own, or that of the organisation. */
export async function zoneOf(db: Querying, classId: string): Promise<string> {
  const found = await db.selectFrom('class').select('time_zone').where('id', '=', classId).executeTakeFirst()
  return found?.time_zone ?? organisationZone()
}
