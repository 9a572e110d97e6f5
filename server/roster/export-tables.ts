import type { ExportKind } from '#api/roster/roster.contract.ts'
import { textsOf } from '#server/answer/texts.ts'
import { localText } from '#server/time-zone.ts'
import { zoneOf } from '#server/class/zone-of.ts'
import type { Database } from '#server/database/open.ts'
import { entryNames } from '#server/dictionary/entry-names.ts'
import { shownContacts } from '#server/profile/shown-contacts.ts'
import { standingsOfClass } from '#server/class/class-courses.ts'
import { outcomesInClass } from '#server/exam/shown/class-outcomes.ts'
import { attendanceOf } from '#server/timetable/attendances.ts'
import type { Asking } from '#server/commands/each.ts'

type Table = readonly (readonly string[])[]

/** The rows of an export, their headings first, for whoever runs the class, in a language. */
export const tables: Readonly<Record<ExportKind, (db: Database, classId: string, asking: Asking) => Promise<Table>>> = {
  members: membersTable,
  attendance: attendanceTable,
  standings: standingsTable,
}

const exported = ['registered', 'waiting', 'underReview'] as const
const offices = ['classTeacher', 'teamLeader', 'disciplineCommittee'] as const

/** Who is registered, who waits, and who is under review; contacts as the sender may have them. */
async function membersTable(db: Database, classId: string, { sender, language }: Asking): Promise<Table> {
  const { roster, person } = textsOf(language)
  const [rows, held, nameOf] = await Promise.all([
    db
      .selectFrom('registration')
      .innerJoin('user', 'user.id', 'registration.learner_id')
      .leftJoin('class_group_member as placed', (join) =>
        join
          .onRef('placed.class_id', '=', 'registration.class_id')
          .onRef('placed.user_id', '=', 'registration.learner_id'),
      )
      .leftJoin('class_group', 'class_group.id', 'placed.group_id')
      .leftJoin('profile', 'profile.user_id', 'user.id')
      .select([
        'user.id',
        'user.account_name',
        'user.original_name',
        'user.phone',
        'user.email',
        'user.department_code',
      ])
      .select(['profile.phone_shown', 'profile.email_shown'])
      .select(['registration.state', 'class_group.name as group'])
      .where('registration.class_id', '=', classId)
      .where('registration.state', 'in', exported)
      .orderBy('user.original_name')
      .orderBy('user.id')
      .execute(),
    db.selectFrom('class_officer').select(['user_id', 'office']).where('class_id', '=', classId).execute(),
    entryNames(db, 'department', language),
  ])
  const { accountName, originalName, phone, email } = person.column
  const { department, offices: heldOffices, state } = roster.column
  return [
    [accountName(), originalName(), phone(), email(), department(), roster.group(), heldOffices(), state()],
    // Who is registered first, then who waits.
    ...exported.flatMap((wanted) =>
      rows
        .filter((row) => row.state === wanted)
        .map((row) => {
          const contacts = shownContacts(sender, row)
          return [
            row.account_name,
            row.original_name,
            contacts.phone ?? '',
            contacts.email ?? '',
            row.department_code === null ? '' : nameOf(row.department_code),
            row.group ?? '',
            offices
              .filter((office) => held.some((one) => one.user_id === row.id && one.office === office))
              .map((office) => roster.office[office]())
              .join('; '),
            roster.state[wanted](),
          ]
        }),
    ),
  ]
}

/** A column for every lesson, after the sums. */
async function attendanceTable(db: Database, classId: string, { language }: Asking): Promise<Table> {
  const { person, timetable } = textsOf(language)
  const [zone, { lessons, learners }, titles] = await Promise.all([
    zoneOf(db, classId),
    attendanceOf(db, classId),
    db
      .selectFrom('lesson_text')
      .innerJoin('lesson', 'lesson.id', 'lesson_text.lesson_id')
      .select(['lesson.id', 'lesson_text.title'])
      .where('lesson.class_id', '=', classId)
      .where('lesson_text.language', '=', language.code)
      .execute(),
  ])
  const own = new Map(titles.map(({ id, title }) => [id, title]))
  const sums = ['present', 'late', 'absent', 'excused', 'expected'] as const
  return [
    [
      person.column.accountName(),
      person.column.originalName(),
      ...sums.map((sum) => timetable.state[sum]()),
      ...lessons.map(
        ({ id, title, startsAt }) => `${localText(zone, startsAt).slice(0, 16)} (${zone}) ${own.get(id) ?? title}`,
      ),
    ],
    ...learners.map(({ accountName, originalName, counts, lessons: attended }) => [
      accountName,
      originalName,
      ...sums.map((sum) => String(counts[sum])),
      ...attended.map(({ state }) => (state === null ? '' : timetable.state[state]())),
    ]),
  ]
}

async function standingsTable(db: Database, classId: string, { language, now }: Asking): Promise<Table> {
  const { person, roster } = textsOf(language)
  const [standings, exams, members] = await Promise.all([
    standingsOfClass(db, classId),
    outcomesInClass(db, classId, { language, now }),
    db
      .selectFrom('class_member')
      .innerJoin('user', 'user.id', 'class_member.user_id')
      .select(['user.id', 'user.account_name', 'user.original_name'])
      .where('class_member.class_id', '=', classId)
      .orderBy('user.original_name')
      .orderBy('user.id')
      .execute(),
  ])
  const { requiredPassed, electivePassed, requiredHours, electiveHours } = roster.column
  return [
    [
      person.column.accountName(),
      person.column.originalName(),
      requiredPassed(),
      electivePassed(),
      requiredHours(),
      electiveHours(),
      ...exams.names,
    ],
    ...members.map(({ id, account_name, original_name }) => {
      const standing = standings.get(id)
      const passed = (kind: 'required' | 'elective'): string =>
        standing === undefined ? '' : `${standing[kind].passed} / ${standing[kind].passesAskedFor}`
      const hours = (kind: 'required' | 'elective'): string =>
        standing === undefined ? '' : `${standing[kind].hours} / ${standing[kind].hoursAskedFor}`
      return [
        account_name,
        original_name,
        passed('required'),
        passed('elective'),
        hours('required'),
        hours('elective'),
        ...exams.of(id),
      ]
    }),
  ]
}
