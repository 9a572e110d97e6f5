import type { Database } from '#server/database/open.ts'

const DAY_MS = 24 * 60 * 60_000

/** The number of a day in UTC. */
export const dayOf = (now: Date): number => Math.floor(now.getTime() / DAY_MS)

/** Counts a view once per day and reader; returns whether this was the first. */
export async function countView(
  db: Database,
  { informationID, userId, day }: { informationID: string; userId: string; day: number },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('information_view')
      .values({ user_id: userId, information_id: informationID, day })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) return false
    await trx
      .updateTable('information')
      .set((eb) => ({ views: eb('views', '+', 1) }))
      .where('id', '=', informationID)
      .execute()
    return true
  })
}
