import { fromPromise } from 'xstate'

import { rankingPeriods } from '#api/contract/course.ts'
import * as classes from '#api/service/classes.ts'
import * as course from '#api/service/course.ts'
import type { Transport } from '#api/service/transport.ts'
import { detailFlow, type DetailInput } from '#machines/flows/detail.ts'
import { listFlow, type Page, type PageRequest } from '#machines/flows/list.ts'

import type { HomeFlows } from './views/portal/portal-context.ts'
import { whole } from './whole-list.ts'

/** Something of which there is only one, or one for each `id`. */
const one = (load: (id: string) => Promise<unknown>) =>
  detailFlow.provide({ actors: { loadItem: fromPromise<unknown, DetailInput>(({ input }) => load(input.id)) } })

/** The flows of home, part by part: one that fails takes no other with it. */
export function provideHome(transport: Transport): HomeFlows {
  return {
    learning: listFlow.provide({
      actors: {
        loadPage: fromPromise<Page<unknown>, PageRequest>(({ input }) =>
          course.listMyCourses(transport, 'learning', input),
        ),
      },
    }),
    today: one(() => classes.listToday(transport)),
    courses: one(() => course.listHomeCourses(transport)),
    courseRanking: whole(() => course.listCourseRanking(transport)),
    learnerRanking: one((id) =>
      course.listLearnerRanking(transport, rankingPeriods.find((period) => period === id) ?? 'month'),
    ),
  }
}
