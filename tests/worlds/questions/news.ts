import assert from 'node:assert/strict'

import { informationStates, listManagedInformation } from '#api/news/managed-news.contract.ts'
import { feedCategories, listInformation, type FeedCategory, type InformationEntry } from '#api/news/news.contract.ts'
import { timeText } from '#server/database/codec.ts'

import { readNews } from '../acts/reading.ts'
import { admin } from '../plan.ts'
import { topicCodes } from '../shelf-plan.ts'
import { shown, type ShelfNews } from '../shelf.ts'
import type { World } from '../world.ts'
import { by, idsOf, pagesOf } from './lists.ts'

/** News newest first; help by its topics, what has none last, and then in the order in which it was written. */
function inOrder(category: FeedCategory, all: readonly ShelfNews[], written: readonly ShelfNews[]): ShelfNews[] {
  if (category === 'news')
    return all
      .toSorted(
        by(
          ({ publishedAt }) => publishedAt ?? 0,
          ({ id }) => id,
        ),
      )
      .reverse()
  const topics: readonly (string | null)[] = [...topicCodes.help_center, null]
  return all.toSorted(
    by(
      ({ document }) => topics.indexOf(document.topicCode),
      (one) => written.indexOf(one),
    ),
  )
}

/** [NEWS-01, NEWS-04] The news and the help centre by topic and by words, each item between its neighbours. */
export async function newsAreListed(world: World): Promise<void> {
  const { news } = world.shelf
  for (const categoryCode of feedCategories) {
    const all = inOrder(
      categoryCode,
      shown(news).filter((one) => one.categoryCode === categoryCode),
      news,
    )
    for (const topicCode of [undefined, ...topicCodes[categoryCode]])
      for (const [keyword, fits] of [
        [world.word, () => true],
        [world.worded('bRief'), ({ isEnglish }: ShelfNews) => !isEnglish],
        [world.worded('report rain'), ({ isEnglish }: ShelfNews) => isEnglish],
      ] as const) {
        const asked = { categoryCode, keyword, ...(topicCode !== undefined && { topicCode }) }
        const rows = await pagesOf(world, 'ann', listInformation, asked, 2)
        assert.deepEqual(
          rows.map((row) => shownFields.map((field) => idsOf([row], field)[0])),
          all
            .filter((one) => fits(one) && (topicCode === undefined || one.document.topicCode === topicCode))
            .map(({ id, name, document, publishedAt, views }) => [
              ...[id, name, document.topicCode, timeText(publishedAt ?? 0), views.size],
            ]),
          JSON.stringify(asked),
        )
      }
    await areBetweenNeighbours(world, categoryCode, all)
  }
}

const shownFields = ['informationID', 'title', 'topicCode', 'publishedAt', 'views']

async function areBetweenNeighbours(
  world: World,
  categoryCode: FeedCategory,
  own: readonly ShelfNews[],
): Promise<void> {
  const listed = (await pagesOf(world, 'eve', listInformation, { categoryCode }, 40)) as InformationEntry[]
  const ids = listed.map(({ informationID }) => informationID)
  assert.deepEqual(
    ids.filter((id) => own.some((one) => one.id === id)),
    own.map(({ id }) => id),
  )
  for (const item of own) {
    const read = await readNews(world, 'eve', item)
    const place = ids.indexOf(item.id)
    assert.deepEqual(
      [read?.previous?.informationID, read?.next?.informationID],
      [ids[place - 1], ids[place + 1]],
      item.name,
    )
  }
}

/** [NEWS-01] News in every state for administrators, last changed first; what was discarded where it is asked for. */
export async function managedNewsAreListed(world: World): Promise<void> {
  for (const categoryCode of [undefined, ...feedCategories])
    for (const state of [undefined, ...informationStates]) {
      const asked = { keyword: world.word, ...(categoryCode && { categoryCode }), ...(state && { state }) }
      const rows = await pagesOf(world, admin, listManagedInformation, asked)
      const expected = world.shelf.news
        .filter((one) => categoryCode === undefined || one.categoryCode === categoryCode)
        .filter((one) => (state === undefined ? one.state !== 'discarded' : one.state === state))
        .toSorted(
          by(
            ({ updatedAt }) => updatedAt,
            ({ id }) => id,
          ),
        )
        .reverse()
      assert.deepEqual(
        rows.map((row) =>
          ['informationID', 'state', 'title', 'topicCode', 'views'].map((name) => idsOf([row], name)[0]),
        ),
        expected.map(({ id, state: own, name, document, views }) => [id, own, name, document.topicCode, views.size]),
        JSON.stringify(asked),
      )
    }
  for (const who of ['ann', 'ida', 'kim'] as const) {
    const { code } = await world.call(who, listManagedInformation, { pageNum: 1, pageSize: 10 })
    assert.notEqual(code, 2000, `${who} is shown drafts`)
  }
}
