import assert from 'node:assert/strict'

import { listToday, type OpenTask, type Today } from '#api/class/today.contract.ts'
import { timeText } from '#server/database/codec.ts'

import { DAY } from '#tests/kit/server/test-clock.ts'
import { learners, staff, type Person } from '../plan.ts'
import { progressIn, shown } from '../shelf.ts'
import type { World } from '../world.ts'
import { waitingFor } from './decisions.ts'
import { by } from './lists.ts'

/** [ROUTE-03] What there is to do: decisions by class, courses to go on with, classes that start within a week. */
export async function tasksAreTold(world: World): Promise<void> {
  for (const who of [...learners, ...staff]) {
    const { code, data } = await world.call(who, listToday, {})
    assert.equal(code, 2000)
    const { tasks } = data as Today
    const told = ({ kind, id, dueTime }: OpenTask): string => `${kind} ${id} ${dueTime}`
    for (const lifecycle of ['registration', 'leave'])
      assert.deepEqual(
        tasks.filter((task) => task.lifecycle === lifecycle).map(told),
        decisionsOf(world, who, lifecycle),
        `${who} ${lifecycle}`,
      )
    const decisions = tasks.filter(({ kind }) => kind === 'decision').length
    // Of required courses and questionnaires there are those of the demo organisation, too.
    assert.deepEqual(
      tasks
        .filter(({ kind }) => !['decision', 'requiredCourse', 'questionnaire', 'evaluation'].includes(kind))
        .map(told),
      [...coursesOf(world, who), ...classesOf(world, who)].slice(0, 5 - decisions),
      who,
    )
    const required = shown(world.shelf.courses).filter(
      ({ document, studies }) => document.kind === 'required' && document.year === 2026 && !studies.has(who),
    )
    for (const { kind, id } of tasks)
      if (kind === 'requiredCourse' && world.shelf.courses.some((course) => course.id === id))
        assert.ok(
          required.some((course) => course.id === id),
          `${who} has to begin ${id}`,
        )
  }
}

function decisionsOf(world: World, who: Person, lifecycle: string): string[] {
  const waiting = waitingFor(world, who).filter((one) => one.lifecycle === lifecycle)
  return world.classes
    .map((of) => ({ of, dueAt: Math.min(...waiting.filter((one) => one.of === of).map(({ dueAt }) => dueAt)) }))
    .filter(({ dueAt }) => Number.isFinite(dueAt))
    .toSorted(
      by(
        ({ dueAt }) => dueAt,
        ({ of }) => of.id,
      ),
    )
    .map(({ of, dueAt }) => `decision ${of.id} ${timeText(dueAt)}`)
}

const coursesOf = ({ shelf }: World, who: Person): string[] =>
  shown(shelf.courses)
    .filter((course) => course.studies.has(who) && progressIn(course, who) !== 100)
    .toSorted(
      by(
        ({ studies }) => -(studies.get(who)?.at ?? 0),
        ({ id }) => id,
      ),
    )
    .slice(0, 2)
    .map(({ id }) => `continueCourse ${id} null`)

const classesOf = ({ classes, book, now }: World, who: Person): string[] =>
  classes
    .filter((of) => book.isMember(of, who) || of.staff.includes(who))
    .filter(({ startsAt }) => startsAt > now && startsAt <= now + 7 * DAY)
    .toSorted(
      by(
        ({ startsAt }) => startsAt,
        ({ id }) => id,
      ),
    )
    .map(({ id, startsAt }) => `classStarts ${id} ${timeText(startsAt)}`)
