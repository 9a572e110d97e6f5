import { sql } from 'kysely'
import type { PayloadOf } from '#api/kit/call.ts'
import type { listManagedTopics, ManagedTopic, ManagedTopicEntry } from '#api/course/managed-topic.contract.ts'
import type { Language } from '#i18n/locales.ts'
import { timeText } from '#server/database/codec.ts'
import type { Sender } from '#server/commands/kind.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { folded, wordsOf } from '#i18n/folded.ts'
import { editorsOf, ownerNames, shownIds } from '../editors.ts'
import { inOrder } from './written-texts.ts'
import { shownText } from '#server/http/in-language.ts'

/** A topic with its texts in all languages and its courses in every state, for staff; null: there is none. */
export async function findManagedTopic(
  db: Querying,
  id: string,
  { language, sender }: { readonly language: Language; readonly sender: Sender },
): Promise<ManagedTopic | null> {
  const topic = await db.selectFrom('course_topic').selectAll().where('id', '=', id).executeTakeFirst()
  if (topic === undefined) return null
  const [editors, texts, courses] = await Promise.all([
    editorsOf(db, 'course_topic', topic, sender),
    db.selectFrom('course_topic_text').select(['language', 'title', 'summary']).where('topic_id', '=', id).execute(),
    db
      .selectFrom('course_topic_course as part')
      .innerJoin('course', 'course.id', 'part.course_id')
      .leftJoin('course_text as base', (join) =>
        join.onRef('base.course_id', '=', 'course.id').on('base.is_base', '=', 1),
      )
      .leftJoin('course_text as own', (join) =>
        join.onRef('own.course_id', '=', 'course.id').on('own.language', '=', language.code),
      )
      .select([
        'course.id as courseID',
        'course.state',
        sql<string>`coalesce(nullif(own.title, ''), base.title, '')`.as('title'),
      ])
      .where('part.topic_id', '=', id)
      .orderBy('part.position')
      .orderBy('course.id')
      .execute(),
  ])
  return {
    topicID: topic.id,
    state: topic.state,
    revision: topic.revision,
    position: topic.position + 1,
    texts: inOrder(texts),
    courses,
    editors,
    createdAt: timeText(topic.created_at),
    updatedAt: timeText(topic.updated_at),
    publishedAt: topic.published_at === null ? null : timeText(topic.published_at),
  }
}

/**
 * A page of the topics that somebody changes, in the order that learners see, and how many there are. They are few, so
 * words are looked for here.
 */
export async function listManagedOnes(
  db: Database,
  { state, whose, keyword = '', pageNum, pageSize }: PayloadOf<typeof listManagedTopics>,
  { language, sender }: { readonly language: Language; readonly sender: Sender },
): Promise<{ list: ManagedTopicEntry[]; count: number }> {
  const shown = shownIds(db, 'course_topic', sender, whose)
  const [topics, texts, parts] = await Promise.all([
    db
      .selectFrom('course_topic')
      .select(['id', 'state', 'revision', 'position', 'updated_at', 'owner_id'])
      .$if(shown !== null, (query) => (shown === null ? query : query.where('id', 'in', shown)))
      .where('state', state === undefined ? '!=' : '=', state ?? 'discarded')
      .orderBy('position')
      .orderBy('id')
      .execute(),
    db.selectFrom('course_topic_text').select(['topic_id', 'language', 'title', 'summary']).execute(),
    db
      .selectFrom('course_topic_course')
      .select(['topic_id', (eb) => eb.fn.countAll<number>().as('count')])
      .groupBy('topic_id')
      .execute(),
  ])
  const textsById = Map.groupBy(texts, (text) => text.topic_id)
  const words = wordsOf(keyword)
  const found = topics.filter(({ id }) =>
    (textsById.get(id) ?? []).some(({ title, summary }) =>
      words.every((word) => folded(`${title}\n${summary}`).includes(word)),
    ),
  )
  const rows = found.slice((pageNum - 1) * pageSize, pageNum * pageSize)
  const owners = await ownerNames(db, rows)
  const list = rows.map((topic): ManagedTopicEntry => {
    const own = inOrder(textsById.get(topic.id) ?? [])
    return {
      topicID: topic.id,
      state: topic.state,
      revision: topic.revision,
      position: topic.position + 1,
      title: shownText(own, language, (text) => text.title !== '')?.title ?? '',
      languages: own.filter(({ title, summary }) => title !== '' && summary !== '').map((text) => text.language),
      courseCount: parts.find((part) => part.topic_id === topic.id)?.count ?? 0,
      updatedAt: timeText(topic.updated_at),
      ownerName: owners.get(topic.owner_id ?? '') ?? null,
    }
  })
  return { list, count: found.length }
}
