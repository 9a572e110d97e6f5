import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import { clientEvents, informationLifecycle, version } from '#machines/news/information.lifecycle.ts'
import type { RecordKind } from '#server/commands/kind.ts'
import type { InformationTable } from './tables.ts'
import { factsOf } from './facts.ts'
import { textsOf, writeTexts } from './texts.ts'
import type { StoredText } from './texts.ts'

/** What staff say with an event: an item as it is to be stored, or the revision that they have seen. */
export type InformationSent =
  | {
      readonly type: 'save'
      readonly revision: number
      readonly topicCode: string | null
      readonly texts: readonly StoredText[]
    }
  | { readonly type: 'publish' | 'withdraw' | 'discard'; readonly revision: number }

/** The columns of an item that its lifecycle leaves alone. */
export type InformationOwned = Pick<
  Selectable<InformationTable>,
  'category_code' | 'topic_code' | 'position' | 'created_by' | 'views'
>

/** Information, as the one door keeps it. The log is kept without its texts, which are stored beside. */
export const informationKind: RecordKind<typeof informationLifecycle, InformationSent, InformationOwned> = {
  table: 'information',
  lifecycle: informationLifecycle,
  version,
  earlier: {},
  clientEvents,
  context: z.strictObject({ revision: z.int(), publishedAt: z.nullable(z.number()) }),
  async eventOf({ trx, id, owned: { category_code: category, topic_code: topic }, sent, now }) {
    const { revision } = sent
    if ('texts' in sent) {
      const { topicCode, texts } = sent
      return { type: 'save', revision, facts: await factsOf(trx, { category, topicCode, texts }) }
    }
    if (sent.type !== 'publish') return { type: sent.type, revision }
    const facts = await factsOf(trx, { category, topicCode: topic, texts: await textsOf(trx, id) })
    return { type: 'publish', revision, now: now.getTime(), facts }
  },
  columnsOf: ({ context }) => ({ published_at: context.publishedAt }),
  async store({ trx, id, sent, isNew }) {
    if (!('texts' in sent)) return
    if (!isNew) await trx.updateTable('information').set({ topic_code: sent.topicCode }).where('id', '=', id).execute()
    await writeTexts(trx, id, sent.texts)
  },
  actions: { revise: 'context', noteTime: 'context', takeOver: 'context' },
}
