import assert from 'node:assert/strict'

import { agendaKinds, listAgenda, type AgendaItem } from '#api/agenda/agenda.contract.ts'
import { timeText } from '#server/database/codec.ts'

import { DAY, MINUTE } from '#tests/kit/server/test-clock.ts'
import { cast, type Person } from '../plan.ts'
import type { World, WorldClass, WorldLesson } from '../world.ts'
import { by } from './lists.ts'

type Told = Pick<
  AgendaItem,
  'kind' | 'itemID' | 'title' | 'classID' | 'lessonID' | 'leaveID' | 'canCheckIn' | 'hasAttended' | 'isTeaching'
> & { readonly startsAt: number; readonly endsAt: number }

/** [CLASS-04] What the agenda of everybody has in some times: one's own, and nothing of others. */
export async function agendaIsTold(world: World): Promise<void> {
  const { now } = world
  for (const who of cast) {
    const all = itemsOf(world, who)
    const spans: (readonly [number, number])[] = [
      [now, now + DAY],
      [now - 7 * DAY, now + 7 * DAY],
      [now + 300 * DAY, now + 301 * DAY],
      // From the very end of something, and to its very start.
      ...agendaKinds
        .flatMap((kind) => all.findLast((one) => one.kind === kind) ?? [])
        .flatMap(({ startsAt, endsAt }): (readonly [number, number])[] => [
          [endsAt, endsAt + DAY],
          [startsAt - DAY, startsAt],
        ]),
    ]
    for (const [from, to] of spans) {
      // The end of either is exclusive; a deadline has no length.
      const expected = all
        .filter((one) => one.startsAt < to && (one.kind === 'deadline' ? one.startsAt >= from : one.endsAt > from))
        .toSorted(
          by(
            ({ startsAt }) => startsAt,
            ({ endsAt }) => -endsAt,
            ({ itemID }) => itemID,
          ),
        )
      const { code, message, data } = await world.call(who, listAgenda, { from: timeText(from), to: timeText(to) })
      assert.equal(code, 2000, message)
      // The demo organisation has classes for all, too.
      const list = (data as { list: AgendaItem[] }).list.filter(({ classID }) =>
        world.classes.some(({ id }) => id === classID),
      )
      assert.deepEqual(
        list.map((one) => Object.fromEntries(shownFields.map((field) => [field, one[field]]))),
        expected.map(({ startsAt, endsAt, ...one }) => ({
          ...one,
          startTime: timeText(startsAt),
          endTime: timeText(endsAt),
        })),
        `${who} from ${timeText(from)} to ${timeText(to)}, now ${timeText(now)}`,
      )
    }
  }
}

const shownFields = [
  ...([
    'kind',
    'itemID',
    'title',
    'classID',
    'lessonID',
    'leaveID',
    'canCheckIn',
    'hasAttended',
    'isTeaching',
  ] as const),
  ...(['startTime', 'endTime'] as const),
] as const

function itemsOf(world: World, who: Person): Told[] {
  const { book } = world
  const runs = (of: WorldClass): boolean => of.staff.includes(who)
  const isOwn = (of: WorldClass): boolean => runs(of) || book.isMember(of, who)
  const item = (kind: AgendaItem['kind'], id: string, of: WorldClass) => ({
    ...{ kind, itemID: `${kind}-${id}`, title: of.name, classID: of.id, lessonID: null, leaveID: null },
    ...{ canCheckIn: false, hasAttended: false, isTeaching: false },
  })
  const lessons = world.lessons
    .filter((lesson) => isOwn(lesson.of) || lesson.teachers.includes(who))
    .map(({ id, title, of, startsAt, endsAt, teachers }) => ({
      ...item('lesson', id, of),
      ...{ title, lessonID: id, startsAt, endsAt, isTeaching: runs(of) || teachers.includes(who) },
      hasAttended: hasAttended(world, id, who),
      canCheckIn: canCheckIn(world, { id, of, startsAt, endsAt }, who),
    }))
  const classes = world.classes.filter(isOwn).map((of) => ({ ...item('class', of.id, of), ...timesOf(of) }))
  const deadlines = world.classes
    .filter((of) => !isOwn(of) && world.isOpenTo(of, who) && !mayGetIn(book.registration(of.id, who)?.state))
    .map((of) => ({ ...item('deadline', of.id, of), startsAt: of.closesAt, endsAt: of.closesAt }))
  const leaves = book
    .records('leave')
    .filter((leave) => leave.who === who && (leave.state === 'approved' || book.stepOf(leave) !== null))
    .map((leave) => ({ ...item('leave', leave.id, leave.of), leaveID: leave.id, ...book.timeOf(leave) }))
  return [...lessons, ...classes, ...deadlines, ...leaves]
}

const timesOf = ({ startsAt, endsAt }: WorldClass) => ({ startsAt, endsAt })
/** Whoever has asked or was asked need not be reminded. */
const mayGetIn = (state = ''): boolean => ['invited', 'underReview', 'waiting', 'registered'].includes(state)
const hasAttended = ({ book }: World, lessonId: string, who: Person): boolean =>
  ['present', 'late'].includes(book.attendance(lessonId, who)?.state ?? '')

/** From a quarter of an hour before the lesson to its end. */
const canCheckIn = (
  world: World,
  { id, of, startsAt, endsAt }: Pick<WorldLesson, 'id' | 'of' | 'startsAt' | 'endsAt'>,
  who: Person,
): boolean =>
  world.book.isMember(of, who) &&
  world.now >= startsAt - 15 * MINUTE &&
  world.now < endsAt &&
  !hasAttended(world, id, who)
