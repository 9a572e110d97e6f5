import type { OpenTask, Today } from '#api/class/today.contract.ts'
import type { Language } from '#i18n/locales.ts'
import { publishedCourses, readingOf, titleText } from '#server/course/course-cards.ts'
import type { Reading } from '#server/course/course-cards.ts'
import { coursesToContinue } from '#server/course/own-courses.ts'
import { awaitedOf } from '#server/commands/waiting.ts'
import { timeText } from '#server/database/codec.ts'
import { prepared } from '#server/database/prepared.ts'
import type { Caller } from '#server/session/sessions.ts'
import { classesOf, nameText } from '#server/class/class-cards.ts'
import { awaitingAnswer } from '#server/questionnaire/answering/awaiting.ts'
import { awaitingHandIn } from '#server/homework/due.ts'
import { organisationZone, yearIn } from '#server/time-zone.ts'
import type { Portal } from '../portal.ts'

const DAY_MS = 24 * 60 * 60_000
const AHEAD_DAYS = 7
/** Without those that are to be answered. */
const TASKS = 5
/** Limit per kind, so that every kind is represented. */
const EACH = 2

type Span = { readonly userId: string; readonly language: string; readonly now: number; readonly until: number }

const classesThatStart = prepared(
  ['userId', 'language', 'now', 'until'],
  (db, { userId, language, now, until }: Span) =>
    classesOf(db, userId, language)
      .select(['class.id', 'class.kind', 'class.starts_at', nameText])
      .where('class.starts_at', '>', now)
      .where('class.starts_at', '<=', until)
      .orderBy('class.starts_at')
      .orderBy('class.id')
      .limit(EACH),
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

/**
 * The user's current tasks: what waits for a decision, an answer or a hand-in, courses to begin or continue, classes
 * that start.
 */
export async function todayOf(
  { db, waiting }: Pick<Portal, 'db' | 'waiting'>,
  { userId, roles }: Pick<Caller, 'userId' | 'roles'>,
  language: Language,
  now: Date,
): Promise<Today> {
  const reading = readingOf(language, now)
  const [starting, decisions, asked, tasks, begun, required] = await Promise.all([
    classesThatStart(db, { userId, ...reading, until: now.getTime() + AHEAD_DAYS * DAY_MS }),
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
    awaitingAnswer(db, { userId, language: language.code, now: now.getTime(), limit: EACH }),
    awaitingHandIn(db, { userId, language: language.code, now: now.getTime(), limit: EACH }),
    coursesToContinue(db, userId, language, now, EACH),
    // Learners must complete the required courses of their year.
    roles.includes('learner')
      ? requiredNotBegun(db, { userId, ...reading, year: yearIn(organisationZone(), now.getTime()), limit: TASKS })
      : Promise.resolve([]),
  ])
  const begins: OpenTask[] = [
    // First, because others wait.
    ...decisions
      .flat()
      .map(({ lifecycle, id, name, dueAt }) =>
        taskOf('decision', id, name, { lifecycle, dueTime: dueAt === null ? null : timeText(dueAt) }),
      ),
    ...begun.map(({ id, title, progress }) => taskOf('continueCourse', id, title, { progress })),
  ].slice(0, TASKS)
  const ends: OpenTask[] = [
    ...starting.map(({ id, name, kind, starts_at: startsAt }) =>
      taskOf('classStarts', id, name, { classKind: kind, dueTime: timeText(startsAt) }),
    ),
    ...required.map(({ id, title }) => taskOf('requiredCourse', id, title, { progress: 0 })),
  ].slice(0, TASKS - begins.length)
  // They take the place of nothing else, since they can be answered for some days alone.
  const answers = asked.map(({ id, kind, name, closes_at: closesAt }) =>
    taskOf(kind === 'evaluation' ? kind : 'questionnaire', id, name, { dueTime: timeText(closesAt) }),
  )
  const homework = tasks.map(({ id, name, state, closes_at: closesAt, late_until: lateUntil }) => {
    const dueAt = closesAt > now.getTime() ? closesAt : (lateUntil ?? closesAt)
    // What was given back is taken at any time.
    return taskOf('homework', id, name, { dueTime: state === 'notApproved' ? null : timeText(dueAt) })
  })
  return { tasks: [...begins, ...answers, ...homework, ...ends] }
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
