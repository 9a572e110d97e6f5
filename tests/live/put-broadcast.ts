import type { Insertable } from 'kysely'

import { folded } from '#i18n/folded.ts'
import type { Querying } from '#server/database/open.ts'
import type { BroadcastTable } from '#server/live/tables.ts'

type Put = Pick<Insertable<BroadcastTable>, 'ends_at' | 'id' | 'starts_at'> &
  Partial<Insertable<BroadcastTable>> & { readonly title?: string }

/** A broadcast with a Chinese title, by default its id. */
export async function putBroadcast(db: Querying, { title, ...broadcast }: Put): Promise<void> {
  const { id, starts_at: at } = broadcast
  const unsaid = { join_url: null, source: null, speaker: 'Someone', revision: 1, created_at: at, updated_at: at }
  await db
    .insertInto('broadcast')
    .values({ ...unsaid, ...broadcast })
    .execute()
  const named = title ?? id
  await db
    .insertInto('broadcast_text')
    .values({ broadcast_id: id, language: 'zh_CN', title: named, summary: '', search: folded(named) })
    .execute()
}
