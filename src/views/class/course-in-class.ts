import { classAddress } from '#api/class/addresses.ts'
import type { ClassDetail } from '#api/class/class.contract.ts'

import { courseHref } from '#views/course/course-href.ts'

/** [ROUTE-85] A course of an online class stands within the class; of the others in the catalogue. */
export const courseInClassHref = (
  { kind, classID }: Pick<ClassDetail, 'kind' | 'classID'>,
  courseID: string,
): string => (kind === 'online' ? classAddress('onLine-course-detail', { classID, courseID }) : courseHref(courseID))
