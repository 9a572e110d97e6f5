import { dayNumberOf } from './learner-ranking.ts'
import { demoCourses, demoProgress } from './courses.demo.ts'
import type { DemoCourseName, DemoProgress } from './courses.demo.ts'
import { demoPeople } from '#server/demo/people.ts'

const HOUR_MS = 60 * 60_000
const DAY_HOURS = 24
/** Seconds that people learn at a stretch. */
const SITTING = 40 * 60

/** What one account or person has done of one course; moments in milliseconds since 1970. */
export interface DemoLearning {
  readonly account: string
  readonly course: DemoCourseName
  readonly progress: number
  readonly startedAt: number
  readonly lastLearnedAt: number
  readonly studiedSeconds: number
  /** Where the course has an exam and is completed: whether it was enough. */
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

/** A whole number below `below` that looks like chance and is the same for the same places at every seeding. */
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

/** What everybody in the demo organisation has learned by `now`: the accounts as told, the people as chance has it. */
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

/** Whether a person has begun a course, and how far they are; null: not begun. */
function madeUp(person: number, course: DemoCourseName, place: number): DemoProgress | null {
  const { appeal, publishedDaysAgo: age } = demoCourses[course]
  const diligence = 25 + chance(76, person, 1)
  // What has just come out is not known to everybody yet.
  const known = Math.min(100, 35 + age)
  if (chance(1_000_000, person, place, 2) >= appeal * diligence * known) return null
  // People begin soon after a course comes out or much later, and stay with it for up to three weeks.
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
  // Nobody is faster than the course; most go back to something now and then.
  const studiedSeconds = Math.round(hours * 3600 * (progress / 100) * (1 + chance(25, person, place, 8) / 100))
  const mood = [-2, -1, -1, 0, 0, 0, 0, 0, 1, 1][chance(10, person, place, 9)] ?? 0
  // Who is past the middle may have an opinion; of what has just come out nobody has one yet.
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

/** The study time behind it, day by day: sittings spread evenly from the beginning of a course to the last time. */
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
