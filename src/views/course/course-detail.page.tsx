import { Button } from '@radix-ui/themes'
import { useActorRef } from '@xstate/react'
import { SearchX } from 'lucide-react'
import { use, useState } from 'react'
import { Link } from 'wouter'

import { texts } from '#i18n/texts.ts'

import { DetailFaces } from '#views/kit/faces/detail-faces.tsx'
import { Face } from '#views/kit/faces/face.tsx'
import type { PageProps } from '#views/portal/page-source.ts'
import { useRefreshAfterStudy } from '#views/study/use-refresh-after-study.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { CATALOGUE_PATH } from './catalogue-address.ts'
import { courseTabOf, type CourseTab } from './course-href.ts'
import { CourseView } from './course-view.tsx'

/** [ROUTE-21] One course, chosen by courseID. */
export default function CourseDetailPage({ query }: PageProps) {
  const courseID = query.get('courseID') ?? ''
  return (
    <div className="column">
      {courseID === '' ? <NoSuchCourse /> : <Course courseID={courseID} tab={courseTabOf(query)} />}
    </div>
  )
}

function Course({ courseID, tab }: { courseID: string; tab: CourseTab }) {
  const { course } = use(usePortal().flows.courses())
  const detail = useActorRef(course, { input: { id: courseID } })
  const [studied, setStudied] = useState(0)
  const renew = () => {
    detail.send({ type: 'item.reloaded' })
    setStudied((times) => times + 1)
  }
  useRefreshAfterStudy(renew)
  return (
    <DetailFaces detail={detail} missing={<NoSuchCourse />}>
      {(found) => <CourseView course={found} tab={tab} studied={studied} renew={renew} />}
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
