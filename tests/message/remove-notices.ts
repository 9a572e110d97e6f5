import type { Database } from '#server/database/open.ts'

/**
 * Removes the notices about a class, an exam or a record, so that those of the next path are on the first page of
 * people who take part in many.
 */
export async function removeNotices(db: Database, about: string): Promise<void> {
  await db
    .deleteFrom('notice')
    .where((eb) =>
      eb.or([eb('id', 'like', `${about}-%`), eb('link', 'like', `%${about}%`), eb('params', 'like', `%${about}%`)]),
    )
    .execute()
}
