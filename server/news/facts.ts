import { feedCategories, topicDictionaries } from '#api/news/news.contract.ts'
import type { InformationCategory } from '#api/news/news.contract.ts'
import type { InformationFacts } from '#machines/news/information.lifecycle.ts'
import type { Querying } from '#server/database/open.ts'
import { areChoosable } from '#server/dictionary/choosable.ts'
import type { StoredText } from './texts.ts'

interface Judged {
  readonly id: string
  readonly category: InformationCategory
  readonly topicCode: string | null
  readonly texts: readonly Pick<StoredText, 'title' | 'detail'>[]
}

/** What the lifecycle judges an item by. */
export async function factsOf(db: Querying, { id, category, topicCode, texts }: Judged): Promise<InformationFacts> {
  const titled = texts.filter(({ title }) => title !== '')
  return {
    hasTitle: titled.length > 0,
    hasDetail: titled.some(({ detail }) => detail !== ''),
    knowsTopic: topicCode === null || (await isTopic(db, id, category, topicCode)),
  }
}

/** Whether the dictionary of a category's topics has a code; only the feeds have one. */
async function isTopic(db: Querying, id: string, category: InformationCategory, code: string): Promise<boolean> {
  const feed = feedCategories.find((each) => each === category)
  if (feed === undefined) return false
  const stored = await db.selectFrom('information').select('topic_code').where('id', '=', id).executeTakeFirst()
  return areChoosable(db, topicDictionaries[feed], [code], [stored?.topic_code ?? ''])
}
