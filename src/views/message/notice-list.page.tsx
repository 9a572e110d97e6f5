import { useLocation } from 'wouter'

import { texts } from '#i18n/texts.ts'

import { PageHead } from '#views/kit/page-head/page-head.tsx'
import type { PageProps } from '#app/context/page-source.ts'
import { MessageLists } from './message-lists.tsx'

/** [ROUTE-83, ROUTE-84] The messages on their own page, below either parent. */
export default function NoticeListPage({ query }: PageProps) {
  const [address] = useLocation()
  const path = address.replace(/\/+$/, '')
  return (
    <div className="column message-page">
      <PageHead title={texts().title['notice-list']()} />
      <MessageLists path={path} query={query} />
    </div>
  )
}
