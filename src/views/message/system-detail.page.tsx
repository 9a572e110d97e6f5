import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { ArrowRight, SearchX } from 'lucide-react'
import { use, useEffect } from 'react'
import { Link } from 'wouter'

import type { Notice } from '#api/message/notice.contract.ts'
import { texts } from '#i18n/texts.ts'

import { DetailFaces } from '#views/kit/faces/detail-faces.tsx'
import { Face } from '#views/kit/faces/face.tsx'
import { BackLink } from '#views/kit/page-head/back-link.tsx'
import type { PageProps } from '#app/context/page-source.ts'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { LISTS } from './message-address.ts'
import { MinuteTime } from './minute-time.tsx'
import { NoticeText } from './notice-text.tsx'
import './system-detail.css'

/** [ROUTE-84, MSG-02] One system notice with a link to its subject. Opening it marks it as read. */
export default function SystemDetailPage({ query }: PageProps) {
  const { flows } = usePortal()
  const { notice } = use(flows.correspondence())
  const { notices } = use(flows.messages())
  const id = query.get('mesNotifyId') ?? ''
  const detail = useActorRef(notice, { input: { id } })
  const isRead = useSelector(detail, (snapshot) => snapshot.hasTag('shown'))
  useEffect(() => {
    if (isRead) notices.send({ type: 'subject.read', subject: id })
  }, [isRead, notices, id])
  return (
    <div className="column">
      <DetailFaces detail={detail} missing={<Missing />}>
        {(item: Notice) => <OneNotice notice={item} />}
      </DetailFaces>
    </div>
  )
}

function OneNotice({ notice: { title, time, content, link } }: { notice: Notice }) {
  const LL = texts().message.centre
  usePageTitle(title)
  return (
    <article className="system-notice">
      <BackLink href={LISTS}>{LL.toNotices()}</BackLink>
      <h1 className="system-notice-title">{title}</h1>
      <p className="system-notice-time">
        <MinuteTime value={time} />
      </p>
      <p className="system-notice-text">
        <NoticeText parts={content} />
      </p>
      {link !== null && (
        <Button asChild>
          <Link href={link}>
            {LL.open()}
            <ArrowRight className="mirrored" size={16} aria-hidden="true" />
          </Link>
        </Button>
      )}
    </article>
  )
}

function Missing() {
  const LL = texts()
  return (
    <Face title={LL.problem.missingHeading()} text={LL.problem.missingText()} icon={<SearchX />}>
      <Button asChild variant="soft">
        <Link href={LISTS}>{LL.message.centre.toNotices()}</Link>
      </Button>
    </Face>
  )
}
