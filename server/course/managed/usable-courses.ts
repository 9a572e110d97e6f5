import type { Sender } from '#server/commands/kind.ts'
import type { Querying } from '#server/database/open.ts'
import { shownIds } from '../editors.ts'

/**
 * Those of some courses that somebody may put into a topic or a class: published ones, those that they change
 * themselves, and those that it has already. A draft of others is nobody else's business, its title neither.
 */
export async function usableCourses(
  db: Querying,
  ids: readonly string[],
  stored: readonly string[],
  sender: Sender,
): Promise<readonly { readonly id: string; readonly published_at: number | null }[]> {
  if (ids.length === 0) return []
  const shown = shownIds(db, 'course', sender)
  return db
    .selectFrom('course')
    .select(['id', 'published_at'])
    .where('id', 'in', ids)
    .where('state', '!=', 'discarded')
    .$if(shown !== null, (query) =>
      query.where((eb) =>
        eb.or([
          eb('published_at', 'is not', null),
          ...(stored.length === 0 ? [] : [eb('id', 'in', stored)]),
          ...(shown === null ? [] : [eb('id', 'in', shown)]),
        ]),
      ),
    )
    .execute()
}
