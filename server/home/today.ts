import type { Role } from '#api/kit/call.ts'
import type { OpenTask, Today, TodaysClass } from '#api/class/class.contract.ts'
import { leaveApprovers } from '#api/leave/leave.contract.ts'
import type { Language } from '#i18n/locales.ts'
import { publishedCourses, readingOf, titleText } from '#server/course/course-cards.ts'
import type { Reading } from '#server/course/course-cards.ts'
import { coursesToContinue } from '#server/course/own-courses.ts'
import { timeText } from '#server/database/codec.ts'
import type { Database } from '#server/database/open.ts'
import { prepared } from '#server/database/prepared.ts'
import { leavesWaiting } from '#server/leave/waiting.ts'
import type { Caller } from '#server/session/sessions.ts'
import { cardColumns, cardOf, cardTexts, classesOf } from '#server/class/class-cards.ts'
import type { ClassRow } from '#server/class/class-cards.ts'

const DAY_MS = 24 * 60 * 60_000
const AHEAD_DAYS = 7
const TASKS = 5
/** Limit per kind, so that every kind is represented. */
const EACH = 2

type Span = { readonly userId: string; readonly language: string; readonly now: number; readonly until: number }

const classesAround = prepared(['userId', 'language', 'now', 'until'], (db, { userId, language, now, until }: Span) =>
  classesOf(db, userId, language)
    .select(cardColumns)
    .select(cardTexts)
    .where('class.starts_at', '<=', until)
    .where('class.ends_at', '>', now)
    .orderBy('class.starts_at')
    .orderBy('class.id'),
)

const requiredNotBegun = prepared(
  ['userId', 'language', 'now', 'year', 'limit'],
  (db, { userId, year, limit, ...reading }: Reading & { userId: string; year: number; limit: number }) =>
    publishedCourses(db, reading)
      .leftJoin('course_progress as mine', (join) =>
        join.onRef('mine.course_id', '=', 'course.id').on('mine.user_id', '=', userId),
      )
      .select('course.id')
      .select(titleText)
      .where('course.kind', '=', 'required')
      .where('course.year', '=', year)
      .where('mine.user_id', 'is', null)
      .orderBy('course.published_at')
      .orderBy('course.id')
      .limit(limit),
)

/** The user's current tasks: classes of these days, and courses or leaves to begin or continue. */
export async function todayOf(
  db: Database,
  { userId, roles }: Pick<Caller, 'userId' | 'roles'>,
  language: Language,
  now: Date,
): Promise<Today> {
  const reading = readingOf(language, now)
  const [classes, leaves, begun, required] = await Promise.all([
    classesAround(db, { userId, ...reading, until: now.getTime() + AHEAD_DAYS * DAY_MS }),
    // Deciding on leave requires a role, so other users need no query.
    roles.some((role) => isApprover(role)) ? leavesWaiting(db, { userId, roles }, language, EACH) : [],
    coursesToContinue(db, userId, language, now, EACH),
    // Learners must complete the required courses of their year.
    roles.includes('learner')
      ? requiredNotBegun(db, { userId, ...reading, year: now.getUTCFullYear(), limit: TASKS })
      : Promise.resolve([]),
  ])
  const todays = classes.map((row) => todaysClass(row, now))
  const tasks: OpenTask[] = [
    // First, because others wait.
    ...leaves.map(({ id, name, startsAt }) => taskOf('leaveWaits', id, name, { dueTime: timeText(startsAt) })),
    ...begun.map(({ id, title, progress }) => taskOf('continueCourse', id, title, { progress })),
    ...todays
      .filter(({ state }) => state === 'notStarted')
      .slice(0, EACH)
      .map(({ classID, className, startTime }) => taskOf('classStarts', classID, className, { dueTime: startTime })),
    ...required.map(({ id, title }) => taskOf('requiredCourse', id, title, { progress: 0 })),
  ]
  return { classes: todays, tasks: tasks.slice(0, TASKS) }
}

const isApprover = (role: Role): boolean => leaveApprovers.some((approver) => approver === role)

const taskOf = (kind: OpenTask['kind'], id: string, name: string, known: Partial<OpenTask>): OpenTask => ({
  kind,
  id,
  name,
  progress: null,
  dueTime: null,
  ...known,
})

function todaysClass(row: ClassRow, now: Date): TodaysClass {
  const passed = now.getTime() - row.starts_at
  return {
    ...cardOf(row, now),
    dayNumber: passed < 0 ? 0 : Math.floor(passed / DAY_MS) + 1,
    days: Math.ceil((row.ends_at - row.starts_at) / DAY_MS),
  }
}
