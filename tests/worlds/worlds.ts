import fc from 'fast-check'

import type { TestPortal } from '#tests/kit/server/open-portal.ts'
import { plans } from './plan.ts'
import {
  attendanceIsListed,
  classesAreListed,
  deskIsFilled,
  leavesAreListed,
  membersAreExported,
  noticesAreTold,
  registrationsAreListed,
} from './questions.ts'
import { World } from './world.ts'

const questions = [
  registrationsAreListed,
  classesAreListed,
  leavesAreListed,
  deskIsFilled,
  attendanceIsListed,
  membersAreExported,
  noticesAreTold,
]

/** Makes so many worlds from a seed, and asks each of them everything. @throws of the smallest that answers wrongly */
export const expectWorlds = (portal: () => TestPortal, { seed, count }: { seed: number; count: number }) =>
  fc.assert(
    fc.asyncProperty(plans, async (plan) => {
      const world = new World(portal(), plan.classes)
      await world.begin(plan)
      await world.live(plan.acts)
      if (world.book.faults.length > 0) throw new Error(world.book.faults.join('\n'))
      for (const question of questions) await question(world)
    }),
    { seed, numRuns: count },
  )
