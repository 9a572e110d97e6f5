import type { OpenTask, Today, TodaysClass } from '#api/class/class.contract.ts'
import type { Language } from '#i18n/locales.ts'
import { publishedCourses, readingOf, titleText } from '#server/course/course-cards.ts'
import type { Reading } from '#server/course/course-cards.ts'
import { coursesToContinue } from '#server/course/own-courses.ts'
import { awaitedOf } from '#server/commands/waiting.ts'
import { timeText } from '#server/database/codec.ts'
import { prepared } from '#server/database/prepared.ts'
import type { Caller } from '#server/session/sessions.ts'
import { cardColumns, cardOf, cardTexts, classesOf } from '#server/class/class-cards.ts'
import type { ClassRow } from '#server/class/class-cards.ts'
import type { Portal } from '../portal.ts'

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

/** The user's current tasks: classes of these days, courses to begin or continue, and what waits for a decision. */
export async function todayOf(
  { db, waiting }: Pick<Portal, 'db' | 'waiting'>,
  { userId, roles }: Pick<Caller, 'userId' | 'roles'>,
  language: Language,
  now: Date,
): Promise<Today> {
  const reading = readingOf(language, now)
  const [classes, decisions, begun, required] = await Promise.all([
    classesAround(db, { userId, ...reading, until: now.getTime() + AHEAD_DAYS * DAY_MS }),
    Promise.all(
      waiting.map(async (one) =>
        (await one.concerns(db, { userId, roles }))
          ? (await awaitedOf(one, db, { userId, roles }, language, EACH)).map((found) => ({
              lifecycle: one.lifecycle,
              ...found,
            }))
          : [],
      ),
    ),
    coursesToContinue(db, userId, language, now, EACH),
    // Learners must complete the required courses of their year.
    roles.includes('learner')
      ? requiredNotBegun(db, { userId, ...reading, year: now.getUTCFullYear(), limit: TASKS })
      : Promise.resolve([]),
  ])
  const todays = classes.map((row) => todaysClass(row, now))
  const tasks: OpenTask[] = [
    // First, because others wait.
    ...decisions
      .flat()
      .map(({ lifecycle, id, name, dueAt }) =>
        taskOf('decision', id, name, { lifecycle, dueTime: dueAt === null ? null : timeText(dueAt) }),
      ),
    ...begun.map(({ id, title, progress }) => taskOf('continueCourse', id, title, { progress })),
    ...todays
      .filter(({ state }) => state === 'notStarted')
      .slice(0, EACH)
      .map(({ classID, className, kind, startTime }) =>
        taskOf('classStarts', classID, className, { classKind: kind, dueTime: startTime }),
      ),
    ...required.map(({ id, title }) => taskOf('requiredCourse', id, title, { progress: 0 })),
  ]
  return { classes: todays, tasks: tasks.slice(0, TASKS) }
}

const taskOf = (kind: OpenTask['kind'], id: string, name: string, known: Partial<OpenTask>): OpenTask => ({
  kind,
  lifecycle: null,
  id,
  name,
  classKind: null,
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
