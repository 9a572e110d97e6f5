import type { Insertable } from 'kysely'
import { publicationSaid } from '#api/course/editors.contract.ts'
import type { TopicDocument } from '#api/course/managed-topic.contract.ts'
import { publicationLifecycle, version } from '#machines/course/publication.lifecycle.ts'
import type { PublicationFacts } from '#machines/course/publication.lifecycle.ts'
import type { RecordKind } from '#server/commands/kind.ts'
import type { CourseTopicTable } from '../tables.ts'
import type { Sender } from '#server/commands/kind.ts'
import { flagOf } from '#server/database/codec.ts'
import { baseOf, languagesOf } from '#server/http/in-language.ts'
import { mainLanguage } from '#server/main-language.ts'
import type { Querying } from '#server/database/open.ts'
import { storeEditors } from '../editors.ts'
import { ownItself, publicationColumns, publicationContext, publicationKnown } from './publications.ts'
import type { PublicationPayload } from './publications.ts'
import { findManagedTopic } from './topics.ts'
import { usableCourses } from './usable-courses.ts'

/** The columns of a topic that its lifecycle leaves alone. */
export type TopicOwned = Pick<Insertable<CourseTopicTable>, 'position' | 'owner_id'>

/** Its place among the topics, from 0. */
export const positionOf = ({ position }: Pick<TopicDocument, 'position'>): number => position - 1

/** A topic, as the one door keeps it. */
export const topicKind: RecordKind<
  typeof publicationLifecycle,
  typeof publicationSaid,
  TopicOwned,
  PublicationPayload<TopicDocument>
> = {
  table: 'course_topic',
  lifecycle: publicationLifecycle,
  version,
  earlier: {},
  said: publicationSaid,
  context: publicationContext,
  known: publicationKnown(
    (on) => ownItself('course_topic', on),
    async ({ trx, id, sender }, topic) => {
      const stored = await storedTopic(trx, id, sender)
      return topicFacts(trx, topic ?? stored, stored, sender)
    },
  ),
  columnsOf: publicationColumns,
  async store({ trx, id, sent, isNew }) {
    if (!('document' in sent)) return
    const position = positionOf(sent.document)
    if (!isNew) await trx.updateTable('course_topic').set({ position }).where('id', '=', id).execute()
    await writeTopic(trx, id, sent.document)
    await storeEditors(trx, 'course_topic', id, sent.editors)
  },
  actions: { revise: 'context', noteTime: 'context', takeOver: 'context' },
}

type Parts = Pick<TopicDocument, 'texts' | 'courseIDs'>

/** What is stored, as if it were sent; nobody reads it, so its language does not matter. */
async function storedTopic(trx: Querying, id: string, sender: Sender): Promise<Parts> {
  const topic = await findManagedTopic(trx, id, { language: mainLanguage(), sender })
  // A new one has nothing stored.
  const { texts, courses } = topic ?? { texts: [], courses: [] }
  return { texts, courseIDs: courses.map(({ courseID }) => courseID) }
}

/**
 * What the lifecycle judges a topic by. What was discarded is not there any more, and of others' courses only those
 * that are published or in it already.
 */
async function topicFacts(
  db: Querying,
  { texts, courseIDs }: Parts,
  stored: Parts,
  sender: Sender,
): Promise<PublicationFacts> {
  const courses = await usableCourses(db, courseIDs, stored.courseIDs, sender)
  return {
    hasTexts: baseOfTopic(texts) !== null,
    knowsParts: courses.length === courseIDs.length,
    hasContent: courses.some((course) => course.published_at !== null),
  }
}

const baseOfTopic = (texts: TopicDocument['texts']) => baseOf([languagesOf(texts, 'title', 'summary')])

async function writeTopic(trx: Querying, id: string, { texts, courseIDs }: Parts): Promise<void> {
  const base = baseOfTopic(texts)
  await trx.deleteFrom('course_topic_text').where('topic_id', '=', id).execute()
  await trx
    .insertInto('course_topic_text')
    .values(texts.map((text) => ({ topic_id: id, ...text, is_base: flagOf(text.language === base) })))
    .execute()
  await trx.deleteFrom('course_topic_course').where('topic_id', '=', id).execute()
  const courses = courseIDs.map((course_id, position) => ({ topic_id: id, course_id, position }))
  if (courses.length > 0) await trx.insertInto('course_topic_course').values(courses).execute()
}
