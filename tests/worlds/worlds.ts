import fc from 'fast-check'

import type { TestPortal } from '#tests/kit/server/open-portal.ts'
import { plans } from './plan.ts'
import { agendaIsTold } from './questions/agenda.ts'
import { classesAreListed, registrationsAreListed } from './questions/classes.ts'
import { coursesAreListed, ownCoursesAreListed } from './questions/courses.ts'
import { deskIsFilled, leavesAreListed } from './questions/decisions.ts'
import {
  attendanceIsExported,
  attendanceIsListed,
  membersAreExported,
  standingsAreExported,
} from './questions/files.ts'
import { managedCoursesAreListed, topicsAreListed } from './questions/managed-courses.ts'
import { managedNewsAreListed, newsAreListed } from './questions/news.ts'
import { noticesAreTold } from './questions/notices.ts'
import { tasksAreTold } from './questions/today.ts'
import { World } from './world.ts'

const questions = [
  registrationsAreListed,
  classesAreListed,
  leavesAreListed,
  deskIsFilled,
  tasksAreTold,
  agendaIsTold,
  attendanceIsListed,
  membersAreExported,
  attendanceIsExported,
  standingsAreExported,
  coursesAreListed,
  ownCoursesAreListed,
  managedCoursesAreListed,
  topicsAreListed,
  newsAreListed,
  managedNewsAreListed,
  noticesAreTold,
]

/**
 * Makes so many worlds from a seed, and asks each of them everything. Returns which states there were in them: where
 * nothing happens, nothing is proven. @throws of the smallest that answers wrongly
 */
export async function expectWorlds(
  portal: () => TestPortal,
  { seed, count }: { readonly seed: number; readonly count: number },
): Promise<string[]> {
  const met = new Set<string>()
  await fc.assert(
    fc.asyncProperty(plans, async (plan) => {
      const world = new World(portal(), plan.classes)
      await world.begin(plan)
      await world.live(plan.acts)
      if (world.book.faults.length > 0) throw new Error(world.book.faults.join('\n'))
      for (const question of questions) await question(world)
      for (const state of [...world.book.met, ...world.shelf.met]) met.add(state)
    }),
    { seed, numRuns: count },
  )
  return [...met].sort()
}
