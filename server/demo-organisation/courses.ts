import type { Insertable } from 'kysely'
import type { Querying } from '#server/database/open.ts'
import type { Tables } from '#server/tables.ts'
import { commentRows } from '#server/course/comments.demo.ts'
import { contentRows } from './content-rows.ts'
import { courseRows } from '#server/course/managed/course-rows.demo.ts'
import { noteRows } from '#server/note/notes.demo.ts'
import { progressRows } from '#server/study/progress-rows.demo.ts'
import { resourceRatingRows } from '#server/resource/resource-ratings.demo.ts'
import { sumsOf } from '#server/course/study-sums.ts'
import { topicRows } from '#server/course/managed/topic-rows.demo.ts'

/** Maximum values per statement: both engines limit the parameters. */
const VALUES = 10_000

/** The demo organisation's courses: their contents, and people's progress in them. */
export async function seedCourses(trx: Querying, now: Date): Promise<void> {
  const { courses, courseLog, editors, texts, teachers, exams, ratings, favourites, days, learning } = courseRows(now)
  await insert(trx, 'course', courses)
  await insert(trx, 'transition_log', courseLog)
  await insert(trx, 'course_editor', editors)
  await insert(trx, 'course_text', texts)
  await insert(trx, 'course_teacher', teachers)
  await insert(trx, 'course_exam', exams)
  const content = contentRows(now)
  await insert(trx, 'file', content.files)
  await insert(trx, 'course_chapter', content.chapters)
  await insert(trx, 'course_chapter_text', content.chapterTexts)
  await insert(trx, 'courseware', content.courseware)
  await insert(trx, 'courseware_text', content.coursewareTexts)
  await insert(trx, 'courseware_caption', content.captions)
  const stars = resourceRatingRows(learning, now)
  await insert(
    trx,
    'course_resource',
    content.resources.map((resource) => ({ ...resource, ...countedAlong(resource, stars) })),
  )
  await insert(trx, 'course_resource_editor', content.resourceEditors)
  await insert(trx, 'course_resource_text', content.resourceTexts)
  await insert(trx, 'resource_rating', stars)
  await insert(trx, 'note', noteRows(now))
  const { progress, log, lectures } = progressRows(learning)
  await insert(trx, 'course_comment', commentRows(now))
  await insert(trx, 'course_progress', progress)
  await insert(trx, 'transition_log', log)
  await insert(trx, 'courseware_learner', lectures)
  await insert(trx, 'course_rating', ratings)
  await insert(trx, 'favourite', favourites)
  await insert(trx, 'study_day', days)
  await insert(trx, 'study_sum', sumsOf(days))
  const topics = topicRows(now)
  await insert(trx, 'course_topic', topics.topics)
  await insert(trx, 'transition_log', topics.topicLog)
  await insert(trx, 'course_topic_editor', topics.editors)
  await insert(trx, 'course_topic_text', topics.texts)
  await insert(trx, 'course_topic_course', topics.courses)
}

/** Not everybody who downloads a resource rates it. */
function countedAlong(
  { id, download_count }: { id: string; download_count: number },
  stars: ReturnType<typeof resourceRatingRows>,
) {
  const given = stars.filter((row) => row.resource_id === id).map((row) => row.stars)
  return {
    download_count: download_count + 2 * given.length,
    rating_sum: given.reduce((sum, one) => sum + one, 0),
    rating_count: given.length,
  }
}

async function insert<Table extends keyof Tables>(
  trx: Querying,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length
  const batch = Math.max(1, Math.floor(VALUES / Math.max(1, columns)))
  for (let i = 0; i < rows.length; i += batch)
    await trx
      .insertInto(table)
      .values(rows.slice(i, i + batch))
      .execute()
}
