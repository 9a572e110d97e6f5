import type { Querying } from '#server/database/open.ts'
import { fallbackFirst } from '#server/http/in-language.ts'

/** The broadcasts with their texts in every language that has a title, for `inLanguage` to choose from. */
export const shownBroadcasts = (db: Querying) =>
  db
    .selectFrom('broadcast')
    .innerJoin('broadcast_text', 'broadcast_text.broadcast_id', 'broadcast.id')
    .selectAll('broadcast')
    .select(['broadcast_text.language', 'broadcast_text.title', 'broadcast_text.summary'])
    .where('broadcast_text.title', '!=', '')
    .orderBy(fallbackFirst('broadcast_text.language'))
    .orderBy('broadcast_text.language')
