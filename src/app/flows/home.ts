import { fromPromise } from 'xstate'

import { listToday } from '#api/class/class.contract.ts'
import * as course from '#api/course/course.contract.ts'
import { oneOf, paged } from '#api/kit/paging.ts'
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
          transport.send(course.listMyCourses, { state: 'learning', ...paged(input) }),
        ),
      },
    }),
    today: one(() => transport.send(listToday, {})),
    courses: one(() => transport.send(course.listHomeCourses, {})),
    courseRanking: whole(() => transport.send(course.listCourseRanking, {})),
    learnerRanking: one((id) =>
      transport.send(course.listLearnerRanking, { period: oneOf(course.rankingPeriods, id) ?? 'month' }),
    ),
  }
}
