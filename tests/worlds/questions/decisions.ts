import assert from 'node:assert/strict'

import { deskSorts, listDesk, SOON_DAYS, type DeskItem } from '#api/desk/desk.contract.ts'
import { leaveApprovers, leaveStatuses, listDecidedLeaves, listMyLeaves } from '#api/leave/leave.contract.ts'

import { DAY } from '#tests/kit/server/test-clock.ts'
import { learners, officers, schoolLeader, staff, type Person } from '../plan.ts'
import type { World } from '../world.ts'
import { by, isOf, lists } from './lists.ts'

/** [ROUTE-32, ROUTE-81] One's own leaves, and those that one has decided on. */
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
    await lists(world, who, listDecidedLeaves, {
      asked: {},
      id: 'leaveID',
      expected: decided.map(({ id }) => id),
    })
  }
}

const deciders: readonly Person[] = ['ida', schoolLeader, ...Object.values(officers)]

const leavesFor = ({ book, classes }: World, who: Person) =>
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

/** All that waits for a decision of somebody, and when it becomes pointless to decide. */
export function waitingFor(world: World, who: Person) {
  const { book } = world
  const registrations = book
    .records('registration')
    .filter(({ state, of, who: learner }) => state === 'underReview' && learner !== who && of.staff.includes(who))
    .map((one) => ({ ...one, dueAt: one.of.declinesAtEnd ? one.of.closesAt : one.of.startsAt }))
  return [...registrations, ...leavesFor(world, who).map((one) => ({ ...one, dueAt: book.timeOf(one).startsAt }))]
}

/** [ROLE-03, ROLE-04] What waits for a decision of somebody, by each filter and in each order. */
export async function deskIsFilled(world: World): Promise<void> {
  const { now } = world
  for (const who of new Set([...staff, ...deciders])) {
    const all = waitingFor(world, who)
    const filters: readonly (readonly [object, (one: (typeof all)[number]) => boolean])[] = [
      [{}, () => true],
      [{ lifecycle: 'leave' }, ({ lifecycle }) => lifecycle === 'leave'],
      [{ lifecycle: 'registration' }, ({ lifecycle }) => lifecycle === 'registration'],
      [{ due: 'overdue' }, ({ dueAt }) => dueAt <= now],
      [{ due: 'soon' }, ({ dueAt }) => dueAt > now && dueAt <= now + SOON_DAYS * DAY],
      ...world.classes.map((of) => [{ subjectID: of.id }, (one: (typeof all)[number]) => one.of === of] as const),
      ...(['ann', 'dan'] as const).map(
        (name) => [{ keyword: name }, (one: (typeof all)[number]) => one.who === name] as const,
      ),
    ]
    for (const [filter, fits] of filters)
      for (const sort of Object.keys(filter).length === 0 ? deskSorts : (['due'] as const)) {
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
        // What waits for a school leader are those of other worlds as well.
        const asked = { ...(who === schoolLeader && { keyword: world.word }), ...filter, sort }
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
