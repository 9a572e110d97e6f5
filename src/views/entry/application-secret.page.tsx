import { useActorRef } from '@xstate/react'
import { FileText } from 'lucide-react'
import { use } from 'react'
import { useLocation } from 'wouter'

import { texts } from '#i18n/texts.ts'

import { DetailFaces } from '#views/kit/faces/detail-faces.tsx'
import { Face } from '#views/kit/faces/face.tsx'
import { Article } from '#views/news/article.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { writtenIn } from '#views/kit/theme/written-in.ts'
import { EntryFrame } from './entry-frame.tsx'

export interface InformationPage {
  readonly title: string
  readonly informationDetail: string
  /** Code of the texts' language. */
  readonly language: string
}

/** [ROUTE-11, ROUTE-12] The organisation's text under the meta code of the route (gap GAP-06). */
export default function ApplicationSecretPage() {
  const [path] = useLocation()
  const { flows, routeOf } = usePortal()
  const code = routeOf(path).name === 'techAuth' ? 'techsupport' : 'application_secret'
  const detail = useActorRef(use(flows.entry()).information, { input: { id: code } })
  const LL = texts().entry
  return (
    <EntryFrame>
      <DetailFaces
        detail={detail}
        missing={<Face title={LL.nothingHeading()} text={LL.nothingText()} icon={<FileText />} />}
      >
        {({ title, informationDetail, language }) => (
          <Article {...writtenIn(language)} title={title} summary="" html={informationDetail} facts={null} />
        )}
      </DetailFaces>
    </EntryFrame>
  )
}
