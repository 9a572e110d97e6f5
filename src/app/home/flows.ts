import { listToday } from '#api/class/today.contract.ts'
import * as course from '#api/course/course.contract.ts'
import { paged } from '#api/kit/paging.ts'
import type { Transport } from '#api/kit/transport.ts'
import { detailOf } from '#machines/kit/detail.flow.ts'
import { listOf } from '#machines/kit/list.flow.ts'

import { agendaItems } from '#app/agenda/agenda-items.ts'
import { whole } from '#app/kit/whole-list.ts'

/** The flows of home, one per part: a failure does not affect the others. */
export function provideHome(transport: Transport) {
  return {
    /** Courses in progress, last learned first. */
    learning: listOf((input) => transport.send(course.listMyCourses, { state: 'learning', ...paged(input) })),
    /** What there is to do; the days of the agenda are loaded by their time. */
    today: detailOf(() => transport.send(listToday, {})),
    agenda: agendaItems(transport),
    /** [ROUTE-03] Recommended, hot and new courses. */
    courses: detailOf(() => transport.send(course.listHomeCourses, {})),
    courseRanking: whole(() => transport.send(course.listCourseRanking, {})),
    /** Loaded by period. */
    learnerRanking: detailOf((period: course.RankingPeriod) => transport.send(course.listLearnerRanking, { period })),
  }
}
