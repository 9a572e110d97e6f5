import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { Sent } from '#api/kit/said.ts'
import { informationSaid } from '#api/news/managed-news.contract.ts'
import { informationLifecycle, version } from '#machines/news/information.lifecycle.ts'
import type { RecordKind } from '#server/commands/kind.ts'
import type { InformationTable } from './tables.ts'
import { factsOf } from './facts.ts'
import { textsOf, writeTexts } from './texts.ts'
import type { StoredText } from './texts.ts'

/** An item as it is to be stored. */
interface InformationPayload {
  readonly save: { readonly topicCode: string | null; readonly texts: readonly StoredText[] }
}
export type InformationSent = Sent<typeof informationSaid, InformationPayload>

/** The columns of an item that its lifecycle leaves alone. */
export type InformationOwned = Pick<
  Selectable<InformationTable>,
  'category_code' | 'topic_code' | 'position' | 'created_by' | 'views'
>

/** Information, as the one door keeps it. The log is kept without its texts, which are stored beside. */
export const informationKind: RecordKind<
  typeof informationLifecycle,
  typeof informationSaid,
  InformationOwned,
  InformationPayload
> = {
  table: 'information',
  lifecycle: informationLifecycle,
  version,
  earlier: {},
  said: informationSaid,
  context: z.strictObject({ revision: z.int(), publishedAt: z.nullable(z.number()) }),
  known: {
    save: async ({ trx, id, owned: { category_code: category }, sent: { topicCode, texts } }) => ({
      facts: await factsOf(trx, { id, category, topicCode, texts }),
    }),
    publish: async ({ trx, id, owned: { category_code: category, topic_code: topicCode }, now }) => ({
      now: now.getTime(),
      facts: await factsOf(trx, { id, category, topicCode, texts: await textsOf(trx, id) }),
    }),
    withdraw: () => Promise.resolve({}),
    discard: () => Promise.resolve({}),
  },
  columnsOf: ({ context }) => ({ published_at: context.publishedAt }),
  async store({ trx, id, sent, isNew }) {
    if (!('texts' in sent)) return
    if (!isNew) await trx.updateTable('information').set({ topic_code: sent.topicCode }).where('id', '=', id).execute()
    await writeTexts(trx, id, sent.texts)
  },
  actions: { revise: 'context', noteTime: 'context', takeOver: 'context' },
}
