import * as z from 'zod/mini'
import { courseProgressLifecycle, progressOf, version } from '#machines/study/course-progress.lifecycle.ts'
import type { RecordKind } from '#server/commands/kind.ts'
import type { CourseProgressTable } from '#server/course/tables.ts'
import { recordName } from '#server/commands/record-name.ts'
import { tellLearner } from './tidings.ts'

/** The columns of a progress that its lifecycle does not set; all but the last are immutable. */
export type ProgressOwned = Pick<CourseProgressTable, 'user_id' | 'course_id' | 'last_learned_at'>

const lectures = z.array(z.string())

const said = {}
/**
 * The progress in a course, as the one door keeps it. No client sends it anything: what study and exams bring the
 * server sends on.
 */
export const progressKind: RecordKind<typeof courseProgressLifecycle, typeof said, ProgressOwned> = {
  table: 'course_progress',
  lifecycle: courseProgressLifecycle,
  version,
  earlier: {},
  announced: ({ course_id, user_id }) => [recordName('course_progress', course_id, user_id)],
  said,
  known: {},
  context: z.strictObject({
    revision: z.int(),
    demands: z.strictObject({ lectures, minutes: z.number(), hasExam: z.boolean() }),
    studied: z.array(z.strictObject({ lecture: z.string(), share: z.number() })),
    seconds: z.number(),
  }),
  columnsOf: (snapshot) => ({ progress: progressOf(snapshot), studied_seconds: snapshot.context.seconds }),
  actions: { begin: 'context', count: 'context', revise: 'context', tellLearner: { after: tellLearner } },
}
