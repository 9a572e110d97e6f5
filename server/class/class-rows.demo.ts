import type { Insertable } from 'kysely'
import { languages } from '#i18n/locales.ts'
import { classLifecycle, version } from '#machines/class/class.lifecycle.ts'
import type { ClassFacts } from '#machines/class/class.lifecycle.ts'
import type { TransitionLogTable } from '#server/commands/tables.ts'
import { flagOf } from '#server/database/codec.ts'
import { folded } from '#i18n/folded.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { pastRecord } from '#server/demo/past-record.ts'
import { demoPeople } from '#server/demo/people.ts'
import { departmentOfPerson } from '#server/dictionary/departments.demo.ts'
import { adoptedClassColumns, adoptedClassLog, adoptedRegistrations } from './adopted.demo.ts'
import { demoClasses } from './classes.demo.ts'
import type { DemoClass } from './classes.demo.ts'
import { askersOf, pastRegistrations } from './registrations.demo.ts'
import type { ClassTable, RegistrationTable } from './tables.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** Start of the first day and end of the last one, nine to five at the academy. */
const OPENS = 1
const CLOSES = 9
/** How long before its window a class is written, and how long before it is announced. */
const WRITTEN_DAYS = 20
const ANNOUNCED_DAYS = 5

const classId = (name: string): string => demoId('class', name)

interface Times {
  readonly now: number
  readonly opensAt: number
  readonly closesAt: number
  readonly startsAt: number
  /** As planned. */
  readonly endsAt: number
}

/** A class's times, with its days relative to the day of `now`. */
export function timesOf({ from, to, window: [opens, closes] }: DemoClass, now: Date): Times {
  const midnight = new Date(now).setUTCHours(0, 0, 0, 0)
  return {
    now: now.getTime(),
    opensAt: midnight + opens * DAY_MS + OPENS * HOUR_MS,
    closesAt: midnight + closes * DAY_MS + CLOSES * HOUR_MS,
    startsAt: midnight + from * DAY_MS + OPENS * HOUR_MS,
    endsAt: midnight + (to - 1) * DAY_MS + CLOSES * HOUR_MS,
  }
}

/** Who is registered: accounts, and people by every n-th and as many more. */
export function membersOf(course: DemoClass): readonly string[] {
  const { name, accounts, headmaster, classTeachers = [], everyNth = 0, size, audience, departments = [] } = course
  const others = [headmaster, ...classTeachers, ...askersOf(name)]
  const isMeant = (i: number): boolean =>
    course.isAdopted === true || audience !== 'departments' || departments.includes(departmentOfPerson(i) ?? '')
  const places = demoPeople.map((_, i) => i)
  const first = places.filter((i) => everyNth > 0 && i % everyNth === 0)
  // As if by chance, and the same at every seeding.
  const mixed = places.filter((i) => !first.includes(i)).sort((a, b) => ((a * 29 + size) % 56) - ((b * 29 + size) % 56))
  const people = [...first, ...mixed]
    .filter(isMeant)
    .flatMap((i) => demoPeople[i]?.account ?? [])
    .filter((account) => !others.includes(account))
    .slice(0, size)
  return [...accounts, ...people]
}

/** The accounts of those who run classes, who need the role for it. */
export const classRunners: ReadonlySet<string> = new Set(
  demoClasses.flatMap(({ headmaster, classTeachers = [] }) => [headmaster, ...classTeachers]),
)

/** The rows of the demo organisation's classes. */
export function classRows(now: Date) {
  const made = demoClasses.map((course) => (course.isAdopted === true ? adopted(course, now) : past(course, now)))
  return {
    registrations: made.flatMap(({ registrations }) => registrations),
    log: made.flatMap(({ log }) => log),
    classes: made.map(({ row }) => row),
    texts: demoClasses.flatMap(({ name, titles, places, about }) =>
      languages.map(({ code }, i) => ({
        class_id: classId(name),
        language: code,
        name: titles[i] ?? titles[0],
        place: places?.[i] ?? null,
        about: about?.[i] ?? null,
      })),
    ),
  }
}

interface Made {
  readonly row: Insertable<ClassTable>
  readonly registrations: readonly Insertable<RegistrationTable>[]
  readonly log: readonly TransitionLogTable[]
}

/** A class whose members are older than its log. */
function adopted(course: DemoClass, now: Date): Made {
  const midnight = new Date(now).setUTCHours(0, 0, 0, 0)
  const times = timesOf(course, now)
  const members = membersOf(course).map((account) => ({ user_id: userId(account), class_id: classId(course.name) }))
  // Before the lessons, which count those who were registered by then.
  const { rows, log } = adoptedRegistrations(members, Math.min(times.closesAt, midnight))
  return {
    row: {
      ...columnsOf(course, times),
      taken: rows.length,
      tickets: 0,
      ...adoptedClassColumns(midnight),
    },
    registrations: rows,
    log: [...adoptedClassLog([classId(course.name)], midnight), ...log],
  }
}

const kind = { table: 'class', lifecycle: classLifecycle, version, columnsOf: () => ({}) }

/** A class that was written, announced and perhaps closed, with its registrations, as the one door writes them. */
function past(course: DemoClass, now: Date): Made {
  const times = timesOf(course, now)
  const members = membersOf(course)
  const { rows, log, taken, tickets } = pastRegistrations(course, members, times)
  const closedAt =
    course.closedOn === undefined ? null : times.endsAt - (course.to - 1 - course.closedOn) * DAY_MS - 2 * HOUR_MS
  const before = Math.min(times.opensAt, times.now)
  const facts = (at: number): ClassFacts => ({
    now: at,
    isStaff: true,
    hasTexts: true,
    knowsParts: true,
    isForward: true,
    closesInTime: true,
    fits: true,
    lacksDepartments: false,
    holdsLessons: true,
    keepsStaff: true,
    changesOwner: false,
    startsAt: times.startsAt,
    endsAt: times.endsAt,
    place: '',
    next: { startsAt: times.startsAt, endsAt: times.endsAt, place: '' },
  })
  const saved = before - WRITTEN_DAYS * DAY_MS
  const announced = before - ANNOUNCED_DAYS * DAY_MS
  const { record, log: ownLog } = pastRecord(kind, {
    id: classId(course.name),
    owned: columnsOf(course, times),
    by: userId(course.headmaster),
    events: [
      { event: { type: 'save', revision: 0, facts: facts(saved) }, at: saved },
      ...(course.isDraft === true
        ? []
        : [{ event: { type: 'announce', revision: 1, facts: facts(announced) } as const, at: announced }]),
      ...(closedAt === null
        ? []
        : [{ event: { type: 'close', revision: 2, facts: facts(closedAt) } as const, at: closedAt }]),
    ],
  })
  return {
    row: { ...record, taken, tickets, ...(closedAt !== null && { ends_at: closedAt }) },
    registrations: rows,
    log: [...ownLog, ...log],
  }
}

function columnsOf(course: DemoClass, { opensAt, closesAt, startsAt, endsAt }: Times) {
  const { name, titles, kind: kindOf, places, headmaster, capacity, passCounts = [0, 0], hours = [0, 0] } = course
  return {
    id: classId(name),
    name: titles[0],
    kind: kindOf,
    starts_at: startsAt,
    ends_at: endsAt,
    place: places?.[0] ?? null,
    headmaster_id: userId(headmaster),
    opens_at: opensAt,
    closes_at: closesAt,
    capacity,
    asks_approval: flagOf(course.asksApproval ?? false),
    has_waiting_list: flagOf(course.hasWaitingList ?? false),
    declines_at_end: flagOf(course.declinesAtEnd ?? false),
    audience: course.audience ?? 'all',
    required_pass_count: passCounts[0],
    elective_pass_count: passCounts[1],
    required_hours: hours[0],
    elective_hours: hours[1],
    year: new Date(startsAt).getUTCFullYear(),
    search: folded(titles.join('\n')),
  }
}
