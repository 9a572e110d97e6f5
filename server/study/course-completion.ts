import type { CourseCompletion } from '#api/study/study.contract.ts'
import { COUNTS_FOR_MAX } from '#api/study/study.contract.ts'
import type { ClassCourse } from '#api/class/class.contract.ts'
import { notFound } from '#server/answer/refusal.ts'
import { classesIn, nameText } from '#server/class/class-cards.ts'
import { coursesOfClass, standingFrom } from '#server/class/class-courses.ts'
import type { Asking } from '#server/commands/each.ts'
import { findOwnCourses } from '#server/course/own-courses.ts'
import { standingOf } from '#server/course/standing.ts'
import type { Database } from '#server/database/open.ts'

/** What a course has come to for its learner, and what can follow it. @throws Refusal not found */
export async function courseCompletion(
  db: Database,
  courseId: string,
  { sender: { userId }, language, now }: Asking,
): Promise<CourseCompletion> {
  const own = await db
    .selectFrom('course_progress')
    .select(['state', 'studied_seconds'])
    .where('course_id', '=', courseId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (own === undefined) throw notFound()
  const classes = await classesWith(db, courseId, userId, language.code, now)
  const courses = await Promise.all(classes.map(({ id }) => coursesOfClass(db, id, userId, language, now)))
  const countsFor = classes.map((row, at): CourseCompletion['countsFor'][number] => {
    const { required, elective } = standingFrom(row, courses[at]?.counted ?? [])
    const isRequired = row.course_kind === 'required'
    const { passed, passesAskedFor } = isRequired ? required : elective
    return { classID: row.id, className: row.name, kind: row.kind, isRequired, passed, passesAskedFor }
  })
  const ofClasses = courses.flatMap(({ courses: all }) => all)
  return {
    courseID: courseId,
    ...standingOf(own.state),
    studiedSeconds: own.studied_seconds,
    countsFor,
    next: nextOf(ofClasses, courseId) ?? (await lastStudied(db, courseId, userId, language, now)),
  }
}

/** The classes that the learner is a member of, not over yet, with the course in them. */
const classesWith = (db: Database, courseId: string, userId: string, language: string, now: Date) =>
  classesIn(db, language)
    .innerJoin('class_member', (join) =>
      join.onRef('class_member.class_id', '=', 'class.id').on('class_member.user_id', '=', userId),
    )
    .innerJoin('class_course', (join) =>
      join.onRef('class_course.class_id', '=', 'class.id').on('class_course.course_id', '=', courseId),
    )
    .select([
      'class.id',
      'class.kind',
      nameText,
      'class_course.kind as course_kind',
      'class.required_pass_count',
      'class.elective_pass_count',
      'class.required_hours',
      'class.elective_hours',
    ])
    .where('class.ends_at', '>', now.getTime())
    .orderBy('class.ends_at')
    .orderBy('class.id')
    .limit(COUNTS_FOR_MAX)
    .execute()

const shown = ({ courseID, courseName, language, coverID }: NonNullable<CourseCompletion['next']>) => ({
  courseID,
  courseName,
  language,
  coverID,
})

/** Required ones first; in the order of the class. */
function nextOf(courses: readonly ClassCourse[], courseId: string): CourseCompletion['next'] {
  const open = courses.filter(({ courseID, isPassed }) => courseID !== courseId && !isPassed)
  const next = open.find(({ kind }) => kind === 'required') ?? open[0]
  return next === undefined ? null : shown(next)
}

async function lastStudied(
  db: Database,
  courseId: string,
  userId: string,
  language: Asking['language'],
  now: Date,
): Promise<CourseCompletion['next']> {
  const { list } = await findOwnCourses(db, userId, { state: 'learning', pageNum: 1, pageSize: 2 }, language, now)
  const last = list.find(({ courseID }) => courseID !== courseId)
  return last === undefined ? null : shown(last)
}
