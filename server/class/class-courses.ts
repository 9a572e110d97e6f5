import type { ClassCourse, ClassStanding, CourseStandingOfKind } from '#api/class/class.contract.ts'
import type { Selectable } from 'kysely'
import type { Language } from '#i18n/locales.ts'
import type { Querying, Database } from '#server/database/open.ts'
import { cardsIn } from '#server/course/course-cards.ts'
import type { ClassTable } from './tables.ts'

/** Of a course passed; its state is that of the lifecycle course_progress. */
const PASSED = 'completed.passed'
const MINUTES = 60

type Demands = Pick<
  Selectable<ClassTable>,
  'required_pass_count' | 'elective_pass_count' | 'required_hours' | 'elective_hours'
>

/** What counts of a course for the standing of a learner. */
interface Counted {
  readonly kind: 'required' | 'elective'
  readonly minutes: number
  /** Per cent. */
  readonly progress: number
  readonly isPassed: boolean
}

/** [ENTITY-23] Every course counts its hours as far as its learner is with it. */
export function standingFrom(demands: Demands, courses: readonly Counted[]): ClassStanding {
  return {
    required: ofKind('required', demands.required_pass_count, demands.required_hours),
    elective: ofKind('elective', demands.elective_pass_count, demands.elective_hours),
  }

  function ofKind(kind: Counted['kind'], passesAskedFor: number, hoursAskedFor: number): CourseStandingOfKind {
    const own = courses.filter((course) => course.kind === kind)
    const passed = own.filter(({ isPassed }) => isPassed).length
    const minutes = own.reduce((sum, { minutes: all, progress }) => sum + (all * progress) / 100, 0)
    const hours = Math.round((minutes * 100) / MINUTES) / 100
    return { passed, passesAskedFor, hours, hoursAskedFor, isMet: passed >= passesAskedFor && hours >= hoursAskedFor }
  }
}

/** The courses of a class for one of its learners, in the order of the class; those not published are left out. */
export async function coursesOfClass(
  db: Database,
  classId: string,
  learnerId: string | null,
  language: Language,
  now: Date,
): Promise<{ courses: ClassCourse[]; counted: Counted[] }> {
  const rows = await db
    .selectFrom('class_course')
    .innerJoin('course', 'course.id', 'class_course.course_id')
    .leftJoin('course_progress as mine', (join) =>
      join.onRef('mine.course_id', '=', 'class_course.course_id').on('mine.user_id', '=', learnerId),
    )
    .select(['class_course.course_id', 'class_course.kind', 'course.learning_minutes', 'mine.progress', 'mine.state'])
    .where('class_course.class_id', '=', classId)
    .orderBy('class_course.position')
    .orderBy('class_course.course_id')
    .execute()
  const cards = await cardsIn(
    db,
    rows.map(({ course_id }) => course_id),
    language,
    now,
  )
  return {
    courses: rows.flatMap((row): ClassCourse[] => {
      const card = cards.find(({ courseID }) => courseID === row.course_id)
      if (card === undefined) return []
      const { courseID, courseName, language: written, categoryCode, coverID, courseLearningHour } = card
      return [
        {
          ...{ courseID, courseName, language: written, categoryCode, coverID, courseLearningHour },
          kind: row.kind,
          progress: row.progress,
          isPassed: row.state === PASSED,
        },
      ]
    }),
    counted: rows.map(countedOf),
  }
}

interface CountedRow {
  readonly kind: 'required' | 'elective'
  readonly learning_minutes: number
  readonly progress: number | null
  readonly state: string | null
}

const countedOf = (row: CountedRow): Counted => ({
  kind: row.kind,
  minutes: row.learning_minutes,
  progress: row.progress ?? 0,
  isPassed: row.state === PASSED,
})

/** The standings of all registered learners of a class, by user id, as an export needs them. */
export async function standingsOfClass(db: Querying, classId: string): Promise<ReadonlyMap<string, ClassStanding>> {
  const [demands, members, rows] = await Promise.all([
    db
      .selectFrom('class')
      .select(['required_pass_count', 'elective_pass_count', 'required_hours', 'elective_hours'])
      .where('id', '=', classId)
      .executeTakeFirst(),
    db.selectFrom('class_member').select('user_id').where('class_id', '=', classId).execute(),
    db
      .selectFrom('class_member')
      .innerJoin('class_course', 'class_course.class_id', 'class_member.class_id')
      .innerJoin('course', 'course.id', 'class_course.course_id')
      .innerJoin('course_progress as mine', (join) =>
        join.onRef('mine.course_id', '=', 'class_course.course_id').onRef('mine.user_id', '=', 'class_member.user_id'),
      )
      .select(['class_member.user_id', 'class_course.kind', 'course.learning_minutes', 'mine.progress', 'mine.state'])
      .where('class_member.class_id', '=', classId)
      .execute(),
  ])
  if (demands === undefined) return new Map()
  const byLearner = Map.groupBy(rows, ({ user_id }) => user_id)
  return new Map(
    members.map(({ user_id }) => [user_id, standingFrom(demands, (byLearner.get(user_id) ?? []).map(countedOf))]),
  )
}

/** [EXAM-07] The hours that a learner lacks in each of some classes, to two places; 0: none. */
export async function hoursMissingIn(
  db: Querying,
  classIds: readonly string[],
  learnerId: string,
): Promise<ReadonlyMap<string, number>> {
  if (classIds.length === 0) return new Map()
  const demands = await db
    .selectFrom('class')
    .select(['id', 'required_pass_count', 'elective_pass_count', 'required_hours', 'elective_hours'])
    .where('id', 'in', classIds)
    .execute()
  const rows = await db
    .selectFrom('class_course')
    .innerJoin('course', 'course.id', 'class_course.course_id')
    .innerJoin('course_progress as mine', (join) =>
      join.onRef('mine.course_id', '=', 'class_course.course_id').on('mine.user_id', '=', learnerId),
    )
    .select(['class_course.class_id', 'class_course.kind', 'course.learning_minutes', 'mine.progress', 'mine.state'])
    .where('class_course.class_id', 'in', classIds)
    .execute()
  const byClass = Map.groupBy(rows, ({ class_id }) => class_id)
  return new Map(
    demands.map((asked) => {
      const { required, elective } = standingFrom(asked, (byClass.get(asked.id) ?? []).map(countedOf))
      const missing = [required, elective].reduce((sum, of) => sum + Math.max(0, of.hoursAskedFor - of.hours), 0)
      return [asked.id, Math.round(missing * 100) / 100]
    }),
  )
}
