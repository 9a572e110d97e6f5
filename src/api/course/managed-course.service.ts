import * as contract from './managed-course.contract.ts'
import type { Page } from '#api/kit/paging.ts'
import type { PublicationState } from './managed-publication.contract.ts'

import type { Transport } from '#api/kit/transport.ts'

type Managed = contract.ManagedCourse
/** Which course is meant, and the revision of it that the sender has seen. */
type Seen = Pick<Managed, 'courseID' | 'revision'>

/** What the list for staff is narrowed to; null and an empty keyword narrow nothing. */
interface ManagedFilter {
  readonly categoryCode: string | null
  readonly state: PublicationState | null
  readonly keyword: string
}

/** Last changed first. */
export function listManagedCourses(
  transport: Transport,
  { categoryCode, state, keyword }: ManagedFilter,
  { page, size }: Page,
): Promise<{ list: contract.ManagedCourseEntry[]; count: number }> {
  return transport.send(contract.listManagedCourses, {
    pageNum: page,
    pageSize: size,
    ...(categoryCode !== null && { categoryCode }),
    ...(state !== null && { state }),
    ...(keyword !== '' && { keyword }),
  })
}

/** Rejects with `request.notFound` where there is no such course. */
export function getManagedCourse(transport: Transport, courseID: string): Promise<Managed> {
  return transport.send(contract.getManagedCourse, { courseID })
}

export function createCourse(transport: Transport, course: contract.CourseDocument): Promise<Managed> {
  return transport.send(contract.createCourse, course)
}

/** Rejects with `publication.stale` when somebody else was faster, as the other commands do. */
export function saveCourse(transport: Transport, saved: Seen & contract.CourseDocument): Promise<Managed> {
  return transport.send(contract.saveCourse, saved)
}

export function publishCourse(transport: Transport, seen: Seen): Promise<Managed> {
  return transport.send(contract.publishCourse, seen)
}

export function withdrawCourse(transport: Transport, seen: Seen): Promise<Managed> {
  return transport.send(contract.withdrawCourse, seen)
}

export function discardCourse(transport: Transport, seen: Seen): Promise<Managed> {
  return transport.send(contract.discardCourse, seen)
}
