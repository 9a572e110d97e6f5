import type { Querying } from '#server/database/open.ts'

/** The ids of those who are registered for a class. */
export async function membersOf(db: Querying, classId: string): Promise<string[]> {
  const members = await db
    .selectFrom('class_member')
    .select('user_id as id')
    .where('class_id', '=', classId)
    .orderBy('user_id')
    .execute()
  return members.map(({ id }) => id)
}
