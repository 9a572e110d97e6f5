import { sql } from 'kysely'
import type { PayloadOf } from '#api/kit/call.ts'
import { TOPIC_COVERS } from '#api/course/course-topic.contract.ts'
import type {
  CourseTopic,
  CourseTopicDetail,
  TopicCourse,
  listCourseTopics,
} from '#api/course/course-topic.contract.ts'
import type { Language } from '#i18n/locales.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { cardColumns, cardTexts, cardsOf, hoursOf, publishedCourses, readingOf, titleText } from './course-cards.ts'
import type { Reading } from './course-cards.ts'

/** The topics that everybody may see: published ones, with the number and length of their published courses. */
const shownTopics = (db: Querying, { language, now }: Reading) =>
  db
    .selectFrom('course_topic as topic')
    .leftJoin('course_topic_text as base', (join) =>
      join.onRef('base.topic_id', '=', 'topic.id').on('base.is_base', '=', 1),
    )
    .leftJoin('course_topic_text as own', (join) =>
      join.onRef('own.topic_id', '=', 'topic.id').on('own.language', '=', language).on('own.title', '!=', ''),
    )
    // An inner join: where no course is published, there is no topic to show.
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('course_topic_course as part')
          .innerJoin('course', 'course.id', 'part.course_id')
          .select((of) => [
            'part.topic_id',
            of.fn.countAll<number>().as('courses'),
            of.fn.sum<number>('course.learning_minutes').as('minutes'),
          ])
          .where('course.published_at', '<=', now)
          .groupBy('part.topic_id')
          .as('sums'),
      (join) => join.onRef('sums.topic_id', '=', 'topic.id'),
    )
    .where('topic.published_at', '<=', now)

const topicColumns = [
  'topic.id',
  'sums.courses',
  'sums.minutes',
  ...titleText,
  sql<string>`coalesce(own.summary, base.summary, '')`.as('summary'),
] as const

interface TopicRow {
  readonly id: string
  readonly courses: number
  readonly minutes: number
  readonly title: string
  readonly language: string
  readonly summary: string
}
const topicOf = (row: TopicRow): Omit<CourseTopic, 'covers'> => ({
  topicID: row.id,
  topicName: row.title,
  summary: row.summary,
  language: row.language,
  courseCount: row.courses,
  learningHour: hoursOf(row.minutes),
})

/** The published courses of topics, in the order of each. */
const coursesIn = (db: Querying, reading: Reading, topics: readonly string[]) =>
  publishedCourses(db, reading)
    .innerJoin('course_topic_course as part', 'part.course_id', 'course.id')
    .where('part.topic_id', 'in', topics)
    .orderBy('part.position')
    .orderBy('course.id')

/** [ROUTE-22] A page of the topics, and how many there are in all. */
export async function findTopics(
  db: Database,
  { pageNum, pageSize }: PayloadOf<typeof listCourseTopics>,
  language: Language,
  now: Date,
): Promise<{ list: CourseTopic[]; count: number }> {
  const reading = readingOf(language, now)
  const found = shownTopics(db, reading)
  const [rows, counted] = await Promise.all([
    found
      .select(topicColumns)
      .orderBy('topic.position')
      .orderBy('topic.id')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst(),
  ])
  const count = counted?.count ?? 0
  if (rows.length === 0) return { list: [], count }
  const courses = await coursesIn(
    db,
    reading,
    rows.map(({ id }) => id),
  )
    .select(['part.topic_id', 'course.id', 'course.category_code', 'course.cover_file_id'])
    .select(titleText)
    .execute()
  const list = rows.map(
    (row): CourseTopic => ({
      ...topicOf(row),
      covers: courses
        .filter((course) => course.topic_id === row.id)
        .slice(0, TOPIC_COVERS)
        .map((course) => ({
          courseID: course.id,
          courseName: course.title,
          categoryCode: course.category_code,
          coverID: course.cover_file_id,
        })),
    }),
  )
  return { list, count }
}

/** [ROUTE-22] One topic with its courses and what the learner has done of them; null: there is none. */
export async function findTopic(
  db: Database,
  { userId, topicId }: { readonly userId: string; readonly topicId: string },
  language: Language,
  now: Date,
): Promise<CourseTopicDetail | null> {
  const reading = readingOf(language, now)
  const [topic, rows] = await Promise.all([
    shownTopics(db, reading).select(topicColumns).where('topic.id', '=', topicId).executeTakeFirst(),
    coursesIn(db, reading, [topicId])
      .leftJoin('course_progress as mine', (join) =>
        join.onRef('mine.course_id', '=', 'course.id').on('mine.user_id', '=', userId),
      )
      .select(cardColumns)
      .select(cardTexts)
      .select('mine.progress')
      .execute(),
  ])
  if (topic === undefined) return null
  const cards = await cardsOf(db, rows, language)
  const courses = rows.flatMap((row, i): TopicCourse[] => {
    const card = cards[i]
    return card === undefined ? [] : [{ ...card, progress: row.progress }]
  })
  return { ...topicOf(topic), courses }
}
