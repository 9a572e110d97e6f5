import { Button } from '@radix-ui/themes'
import { useActorRef } from '@xstate/react'
import { SearchX } from 'lucide-react'
import { use } from 'react'
import { Link } from 'wouter'

import type { CourseDetail } from '#api/contract/course.ts'
import { texts } from '#i18n/texts.ts'

import { DetailFaces } from '../faces/detail-faces.tsx'
import { Face } from '../faces/face.tsx'
import type { PageProps } from '../pages.ts'
import { usePortal } from '../portal/portal-context.ts'
import { CATALOGUE_PATH } from './catalogue-address.ts'
import { CourseView } from './course-view.tsx'

/** [ROUTE-21] One course, chosen by courseID. */
export default function CourseDetailPage({ query }: PageProps) {
  const courseID = query.get('courseID') ?? ''
  return <div className="column">{courseID === '' ? <NoSuchCourse /> : <Course courseID={courseID} />}</div>
}

function Course({ courseID }: { courseID: string }) {
  const { course } = use(usePortal().flows.courses())
  const detail = useActorRef(course, { input: { id: courseID } })
  return (
    <DetailFaces<CourseDetail> detail={detail} missing={<NoSuchCourse />}>
      {(found) => <CourseView course={found} />}
    </DetailFaces>
  )
}

function NoSuchCourse() {
  const LL = texts().course.detail
  return (
    <Face title={LL.missingTitle()} text={LL.missingText()} icon={<SearchX />}>
      <Button asChild variant="soft">
        <Link href={CATALOGUE_PATH}>{LL.toList()}</Link>
      </Button>
    </Face>
  )
}
