import assert from 'node:assert/strict'

import type { Call } from '#api/kit/call.ts'
import { listMyClasses, listOpenClasses, classTypes } from '#api/class/class.contract.ts'
import { classKinds } from '#api/class/class-card.contract.ts'
import { exportClass } from '#api/class/member-import.contract.ts'
import { listRegistrations, registrationStates, type Registration } from '#api/class/registration.contract.ts'
import { listDesk, SOON_DAYS, type DeskItem } from '#api/desk/desk.contract.ts'
import { leaveApprovers, leaveStatuses, listLeavesToAudit, listMyLeaves } from '#api/leave/leave.contract.ts'
import { listAttendance, type Attendance } from '#api/timetable/timetable.contract.ts'

import { DAY } from '#tests/kit/server/test-clock.ts'
import { cast, learners, officers, schoolLeader, staff, type Person } from './plan.ts'
import type { World, WorldClass } from './world.ts'

interface Page {
  readonly list: readonly object[]
  readonly count: number
}

/** By the first of these that tells two apart. */
const by =
  <Item>(...keys: ((item: Item) => number | string)[]) =>
  (one: Item, other: Item): number => {
    for (const key of keys) {
      const [a, b] = [key(one), key(other)]
      if (a !== b) return a < b ? -1 : 1
    }
    return 0
  }

/** All pages of a list, which say the same count. */
async function pagesOf(world: World, who: Person, call: Call, asked: object, pageSize = 3): Promise<object[]> {
  const rows: object[] = []
  for (let pageNum = 1; ; pageNum += 1) {
    const { code, message, data } = await world.call(who, call, { ...asked, pageNum, pageSize })
    assert.equal(code, 2000, `${call.path} ${JSON.stringify(asked)}: ${message}`)
    const { list, count } = data as Page
    rows.push(...list)
    if (list.length < pageSize) {
      assert.equal(rows.length, count, `${call.path} ${JSON.stringify(asked)} counts otherwise than it lists`)
      return rows
    }
  }
}

const idsOf = (rows: readonly object[], name: string): unknown[] =>
  rows.map((row) => (row as Readonly<Record<string, unknown>>)[name])

const isOf = ({ classes }: World, id: unknown): boolean => classes.some((of) => of.id === id)

/** Asks for a list with a filter, and compares it with what the book says. */
async function lists(
  world: World,
  who: Person,
  call: Call,
  { asked, id, expected }: { readonly asked: object; readonly id: string; readonly expected: readonly string[] },
): Promise<object[]> {
  // Others than those of this world wait for a school leader as well.
  const rows = (await pagesOf(world, who, call, asked)).filter((row) => isOf(world, idsOf([row], 'classID')[0]))
  assert.deepEqual(idsOf(rows, id), expected, `${who} asks ${call.path} ${JSON.stringify(asked)}`)
  return rows
}

/** [REG-04] Whoever runs a class sees its registrations: those who wait by arrival, others by name. */
export async function registrationsAreListed(world: World): Promise<void> {
  const { book } = world
  for (const of of world.classes) {
    const arrived = book.arrivedIn(of)
    const all = book.registrationsOf(of).toSorted(
      by(
        (one) => (arrived.includes(one) ? arrived.indexOf(one) : arrived.length),
        ({ who }) => world.nameOf(who),
      ),
    )
    for (const state of [undefined, ...registrationStates])
      for (const person of [undefined, ...learners]) {
        const fitting = all.filter(
          (one) => (state === undefined || one.state === state) && (person === undefined || one.who === person),
        )
        const asked = { classID: of.id, ...(state && { state }), ...(person && { keywords: person.toUpperCase() }) }
        const rows = await lists(world, of.owner, listRegistrations, {
          asked,
          id: 'registrationID',
          expected: fitting.map(({ id }) => id),
        })
        for (const { registrationID, state: shown, position } of rows as Registration[]) {
          const place = book.lineOf(of).findIndex(({ id }) => id === registrationID)
          assert.deepEqual(
            [shown, position],
            [fitting.find(({ id }) => id === registrationID)?.state, place < 0 ? null : place + 1],
          )
        }
      }
  }
}

/** [REG-02, REG-03, ROUTE-62] Classes of one's own, and those that one may register for. */
export async function classesAreListed(world: World): Promise<void> {
  const { book, now } = world
  for (const who of [...learners, staff[0]]) {
    const own = world.classes.filter((of) => book.isMember(of, who) || of.staff.includes(who) || of.owner === who)
    for (const type of [undefined, ...classTypes]) {
      const phase = (of: WorldClass) => (of.startsAt > now ? 'coming' : of.endsAt > now ? 'current' : 'history')
      const ofType = own.filter((of) => type === undefined || phase(of) === type)
      await classesOf(
        world,
        who,
        listMyClasses,
        type === undefined ? {} : { type },
        ofType,
        type === 'coming' ? 1 : -1,
        (of) => of.startsAt,
      )
    }
    const open = world.classes.filter(
      (of) =>
        of.endsAt > now &&
        (of.audience === 'all' || of.invited.some((one) => one === who)) &&
        !book.isMember(of, who) &&
        of.owner !== who,
    )
    const inWindow = {
      notStarted: (of: WorldClass) => of.opensAt > now,
      open: (of: WorldClass) => of.opensAt <= now && now < of.closesAt,
      ended: (of: WorldClass) => of.closesAt <= now,
    }
    for (const window of ['notStarted', 'open', 'ended'] as const)
      await classesOf(
        world,
        who,
        listOpenClasses,
        { window },
        open.filter(inWindow[window]),
        window === 'ended' ? -1 : 1,
        (of) => (window === 'notStarted' ? of.opensAt : of.closesAt),
      )
    const notOver = open.filter((of) => !inWindow.ended(of))
    await classesOf(world, who, listOpenClasses, {}, notOver, 1, (of) => of.closesAt)
    const requested = world.classes.filter((of) => {
      const { state = 'unregistered' } = book.registration(of.id, who) ?? {}
      return of.endsAt > now && !['unregistered', 'registered'].includes(state)
    })
    await classesOf(world, who, listOpenClasses, { window: 'requested' }, requested, 1, (of) => of.closesAt)
  }
}

async function classesOf(
  world: World,
  who: Person,
  call: Call,
  asked: object,
  among: readonly WorldClass[],
  direction: 1 | -1,
  time: (of: WorldClass) => number,
): Promise<void> {
  const filters = [
    {},
    ...classKinds.map((kind) => ({ kind })),
    ...world.classes.map(({ name }) => ({ keyword: name })),
  ] as readonly { readonly kind?: string; readonly keyword?: string }[]
  for (const filter of filters) {
    const { kind, keyword } = filter
    const expected = among
      .filter((of) => (kind === undefined || of.kind === kind) && (keyword === undefined || of.name === keyword))
      .toSorted(
        by(
          (of) => direction * time(of),
          ({ id }) => id,
        ),
      )
      .map(({ id }) => id)
    const rows = await pagesOf(world, who, call, { ...asked, ...filter }, 40)
    // Others than those of this world are open to all as well.
    const own = idsOf(rows, 'classID').filter((id) => world.classes.some((of) => of.id === id))
    assert.deepEqual(own, expected, `${who} asks ${call.path} ${JSON.stringify({ ...asked, ...filter })}`)
  }
}

/** [ROUTE-32, ROUTE-81] One's own leaves, those that wait for one, and those that one has decided on. */
export async function leavesAreListed(world: World): Promise<void> {
  const { book } = world
  const all = book.records('leave')
  for (const who of learners)
    for (const status of [undefined, ...leaveStatuses]) {
      const own = all
        .filter((leave) => leave.who === who && (status === undefined || leave.state.split('.')[0] === status))
        .toSorted(
          by(
            ({ createdAt }) => createdAt,
            ({ id }) => id,
          ),
        )
        .reverse()
      await lists(world, who, listMyLeaves, {
        asked: status === undefined ? {} : { status },
        id: 'leaveID',
        expected: own.map(({ id }) => id),
      })
    }
  for (const who of deciders) {
    const waiting = waitingFor(world, who).toSorted(
      by(
        ({ at }) => at,
        ({ id }) => id,
      ),
    )
    await lists(world, who, listLeavesToAudit, {
      asked: { view: 'waiting' },
      id: 'leaveID',
      expected: waiting.map(({ id }) => id),
    })
    const last = (lines: (typeof all)[number]['lines']): number =>
      Math.max(...lines.filter((line) => line.by === who).map(({ at }) => at))
    const decided = all
      .filter((leave) => leave.who !== who && leave.lines.some((line) => line.by === who))
      .toSorted(
        by(
          ({ lines }) => -last(lines),
          ({ id }) => id,
        ),
      )
    await lists(world, who, listLeavesToAudit, {
      asked: { view: 'decided' },
      id: 'leaveID',
      expected: decided.map(({ id }) => id),
    })
  }
}

const deciders: readonly Person[] = ['ida', schoolLeader, ...Object.values(officers)]

const waitingFor = ({ book, classes }: World, who: Person) =>
  book
    .records('leave')
    .filter((leave) =>
      classes.some((of) =>
        leaveApprovers.some(
          (part) =>
            leave.of === of &&
            leave.who !== who &&
            book.stepOf(leave) === part &&
            book.holdersOf(of, part).includes(who),
        ),
      ),
    )

/** [ROLE-03, ROLE-04] What waits for a decision of somebody, by each filter and in each order. */
export async function deskIsFilled(world: World): Promise<void> {
  const { book, now } = world
  for (const who of new Set([...staff, ...deciders])) {
    const registrations = book
      .records('registration')
      .filter(({ state, of, who: learner }) => state === 'underReview' && learner !== who && of.staff.includes(who))
      .map((one) => ({ ...one, dueAt: one.of.declinesAtEnd ? one.of.closesAt : one.of.startsAt }))
    const leaves = waitingFor(world, who).map((one) => ({ ...one, dueAt: book.timeOf(one).startsAt }))
    const all = [...registrations, ...leaves]
    const filters: readonly (readonly [object, (one: (typeof all)[number]) => boolean])[] = [
      [{}, () => true],
      [{ lifecycle: 'leave' }, ({ lifecycle }) => lifecycle === 'leave'],
      [{ lifecycle: 'registration' }, ({ lifecycle }) => lifecycle === 'registration'],
      [{ due: 'overdue' }, ({ dueAt }) => dueAt <= now],
      [{ due: 'soon' }, ({ dueAt }) => dueAt > now && dueAt <= now + SOON_DAYS * DAY],
      ...world.classes.map((of) => [{ subjectID: of.id }, (one: (typeof all)[number]) => one.of === of] as const),
      ...learners.map((name) => [{ keyword: name }, (one: (typeof all)[number]) => one.who === name] as const),
    ]
    for (const [filter, fits] of filters)
      for (const sort of ['due', 'age'] as const) {
        const expected = all
          .filter(fits)
          .toSorted(
            by(
              ({ dueAt }) => (sort === 'due' ? dueAt : 0),
              ({ at }) => at,
              ({ lifecycle }) => lifecycle,
              ({ id }) => id,
            ),
          )
          .map(({ id }) => id)
        const asked = { ...filter, sort }
        const { code, message, data } = await world.call(who, listDesk, { ...asked, pageNum: 1, pageSize: 40 })
        if (code !== 2000) {
          assert.deepEqual(all, [], `${who} is refused a desk: ${message}`)
          continue
        }
        const { list, count } = data as { readonly list: readonly DeskItem[]; readonly count: number }
        assert.equal(count, list.length)
        const own = list.filter(({ subject }) => isOf(world, subject.id)).map(({ id }) => id)
        assert.deepEqual(own, expected, `${who} ${JSON.stringify(asked)}`)
      }
  }
}

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

/** The file of the members of a class: who is registered, waits and is under review, each by name. */
export async function membersAreExported(world: World): Promise<void> {
  for (const of of world.classes) {
    const expected = (['registered', 'waiting', 'underReview'] as const).flatMap((state) =>
      world.book
        .registrationsOf(of)
        .filter((one) => one.state === state)
        .map(({ who }) => world.nameOf(who))
        .sort(),
    )
    const { raw } = await world.fetch(
      of.owner,
      `/${exportClass.path.replace('{classID}', of.id).replace('{what}', 'members').replace('{format}', 'csv')}`,
    )
    const [, ...rows] = raw.body.trimEnd().split('\r\n')
    assert.deepEqual(
      rows.map((row) => row.split(',')[1]),
      expected,
    )
  }
}

const TOLD = /^(?:registration|leave)\.(?!vacant|noLeader|waiting)/

/** Everybody has been told what concerns them, and nobody anything else. */
export async function noticesAreTold(world: World): Promise<void> {
  const rows = await world.portal.db.selectFrom('notice').select(['user_id', 'code', 'params']).execute()
  const told = rows.flatMap(({ user_id, code, params }) => {
    const person = world.personOf(user_id)
    if (person === null || !TOLD.test(code)) return []
    const { className, learner } = JSON.parse(params) as {
      readonly className: { readonly classId: string }
      readonly learner?: string
    }
    const of = world.classes.find(({ id }) => id === className.classId)
    const who = cast.find((name) => world.nameOf(name) === learner) ?? person
    return [`${person} ${code} ${who} ${of?.name}`]
  })
  assert.deepEqual([...new Set(told)].sort(), world.book.told)
}
