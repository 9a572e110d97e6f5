import assert from 'node:assert/strict'

import { parse } from 'csv-parse/sync'

import { exportClass, type ExportKind } from '#api/roster/roster.contract.ts'
import { listAttendance, type Attendance, type AttendanceState } from '#api/timetable/timetable.contract.ts'

import { SERVER_ZONE, nameOf, timeIn } from '#tests/kit/zones.ts'
import { admin, cast, departmentOf, learners, officers, type Person } from '../plan.ts'
import { progressIn } from '../shelf.ts'
import type { World, WorldClass } from '../world.ts'
import { by } from './lists.ts'

/** [CLASS-02] Who attends a lesson: who is in the class, and who was and has left. */
export async function attendanceIsListed(world: World): Promise<void> {
  const { book } = world
  for (const { id: lessonID, of } of world.lessons) {
    const expected = learners
      .filter((who) => book.isMember(of, who) || book.attendance(lessonID, who) !== null)
      .toSorted(by((who) => world.nameOf(who)))
      .map((who) => [world.idOf(who), book.attendance(lessonID, who)?.state ?? 'expected'])
    const { code, data } = await world.call(of.owner, listAttendance, { lessonID })
    assert.equal(code, 2000)
    const { list } = data as { readonly list: readonly Attendance[] }
    assert.deepEqual(
      list.map(({ learner, state }) => [learner.userId, state]),
      expected,
    )
  }
}

/** A file of a class, cell by cell, its headings first. */
async function fileOf(world: World, of: WorldClass, what: ExportKind): Promise<string[][]> {
  const { raw } = await world.fetch(of.owner, pathOf(of, what))
  return parse(raw.body, { bom: true })
}
const pathOf = ({ id }: WorldClass, what: ExportKind): string =>
  `/${exportClass.path.replace('{classID}', id).replace('{what}', what).replace('{format}', 'csv')}`

const departmentNames: Readonly<Record<string, string>> = {
  hydrology: 'Hydrology',
  floodControl: 'Flood control and drought relief',
}
const officeNames = { teamLeader: 'Team leader', disciplineCommittee: 'Discipline committee' }
const stateNames = { registered: 'Registered', waiting: 'On the waiting list', underReview: 'Under review' } as const

/** The file of the members of a class: who is registered, waits and is under review, each by name. */
export async function membersAreExported(world: World): Promise<void> {
  const { book } = world
  for (const of of world.classes) {
    const expected = (['registered', 'waiting', 'underReview'] as const).flatMap((state) =>
      book
        .registrationsOf(of)
        .filter((one) => one.state === state)
        .toSorted(by(({ who }) => world.nameOf(who)))
        .map(({ who }) => {
          const offices = (['teamLeader', 'disciplineCommittee'] as const).filter(
            (office) => officers[office] === who && book.holdersOf(of, office).includes(who),
          )
          const office = offices.map((one) => officeNames[one]).join('; ')
          const department = departmentNames[departmentOf[who] ?? ''] ?? ''
          const group = book.groupOf(of, who)
          return [world.accountOf(who), world.nameOf(who), '', '', department, group, office, stateNames[state]]
        }),
    )
    const [, ...rows] = await fileOf(world, of, 'members')
    assert.deepEqual(rows, expected)
    for (const other of cast.filter((one) => one !== admin && !of.staff.includes(one))) {
      const { body } = await world.fetch(other, pathOf(of, 'members'))
      assert.equal(body.reason, 'request.notFound', `${other} gets the members of ${of.name}`)
    }
  }
}

const sums = ['present', 'late', 'absent', 'excused', 'expected'] as const
const words: Readonly<Record<AttendanceState, string>> = {
  expected: 'Expected',
  present: 'Present',
  late: 'Present, late',
  absent: 'Absent',
  excused: 'Excused',
}

/** The file of the attendance of a class: a column for every lesson in order of time, after the sums. */
export async function attendanceIsExported(world: World): Promise<void> {
  const { book } = world
  for (const of of world.classes) {
    const lessons = world.lessons
      .filter((lesson) => lesson.of === of)
      .toSorted(
        by(
          ({ startsAt }) => startsAt,
          ({ id }) => id,
        ),
      )
    // Who has left after attending is there with what was attended.
    const stateAt = (lessonId: string, who: Person): string | null =>
      book.attendance(lessonId, who)?.state ?? (book.isMember(of, who) ? 'expected' : null)
    const expected = learners
      .filter((who) => book.isMember(of, who) || lessons.some(({ id }) => stateAt(id, who) !== null))
      .toSorted(by((who) => world.nameOf(who)))
      .map((who) => {
        const states = lessons.map(({ id }) => stateAt(id, who))
        const counts = sums.map((sum) => String(states.filter((state) => state === sum).length))
        const told = states.map((state) => (state === null ? '' : words[state as AttendanceState]))
        return [world.accountOf(who), world.nameOf(who), ...counts, ...told]
      })
    const [head = [], ...rows] = await fileOf(world, of, 'attendance')
    assert.deepEqual(rows, expected)
    const titles = head.slice(2 + sums.length)
    assert.deepEqual(
      titles,
      lessons.map(({ title, startsAt }) => {
        const at = timeIn(SERVER_ZONE, startsAt).slice(0, 16)
        return `${at} (${nameOf(SERVER_ZONE)}) ${title}`
      }),
    )
  }
}

/** The file of the standings of a class: its members by name, with passes and hours of those that it asks for. */
export async function standingsAreExported(world: World): Promise<void> {
  for (const of of world.classes) {
    const courses = of.courses.flatMap((place) => world.shelf.courses[place] ?? [])
    const isElective = (place: number): boolean => of.electives.includes(place)
    const expected = learners
      .filter((who) => world.book.isMember(of, who))
      .toSorted(by((who) => world.nameOf(who)))
      .map((who) => {
        const each = courses.map((course, i) => ({
          isElective: isElective(of.courses[i] ?? 0),
          minutes: course.document.learningMinutes,
          progress: progressIn(course, who) ?? 0,
        }))
        const [required, elective] = [false, true].map((kind) => each.filter((one) => one.isElective === kind))
        const passed = [required, elective].map((all = []) => all.filter(({ progress }) => progress === 100).length)
        const hours = [required, elective].map((all = []) => {
          const minutes = all.reduce((sum, one) => sum + (one.minutes * one.progress) / 100, 0)
          return Math.round((minutes * 100) / 60) / 100
        })
        return [
          ...[world.accountOf(who), world.nameOf(who), `${passed[0]} / ${of.passes}`, `${passed[1]} / 1`],
          ...hours.map((all) => `${all} / ${of.hours}`),
        ]
      })
    const [, ...rows] = await fileOf(world, of, 'standings')
    assert.deepEqual(rows, expected)
  }
}
