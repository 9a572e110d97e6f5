import * as contract from './course.contract.ts'
import type { Page } from '#api/kit/paging.ts'

import type { Transport } from '#api/kit/transport.ts'

/** [CALL-18] The course to continue with. Rejects with `request.notFound` where there is none. */
export function getLastLearnInfo(
  transport: Transport,
): Promise<{ courseID: string; courseName: string; progress: number }> {
  return transport.send(contract.getLastLearnInfo, {})
}

/** [ROUTE-03] */
export function listHomeCourses(transport: Transport): Promise<contract.HomeCourses> {
  return transport.send(contract.listHomeCourses, {})
}

/** [ROUTE-03] */
export function listCourseRanking(transport: Transport): Promise<contract.RankedCourse[]> {
  return transport.send(contract.listCourseRanking, {})
}

/** [ROUTE-03] */
export function listLearnerRanking(
  transport: Transport,
  period: contract.RankingPeriod,
): Promise<contract.LearnerRanking> {
  return transport.send(contract.listLearnerRanking, { period })
}

/** What a list of courses is narrowed to; null and an empty keyword narrow nothing. */
export interface CourseFilter {
  readonly kind: contract.CourseKind | null
  readonly categoryCode: string | null
  readonly year: number | null
  readonly teacher: string | null
  readonly keyword: string
  readonly sort: contract.CourseOrder
}

/** [ROUTE-20] */
export function listCourses(
  transport: Transport,
  { kind, categoryCode, year, teacher, keyword, sort }: CourseFilter,
  { page, size }: Page,
): Promise<{ list: contract.CourseCard[]; count: number }> {
  return transport.send(contract.listCourses, {
    ...(kind !== null && { kind }),
    ...(categoryCode !== null && { categoryCode }),
    ...(year !== null && { year }),
    ...(teacher !== null && { teacher }),
    ...(keyword !== '' && { keyword }),
    sort,
    pageNum: page,
    pageSize: size,
  })
}

/** [ROUTE-20] The years and teachers that the list can be narrowed to. */
export function listCourseFacets(transport: Transport): Promise<contract.CourseFacets> {
  return transport.send(contract.listCourseFacets, {})
}

/** [ROUTE-21] Rejects with `request.notFound` where there is no such course. */
export function getCourse(transport: Transport, courseID: string): Promise<contract.CourseDetail> {
  return transport.send(contract.getCourse, { courseID })
}

/** [COURSE-02] Rejects with `course.notBegun` where the caller has not begun it. */
export function rateCourse(transport: Transport, courseID: string, stars: number): Promise<contract.CourseRating> {
  return transport.send(contract.rateCourse, { courseID, stars })
}

/** [ROUTE-24] The caller's own courses; a state of null asks for all. */
export function listMyCourses(
  transport: Transport,
  state: contract.CourseState | null,
  { page, size }: Page,
): Promise<{ list: contract.MyCourse[]; count: number }> {
  const payload = { pageNum: page, pageSize: size, ...(state !== null && { state }) }
  return transport.send(contract.listMyCourses, payload)
}
