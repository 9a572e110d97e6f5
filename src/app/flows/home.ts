import { fromPromise } from 'xstate'

import { rankingPeriods } from '#api/course/course.contract.ts'
import * as classes from '#api/class/class.service.ts'
import * as course from '#api/course/course.service.ts'
import type { Transport } from '#api/kit/transport.ts'
import { detailFlow, type DetailInput } from '#machines/kit/detail.flow.ts'
import { listFlow, type Page, type PageRequest } from '#machines/kit/list.flow.ts'

import type { HomeFlows } from '#app/context/portal-context.ts'
import { whole } from '#app/whole-list.ts'

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
