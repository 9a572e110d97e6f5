import { dayNumberOf } from './learner-ranking.ts'
import { demoCourses, demoProgress } from './courses.demo.ts'
import type { DemoCourseName, DemoProgress } from './courses.demo.ts'
import { demoPeople } from '#server/demo/people.ts'

const HOUR_MS = 60 * 60_000
const DAY_HOURS = 24
/** Length of a sitting in seconds. */
const SITTING = 40 * 60

/** What one account or person has done of one course; moments in milliseconds since 1970. */
export interface DemoLearning {
  readonly account: string
  readonly course: DemoCourseName
  readonly progress: number
  readonly startedAt: number
  readonly lastLearnedAt: number
  readonly studiedSeconds: number
  /** Whether the exam was passed, for a completed course with one. */
  readonly hasPassed: boolean
  /** From 1 to 5; null: not rated. */
  readonly stars: number | null
}

/** Study time of one account or person on one day, as study_day counts them. */
export interface DemoStudyDay {
  readonly account: string
  readonly day: number
  readonly seconds: number
}

/** A deterministic pseudo-random integer below `below`, stable for the same seeds. */
function chance(below: number, ...places: readonly number[]): number {
  let mixed = 2_166_136_261
  for (const place of places) {
    mixed = Math.imul(mixed ^ (place + 1), 16_777_619)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519)
  }
  return ((mixed ^ (mixed >>> 13)) >>> 0) % below
}

const courseNames = Object.keys(demoCourses) as DemoCourseName[]
const accountNames = Object.keys(demoProgress)

/** The learning data of the demo organisation by `now`: scripted for the accounts, pseudo-random for the people. */
export function demoLearning(now: Date): readonly DemoLearning[] {
  const accounts = accountNames.flatMap((account, i) =>
    (demoProgress[account] ?? []).map((told) => learned(account, demoPeople.length + i, told, now)),
  )
  const people = demoPeople.flatMap(({ account }, person) =>
    courseNames.flatMap((course, i) => {
      const made = madeUp(person, course, i)
      return made === null ? [] : [learned(account, person, made, now)]
    }),
  )
  return [...accounts, ...people]
}

/** Whether a person has started a course, and their progress; null: not started. */
function madeUp(person: number, course: DemoCourseName, place: number): DemoProgress | null {
  const { appeal, publishedDaysAgo: age } = demoCourses[course]
  const diligence = 25 + chance(76, person, 1)
  // New courses have few learners yet.
  const known = Math.min(100, 35 + age)
  if (chance(1_000_000, person, place, 2) >= appeal * diligence * known) return null
  // Courses are started soon after publication or much later, and take up to three weeks.
  const startedDaysAgo = 1 + Math.floor((age - 1) * (chance(1000, person, place, 3) / 1000) ** 1.7)
  const took = Math.min(startedDaysAgo, 1 + chance(21, person, place, 4))
  const lastHoursAgo = (startedDaysAgo - took) * DAY_HOURS + 1 + chance(20, person, place, 5)
  const finishes = chance(100, person, place, 6) < (startedDaysAgo > 30 ? 72 : 30)
  return { course, progress: finishes ? 100 : 5 + 5 * chance(19, person, place, 7), startedDaysAgo, lastHoursAgo }
}

function learned(account: string, person: number, told: DemoProgress, now: Date): DemoLearning {
  const { course, progress } = told
  const { hours, stars, publishedDaysAgo } = demoCourses[course]
  const place = courseNames.indexOf(course)
  const minute = Math.floor(now.getTime() / 60_000) * 60_000
  // At least the duration of the course; most repeat some parts.
  const studiedSeconds = Math.round(hours * 3600 * (progress / 100) * (1 + chance(25, person, place, 8) / 100))
  const mood = [-2, -1, -1, 0, 0, 0, 0, 0, 1, 1][chance(10, person, place, 9)] ?? 0
  // Ratings come after the middle of the course; new courses have none yet.
  const rates = progress >= 50 && publishedDaysAgo >= 7 && chance(100, person, place, 10) < 65
  return {
    account,
    course,
    progress,
    startedAt: minute - (told.startedDaysAgo * DAY_HOURS - 1) * HOUR_MS,
    lastLearnedAt: minute - told.lastHoursAgo * HOUR_MS,
    studiedSeconds,
    hasPassed: told.hasPassed ?? chance(100, person, place, 11) < 92,
    stars: rates ? Math.min(5, Math.max(1, stars + mood)) : null,
  }
}

/** The study time per day: sittings spread evenly from the start of a course to the last one. */
export function demoStudyDays(learning: readonly DemoLearning[]): readonly DemoStudyDay[] {
  const days = new Map<string, DemoStudyDay>()
  for (const { account, startedAt, lastLearnedAt, studiedSeconds } of learning) {
    const sittings = Math.max(1, Math.round(studiedSeconds / SITTING))
    const each = Math.floor(studiedSeconds / sittings)
    for (let i = 1; i <= sittings; i += 1) {
      const at = startedAt + ((lastLearnedAt - startedAt) * i) / sittings
      const day = dayNumberOf(new Date(at))
      const seconds = i === sittings ? studiedSeconds - each * (sittings - 1) : each
      const before = days.get(`${account} ${day}`)?.seconds ?? 0
      days.set(`${account} ${day}`, { account, day, seconds: before + seconds })
    }
  }
  return [...days.values()]
}
