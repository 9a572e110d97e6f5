import type { Querying } from '#server/database/open.ts'

/** Whether all of some ids are found, each once. */
export const areFound = async (
  ids: readonly string[],
  find: (ids: readonly string[]) => Promise<readonly unknown[]>,
): Promise<boolean> => ids.length === 0 || (await find(ids)).length === ids.length

/** Whether there are such people. */
export const arePeople = (db: Querying, ids: readonly string[]): Promise<boolean> =>
  areFound(ids, (some) => db.selectFrom('user').select('id').where('id', 'in', some).execute())
