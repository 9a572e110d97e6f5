import { languages } from '#i18n/locales.ts'
import { topicKind } from './topic-kind.ts'
import { editorsOfTopic } from '../editors.demo.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { publishedRecord } from '#server/demo/published-record.ts'
import { demoTexts } from '#server/demo/texts/index.ts'
import { demoTopics } from '../topics.demo.ts'
import type { DemoTopicName } from '../topics.demo.ts'
import { mainLanguage } from '#server/main-language.ts'
import { flagOf } from '#server/database/codec.ts'

const DAY_MS = 24 * 60 * 60_000
const PUBLISHED_DAYS_AGO = 120

const topicId = (name: string): string => demoId('topic', name)

/** The rows of the demo organisation's topics. */
export function topicRows(now: Date) {
  const published = new Date(now).setUTCHours(0, 0, 0, 0) - PUBLISHED_DAYS_AGO * DAY_MS
  const names = Object.keys(demoTopics) as DemoTopicName[]
  const made = names.map((name, position) => {
    const owner = userId(editorsOfTopic(name).owner)
    return publishedRecord(topicKind, {
      id: topicId(name),
      owned: { position, owner_id: owner },
      savedAt: published,
      publishedAt: published,
      by: owner,
    })
  })
  const editors = names.flatMap((name) =>
    (editorsOfTopic(name).coEditors ?? []).map((account) => ({ record_id: topicId(name), user_id: userId(account) })),
  )
  const texts = languages.flatMap(({ code }) =>
    Object.entries(demoTexts[code].topics).map(([name, { title, summary }]) => ({
      topic_id: topicId(name),
      language: code,
      is_base: flagOf(code === mainLanguage().code),
      title,
      summary,
    })),
  )
  const courses = Object.entries(demoTopics).flatMap(([name, parts]) =>
    parts.map((course, position) => ({ topic_id: topicId(name), course_id: demoId('course', course), position })),
  )
  return { topics: made.map(({ record }) => record), topicLog: made.flatMap(({ log }) => log), editors, texts, courses }
}
