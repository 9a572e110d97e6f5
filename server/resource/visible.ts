import type { Querying } from '#server/database/open.ts'

/** [RESOURCE-01] The resources visible to everybody: those of published courses, and those of the portal. */
export const visibleResources = (db: Querying, now: Date) =>
  db
    .selectFrom('course_resource as offer')
    .leftJoin('course', 'course.id', 'offer.course_id')
    .where((eb) => eb.or([eb('offer.course_id', 'is', null), eb('course.published_at', '<=', now.getTime())]))
