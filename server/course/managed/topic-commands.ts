import { randomUUID } from 'node:crypto'
import type { PayloadOf } from '#api/kit/call.ts'
import type { createTopic, ManagedTopic, saveTopic, TopicDocument } from '#api/course/managed-topic.contract.ts'
import type { Language } from '#i18n/locales.ts'
import type { PublicationEvent, PublicationFacts } from '#machines/course/publication.lifecycle.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { begun, change, found } from './publications.ts'
import { findManagedTopic } from './topics.ts'
import { hasDefault, written } from './written-texts.ts'

/** Which topic is meant, and the revision of it that the sender has seen. */
interface Seen {
  readonly topicID: string
  readonly revision: number
}
/** When something is done, and in which language the answer is. */
interface Circumstances {
  readonly now: Date
  readonly language: Language
}

/** Writes a new topic, as a draft that has been saved once. @throws Refusal what the lifecycle refuses */
export async function create(
  db: Database,
  sent: PayloadOf<typeof createTopic>,
  { now, language }: Circumstances,
): Promise<ManagedTopic> {
  const topic = { ...sent, texts: written(sent.texts) }
  return db.transaction().execute(async (trx) => {
    const columns = begun(await topicFacts(trx, topic), now)
    const id = randomUUID()
    await trx
      .insertInto('course_topic')
      .values({ id, position: topic.position - 1, ...columns })
      .execute()
    await writeTopic(trx, id, topic)
    return found(await findManagedTopic(trx, id, language))
  })
}

/** Replaces a topic as a whole. @throws Refusal what the lifecycle refuses */
export function save(
  db: Database,
  { topicID, revision, ...sent }: PayloadOf<typeof saveTopic>,
  at: Circumstances,
): Promise<ManagedTopic> {
  const topic = { ...sent, texts: written(sent.texts) }
  return changed(db, topicID, at, async (trx) => ({
    event: { type: 'save', revision, facts: await topicFacts(trx, topic) },
    write: async () => {
      await trx
        .updateTable('course_topic')
        .set({ position: topic.position - 1 })
        .where('id', '=', topicID)
        .execute()
      await writeTopic(trx, topicID, topic)
    },
  }))
}

/** Shows a topic to learners. @throws Refusal what the lifecycle refuses */
export const publish = (db: Database, { topicID, revision }: Seen, at: Circumstances): Promise<ManagedTopic> =>
  changed(db, topicID, at, async (trx) => {
    const { courses, ...stored } = found(await findManagedTopic(trx, topicID, at.language))
    const facts = await topicFacts(trx, { ...stored, courseIDs: courses.map(({ courseID }) => courseID) })
    return { event: { type: 'publish', revision, facts } }
  })

/** Takes a topic back from learners. @throws Refusal what the lifecycle refuses */
export const withdraw = (db: Database, { topicID, revision }: Seen, at: Circumstances): Promise<ManagedTopic> =>
  changed(db, topicID, at, () => ({ event: { type: 'withdraw', revision } }))

/** Gives a topic up for good. @throws Refusal what the lifecycle refuses */
export const discard = (db: Database, { topicID, revision }: Seen, at: Circumstances): Promise<ManagedTopic> =>
  changed(db, topicID, at, () => ({ event: { type: 'discard', revision } }))

interface Command {
  readonly event: PublicationEvent
  readonly write?: () => Promise<void>
}
const changed = (
  db: Database,
  id: string,
  { now, language }: Circumstances,
  commandOn: (trx: Querying) => Command | Promise<Command>,
): Promise<ManagedTopic> =>
  change(
    db,
    { table: 'course_topic', id },
    now,
    async (trx) => commandOn(trx),
    (trx) => findManagedTopic(trx, id, language),
  )

/** What the lifecycle judges a topic by. What was discarded is not there any more. */
async function topicFacts(
  db: Querying,
  { texts, courseIDs }: Pick<TopicDocument, 'texts' | 'courseIDs'>,
): Promise<PublicationFacts> {
  const courses =
    courseIDs.length === 0
      ? []
      : await db
          .selectFrom('course')
          .select(['id', 'published_at'])
          .where('id', 'in', courseIDs)
          .where('state', '!=', 'discarded')
          .execute()
  return {
    hasTexts: hasDefault(texts, 'title', 'summary'),
    knowsParts: courses.length === courseIDs.length,
    hasContent: courses.some((course) => course.published_at !== null),
  }
}

async function writeTopic(
  trx: Querying,
  id: string,
  { texts, courseIDs }: Pick<TopicDocument, 'texts' | 'courseIDs'>,
): Promise<void> {
  await trx.deleteFrom('course_topic_text').where('topic_id', '=', id).execute()
  await trx
    .insertInto('course_topic_text')
    .values(texts.map((text) => ({ topic_id: id, ...text })))
    .execute()
  await trx.deleteFrom('course_topic_course').where('topic_id', '=', id).execute()
  const courses = courseIDs.map((course_id, position) => ({ topic_id: id, course_id, position }))
  if (courses.length > 0) await trx.insertInto('course_topic_course').values(courses).execute()
}
