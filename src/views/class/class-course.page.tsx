import { useActorRef } from '@xstate/react'
import { use } from 'react'

import { classAddress } from '#api/class/addresses.ts'
import { texts } from '#i18n/texts.ts'

import { DetailFaces } from '#views/kit/faces/detail-faces.tsx'
import { BackLink } from '#views/kit/page-head/back-link.tsx'
import type { PageProps } from '#app/context/page-source.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { courseTabOf, type CourseTab } from '#views/course/course-href.ts'
import { NoSuchCourse, OneCourse } from '#views/course/one-course.tsx'
import { NoSuchClass } from './class-detail.tsx'
import { classTabHref } from './class-href.ts'
import { NotIn } from './not-in.tsx'

/** [ROUTE-85] A course within its online class: the way back leads to the class. */
export default function ClassCoursePage({ query }: PageProps) {
  const classID = query.get('classID') ?? ''
  const courseID = query.get('courseID') ?? ''
  return (
    <div className="column">
      {classID === '' ? (
        <NoSuchClass />
      ) : (
        <CourseOfClass classID={classID} courseID={courseID} tab={courseTabOf(query)} />
      )}
    </div>
  )
}

interface Props {
  readonly classID: string
  readonly courseID: string
  readonly tab: CourseTab | null
}

function CourseOfClass({ classID, courseID, tab }: Props) {
  const { flows, settings } = usePortal()
  const detail = useActorRef(use(flows.classes()).oneClass, { input: { id: classID } })
  const LL = texts().class.terms[settings.wording]
  return (
    <DetailFaces detail={detail} missing={<NoSuchClass />}>
      {(item) => {
        if (!item.mayEnter) return <NotIn item={item} />
        if (!item.courses.some((course) => course.courseID === courseID)) return <NoSuchCourse />
        return (
          <OneCourse
            courseID={courseID}
            tab={tab}
            within={{
              back: (
                <BackLink href={classTabHref(item.kind, classID, 'courses', null)}>
                  {LL.toClass()} · <bdi>{item.className}</bdi>
                </BackLink>
              ),
              hrefOf: (name) => classAddress('onLine-course-detail', { classID, courseID, tab: name }),
            }}
          />
        )
      }}
    </DetailFaces>
  )
}
