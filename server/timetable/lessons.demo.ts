import { randomBytes } from 'node:crypto'
import { languages } from '#i18n/locales.ts'
import { demoCourses } from '#server/course/courses.demo.ts'
import type { DemoCourseName } from '#server/course/courses.demo.ts'
import type { Querying } from '#server/database/open.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { demoTexts } from '#server/demo/texts/index.ts'
import { mainLanguage } from '#server/main-language.ts'

const MINUTE_MS = 60_000
const HALF_HOUR_MS = 30 * MINUTE_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const SECRET_BYTES = 20

interface DemoLesson {
  /** A class, by name. */
  readonly of: string
  /** What it is about. */
  readonly course: DemoCourseName
  /** The day from today, and the hours of that day in UTC; null: it has just begun when the demo is filled in. */
  readonly on: readonly [day: number, from: number, to: number] | null
  readonly room: string
  /** An account that teaches it; otherwise who teaches the course. */
  readonly by?: string
}

const lesson =
  (of: string, room: string) => (course: DemoCourseName, day: number, from: number, to: number, by?: string) =>
    ({ of, room, course, on: [day, from, to], ...(by !== undefined && { by }) }) satisfies DemoLesson

const flood = lesson('flood', '3-205')
const waterLaw = lesson('water-law', '')
const leadership = lesson('leadership', '党校报告厅')
const field = lesson('field-measurement', '城陵矶水文站')
const dams = lesson('dam-safety', '2-101')
const urban = lesson('urban-drainage', '1-108')

export const demoLessons: readonly DemoLesson[] = [
  flood('flood-forecasting', -9, 1, 3.5),
  flood('flood-forecasting', -8, 1, 3.5),
  flood('river-measurement', -7, 6, 8.5),
  flood('early-warning', -6, 1, 3.5),
  flood('remote-sensing', -3, 6, 8),
  flood('early-warning', -2, 1, 3.5),
  flood('levees', -1, 1, 3, 'headmaster'),
  { of: 'flood', course: 'emergency-command', on: null, room: '3-205', by: 'headmaster' },
  flood('gis-basics', 1, 1, 3.5),
  flood('levees', 2, 6, 8.5, 'headmaster'),
  flood('emergency-command', 4, 1, 3.5),
  flood('flood-forecasting', 6, 1, 3.5),
  flood('early-warning', 8, 6, 8.5),
  flood('emergency-command', 11, 1, 4, 'headmaster'),
  waterLaw('transboundary-law', -20, 11, 12.5, 'teacher'),
  waterLaw('transboundary-law', -13, 11, 12.5, 'teacher'),
  waterLaw('basin-planning', -6, 11, 12.5),
  waterLaw('negotiation', 1, 11, 12.5, 'teacher'),
  waterLaw('environmental-flow', 8, 11, 12.5),
  waterLaw('integrity', 15, 11, 12.5, 'teacher'),
  leadership('integrity', -3, 1, 4, 'school'),
  leadership('basin-planning', -1, 6, 8),
  leadership('negotiation', 3, 1, 4),
  leadership('emergency-command', 10, 1, 4),
  field('river-measurement', 5, 1, 4),
  field('data-quality', 6, 6, 8.5),
  field('river-measurement', 7, 1, 4),
  field('water-quality', 8, 1, 4),
  dams('dam-inspection', -89, 1, 4),
  dams('dam-monitoring', -80, 1, 4),
  dams('dam-inspection', -66, 6, 9),
  urban('early-warning', 18, 1, 4, 'headmaster'),
  urban('flood-forecasting', 19, 1, 4),
  urban('levees', 20, 6, 8.5, 'teacher'),
]

/** The lessons of the demo organisation with their teachers; what they are called is what their courses are. */
export async function seedLessons(trx: Querying, now: Date): Promise<void> {
  const midnight = new Date(now).setUTCHours(0, 0, 0, 0)
  const begun = Math.floor(now.getTime() / HALF_HOUR_MS) * HALF_HOUR_MS
  const rows = demoLessons.map(({ of, course, on, room, by }) => {
    const id = demoId('lesson', `${of} ${course} ${on?.join(' ') ?? 'now'}`)
    const [day, from, to] = on ?? [0, 0, 0]
    const at = (hours: number): number => midnight + day * DAY_MS + hours * HOUR_MS
    return {
      row: {
        id,
        class_id: demoId('class', of),
        title: demoTexts[mainLanguage().code].courses[course].title,
        starts_at: on === null ? begun : at(from),
        ends_at: on === null ? begun + 3 * HALF_HOUR_MS : at(to),
        room,
        secret: randomBytes(SECRET_BYTES).toString('hex'),
      },
      course,
      teachers: by === undefined ? demoCourses[course].teachers : [by],
    }
  })
  await trx
    .insertInto('lesson')
    .values(rows.map(({ row }) => row))
    .execute()
  await trx
    .insertInto('lesson_text')
    .values(
      rows.flatMap(({ row, course }) =>
        languages.map(({ code }) => ({
          lesson_id: row.id,
          language: code,
          title: demoTexts[code].courses[course].title,
        })),
      ),
    )
    .execute()
  await trx
    .insertInto('lesson_teacher')
    .values(
      rows.flatMap(({ row, teachers }) => teachers.map((account) => ({ lesson_id: row.id, user_id: userId(account) }))),
    )
    .execute()
}
