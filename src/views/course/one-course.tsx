import { Button } from '@radix-ui/themes'
import { useActorRef } from '@xstate/react'
import { SearchX } from 'lucide-react'
import { use, useState, type ReactNode } from 'react'
import { Link } from 'wouter'

import { texts } from '#i18n/texts.ts'

import { DetailFaces } from '#views/kit/faces/detail-faces.tsx'
import { Face } from '#views/kit/faces/face.tsx'
import { useChanges } from '#views/kit/record/use-signals.ts'
import { useRefreshAfterStudy } from '#views/study/use-refresh-after-study.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { CATALOGUE_PATH } from './catalogue-address.ts'
import type { CourseTab } from './course-href.ts'
import { CourseView } from './course-view.tsx'

interface Props {
  readonly courseID: string
  readonly tab: CourseTab | null
  /** Where it stands, if not in the catalogue: the way back, and the addresses of its tabs. */
  readonly within?: { readonly back: ReactNode; readonly hrefOf: (tab: CourseTab) => string }
}

/** [ROUTE-21] A course in each of its states, fetched anew whenever study is recorded. */
export function OneCourse({ courseID, tab, within }: Props) {
  const { course } = use(usePortal().flows.courses())
  const detail = useActorRef(course, { input: { id: courseID } })
  const [studied, setStudied] = useState(0)
  const renew = () => {
    detail.send({ type: 'item.reloaded' })
    setStudied((times) => times + 1)
  }
  useRefreshAfterStudy(renew)
  useChanges(renew)
  return (
    <DetailFaces detail={detail} missing={<NoSuchCourse />}>
      {(found) => <CourseView course={found} tab={tab} studied={studied} renew={renew} {...(within && { within })} />}
    </DetailFaces>
  )
}

export function NoSuchCourse() {
  const LL = texts().course.detail
  return (
    <Face title={LL.missingTitle()} text={LL.missingText()} icon={<SearchX />}>
      <Button asChild variant="soft">
        <Link href={CATALOGUE_PATH}>{LL.toList()}</Link>
      </Button>
    </Face>
  )
}
