import type { Selectable } from 'kysely'
import type { ExamFacts } from '#api/exam/exam.contract.ts'
import { hoursMissingIn } from '#server/class/class-courses.ts'
import { isSet } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import { studiedCourses } from '#server/study/grades.ts'
import type { ExamTable } from '../tables.ts'

const MINUTE_MS = 60_000

type Window = Pick<Selectable<ExamTable>, 'opens_at' | 'closes_at' | 'late_minutes'>

/** From then on nobody begins. */
export const latestAt = ({ opens_at, closes_at, late_minutes }: Window): number =>
  late_minutes === null ? closes_at : Math.min(closes_at, opens_at + late_minutes * MINUTE_MS)

/** The columns of an exam that its learners are judged by. */
export const factColumns = [
  'exam.id as exam_id',
  'exam.asks_registration',
  'exam.course_id',
  'exam.class_id',
  'exam.opens_at',
  'exam.closes_at',
  'exam.late_minutes',
  'exam.attempts as allowed',
] as const

export interface FactRow extends Window, Pick<Selectable<ExamTable>, 'asks_registration' | 'course_id' | 'class_id'> {
  /** Attempts that the exam allows. */
  readonly allowed: number
}

/** What a learner has to bring along for the exam of a course or of a class. */
export interface Prepared {
  readonly hours: ReadonlyMap<string, number>
  readonly studied: ReadonlySet<string>
}

/** In two queries at most, however many exams there are. */
export async function preparedFor(db: Querying, rows: readonly FactRow[], learnerId: string): Promise<Prepared> {
  const classIds = [...new Set(rows.flatMap(({ class_id }) => class_id ?? []))]
  const courseIds = [...new Set(rows.flatMap(({ course_id }) => course_id ?? []))]
  return {
    hours: await hoursMissingIn(db, classIds, learnerId),
    studied: await studiedCourses(db, courseIds, learnerId),
  }
}

interface Standing {
  readonly isLearner: boolean
  readonly isMeant: boolean
  /** Of the registration; null: there is none. */
  readonly registration: string | null
  /** Attempts begun. */
  readonly taken: number
}

/** What beginning is judged by. */
export const factsFrom = (
  row: FactRow,
  { isLearner, isMeant, registration, taken }: Standing,
  prepared: Prepared,
  now: Date,
): ExamFacts => ({
  now: now.getTime(),
  opensAt: row.opens_at,
  closesAt: row.closes_at,
  latestAt: latestAt(row),
  isLearner,
  isMeant,
  asksRegistration: isSet(row.asks_registration),
  isRegistered: !isSet(row.asks_registration) || registration === 'registered',
  hasAttemptsLeft: taken < row.allowed,
  hoursMissing: row.class_id === null ? 0 : (prepared.hours.get(row.class_id) ?? 0),
  hasStudied: row.course_id === null || prepared.studied.has(row.course_id),
})
